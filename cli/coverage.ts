/** What occurred in many games: facts, choices, and how often every component of the game had its effect. */
import type { Choice, Fact, Title } from '@tarsas/kernel';
import type { CliWords } from './text/en.ts';

/** How often, by key. */
type Tally = Record<string, number>;

export interface CoverageReport {
  facts: Tally;
  choices: Tally;
  /** Every text in the arguments of facts and choices: the ids of cards, tiles, hexes, effects. */
  ids: Tally;
  /** Every component, by kind. */
  components: Record<string, Tally>;
  /** Components that never had an effect. */
  silent: string[];
}

export class Coverage {
  private readonly title: Title;
  private readonly facts: Tally = {};
  private readonly choices: Tally = {};
  private readonly ids: Tally = {};
  private readonly effects: Tally = {};

  constructor(title: Title) {
    this.title = title;
  }

  countFacts(facts: readonly Fact[]): void {
    const { effects } = this.title;
    for (const { key, args } of facts) {
      count(this.facts, key);
      countTexts(this.ids, args);
      if (!effects || effects.includes(key)) countTexts(this.effects, args);
    }
  }

  countChoice(choice: Choice): void {
    const { do: verb, ...args } = choice;
    count(this.choices, verb);
    countTexts(this.ids, args);
  }

  report(): CoverageReport {
    const { facts, choices, ids, effects } = this;
    const kinds = Object.entries(this.title.components ?? {});
    const tallyOf = (all: readonly string[]): Tally => Object.fromEntries(all.map(id => [id, effects[id] ?? 0]));
    const silent = kinds.flatMap(([kind, all]) => all.filter(id => !effects[id]).map(id => `${kind} ${id}`));
    return { facts, choices, ids, components: Object.fromEntries(kinds.map(([kind, all]) => [kind, tallyOf(all)])), silent };
  }
}

function countTexts(tally: Tally, value: unknown): void {
  if (typeof value === 'string') count(tally, value);
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) countTexts(tally, inner);
}

function count(tally: Tally, key: string): void {
  tally[key] = (tally[key] ?? 0) + 1;
}

export function coverageLines({ facts, choices, ids, components, silent }: CoverageReport, { simulate: say }: CliWords): string[] {
  return [
    ...table(say.facts, facts),
    ...table(say.choices, choices),
    ...(Object.keys(components).length === 0 ? table(say.ids, ids) : []),
    ...Object.entries(components).flatMap(([kind, tally]) => table(`${say.components}: ${kind}`, tally)),
    ...(Object.keys(components).length === 0 ? [] : ['', say.silent(silent)]),
  ];
}

function table(heading: string, tally: Tally): string[] {
  const rows = Object.entries(tally).sort(([a], [b]) => (a < b ? -1 : 1));
  if (rows.length === 0) return [];
  return ['', heading, ...rows.map(([key, n]) => `${String(n).padStart(10)}  ${key}`)];
}
