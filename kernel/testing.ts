/** Tests that read like the rulebook: one sentence, one test, the id in front. */
import { test } from 'vitest';

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
