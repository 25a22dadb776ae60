/** Table options: what comes from outside is looked up, never trusted. */
import type { OptionField, OptionSpec } from './game.ts';

/** One thing that is wrong with a value from outside, as data: where, what, and the particulars. The game's words say it. */
export interface Mistake {
  at: string;
  key: string;
  args: object;
}

/** Thrown by the check of a free-form option: everything that is wrong with the value. */
export class Unfit extends Error {
  override name = 'Unfit';
  readonly mistakes: readonly Mistake[];
  constructor(mistakes: readonly Mistake[]) {
    super(mistakes.map(({ at, key, args }) => `${at}: ${key} ${JSON.stringify(args)}`).join('\n'));
    this.mistakes = mistakes;
  }
}

/** The agreed options with every default filled in. Throws an Error that says which option is wrong and what it may be. */
export function checkOptions(spec: OptionSpec, given: object): object {
  const fields = spec as Record<string, OptionField>;
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(fields, key)) throw new Error(`There is no option '${key}'. Options: ${Object.keys(fields).join(', ')}.`);
  }
  const agreed: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(fields)) {
    const value = (given as Record<string, unknown>)[key];
    agreed[key] = value === undefined ? field.values[0] : checkOption(key, field, value);
  }
  return agreed;
}

function checkOption(key: string, field: OptionField, value: unknown): unknown {
  if (field.values.some(allowed => allowed === value)) return value;
  if (field.check) return field.check(value);
  throw new Error(`Option '${key}' cannot be ${JSON.stringify(value)}. It may be: ${field.values.map(v => JSON.stringify(v)).join(', ')}.`);
}
