/**
 * Reading JSON that a person wrote. `JSON.parse` takes the last of two equal keys without a word, and what it says of a mistake differs from
 * engine to engine; this reader refuses both with the line.
 */
export class JsonFault extends Error {
  override name = 'JsonFault';
  readonly line: number;
  /** The key that stands twice in one object; null: the text is no JSON. */
  readonly key: string | null;
  constructor(line: number, key: string | null) {
    super(key === null ? `line ${line} is not JSON` : `line ${line}: '${key}' stands twice`);
    this.line = line;
    this.key = key;
  }
}

const SPACE = /[ \t\r\n]*/y;
const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"/sy;
const WORD = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
/** Deeper than anything people write; keeps the reader's own calls few. */
const DEEPEST = 100;

export function parseStrictly(text: string): unknown {
  let at = 0;

  const fault = (key: string | null = null) => new JsonFault(text.slice(0, at).split('\n').length, key);

  function token(pattern: RegExp): string | null {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? null;
    at += found?.length ?? 0;
    return found;
  }

  function sign(wanted: string): boolean {
    token(SPACE);
    if (text[at] !== wanted) return false;
    at++;
    return true;
  }

  function must(wanted: string): void {
    if (!sign(wanted)) throw fault();
  }

  function value(depth: number): unknown {
    if (depth > DEEPEST) throw fault();
    if (sign('{')) return object(depth);
    if (sign('[')) return list(depth);
    return single(token(STRING) ?? token(WORD));
  }

  /** A text, number or other single value; a text may still hold what JSON does not allow in one. */
  function single(found: string | null): unknown {
    try {
      if (found !== null) return JSON.parse(found);
    } catch {
      at -= found?.length ?? 0;
    }
    throw fault();
  }

  function object(depth: number): object {
    const fields = new Map<string, unknown>();
    while (!sign('}')) {
      if (fields.size > 0) must(',');
      token(SPACE);
      const key = single(token(STRING)) as string;
      if (fields.has(key)) throw fault(key);
      must(':');
      fields.set(key, value(depth + 1));
    }
    return Object.fromEntries(fields);
  }

  function list(depth: number): unknown[] {
    const items: unknown[] = [];
    while (!sign(']')) {
      if (items.length > 0) must(',');
      items.push(value(depth + 1));
    }
    return items;
  }

  const whole = value(0);
  token(SPACE);
  if (at < text.length) throw fault();
  return whole;
}
