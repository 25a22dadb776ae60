/** Tests that read like the rulebook: one sentence, one test, the id in front. */
import { test } from 'vitest';
import { Flow } from './flow.ts';
import type { Fact, Game, Kind } from './game.ts';

/** `rule('TM-LEECH-04', 'costs one point less than the power taken', () => …)`. `npx tarsas rules` counts these ids. */
export function rule(id: string, sentence: string, check: () => void): void {
  test(`${id} ${sentence}`, check);
}

/** Where a rule is arithmetic, a table beats prose: each line a case. */
rule.each = <Case extends readonly unknown[]>(
  id: string,
  sentence: string,
  cases: readonly Case[],
  check: (...values: Case) => void,
): void => {
  test.each(cases.map(values => [JSON.stringify(values), values] as const))(`${id} ${sentence}: %s`, (_, values) => check(...values));
};

/** Goes on from a position that a test has laid out: runs automatic steps until somebody is asked. Returns what happened. */
export function settle<G extends Kind>(game: Game<G>, s: G['state']): Fact[] {
  const flow = new Flow(game, s);
  flow.settle();
  return flow.facts;
}
