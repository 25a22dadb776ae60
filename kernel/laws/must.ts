/** What every law says when it is broken. */
import { difference } from '../json.ts';

export function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

export function mustEqual(a: unknown, b: unknown, what: string): void {
  const found = difference(a, b);
  must(found === null, `${what}: ${found}`);
}
