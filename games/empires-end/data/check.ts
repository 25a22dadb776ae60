/** Small checks for data from outside: each adds to the list what is wrong, with the path to it. */
import type { Wrong } from './mistakes.ts';

export type Check = (value: unknown, at: string, wrong: Wrong[]) => void;

const SHOWN = 60;

/** A value as a message quotes it: short, whatever it is. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

export function text(most: number): Check {
  return (value, at, wrong) => {
    if (typeof value !== 'string' || value === '') wrong.push({ at, key: 'needText', args: { given: shown(value) } });
    else if (value.length > most) wrong.push({ at, key: 'tooLong', args: { most } });
  };
}

export function whole(min: number, max: number): Check {
  return (value, at, wrong) => {
    if (!Number.isInteger(value) || (value as number) < min || (value as number) > max)
      wrong.push({ at, key: 'needWhole', args: { min, max, given: shown(value) } });
  };
}

export function notZero(check: Check): Check {
  return (value, at, wrong) => {
    check(value, at, wrong);
    if (value === 0) wrong.push({ at, key: 'zero', args: {} });
  };
}

export function oneOf(allowed: readonly string[]): Check {
  return (value, at, wrong) => {
    if (!allowed.includes(value as string)) wrong.push({ at, key: 'notOneOf', args: { given: shown(value), all: allowed.join(', ') } });
  };
}

export function nullOr(check: Check): Check {
  return (value, at, wrong) => {
    if (value !== null) check(value, at, wrong);
  };
}

export function list(check: Check, most = Number.POSITIVE_INFINITY): Check {
  return (value, at, wrong) => {
    if (!Array.isArray(value)) wrong.push({ at, key: 'needList', args: {} });
    else if (value.length > most) wrong.push({ at, key: 'tooMany', args: { most, given: value.length } });
    else for (const [i, item] of value.entries()) check(item, `${at}[${i}]`, wrong);
  };
}

/** At least one entry, and none twice. */
export function someOf(allowed: readonly string[]): Check {
  return (value, at, wrong) => {
    list(oneOf(allowed))(value, at, wrong);
    if (!Array.isArray(value)) return;
    if (value.length === 0) wrong.push({ at, key: 'empty', args: {} });
    const twice = value.find((item, i) => value.indexOf(item) < i);
    if (twice !== undefined) wrong.push({ at, key: 'twice', args: { given: shown(twice) } });
  };
}

export function tuple(length: number, check: Check): Check {
  return (value, at, wrong) => {
    list(check)(value, at, wrong);
    if (Array.isArray(value) && value.length !== length)
      wrong.push({ at, key: 'needLength', args: { needed: length, given: value.length } });
  };
}

/** Only these fields, and at least the required ones. */
export function object(fields: Readonly<Record<string, Check>>, required: readonly string[] = []): Check {
  return (value, at, wrong) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      wrong.push({ at, key: 'needObject', args: {} });
      return;
    }
    for (const field of required) if (!Object.hasOwn(value, field)) wrong.push({ at, key: 'missing', args: { field } });
    for (const [field, inner] of Object.entries(value)) {
      if (Object.hasOwn(fields, field)) fields[field](inner, `${at}.${field}`, wrong);
      else wrong.push({ at, key: 'unknownField', args: { field: shown(field), all: Object.keys(fields).join(', ') } });
    }
  };
}

/** First this; then, where nothing was wrong with it, what only makes sense of a value of the right shape. */
export function andThen(check: Check, further: Check): Check {
  return (value, at, wrong) => {
    const before = wrong.length;
    check(value, at, wrong);
    if (wrong.length === before) further(value, at, wrong);
  };
}
