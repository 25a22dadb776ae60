/** The rules references of the games, and which of their ids a test names. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Language } from '@tarsas/kernel';

/** `text/rules.en.md` is the set named after its folder, `text/rules.fire-and-ice.en.md` a further one. */
const RULES_FILE = /^rules(?:\.(.+))?\.en\.md$/;
/** A line with `>` below a rule is its reason, where the rulebook leaves something open. */
const RULE_LINE = /^- \*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\*\*\s+(.+)(?:\n {2}> (.+))?$/gm;
/** One test may name several rules: `rule('MG-TURN-03 MG-TURN-04', …)`. */
const RULE_TEST = /\brule(?:\.each)?\(\s*['"`]([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+(?: [A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)*)['"`]/g;
const COMMENT = /^\s*(?:\/\/|\*|\/\*).*$/gm;

interface RuleSet {
  set: string;
  folder: string;
}

export interface RuleCoverage {
  set: string;
  total: number;
  tested: number;
  /** Not testable, with a reason in `text/untested.json`. */
  exempt: number;
  missing: string[];
}

export interface RuleBook {
  sets: readonly RuleSet[];
  coverage(set: RuleSet): RuleCoverage;
  /** What is wrong with the reference itself, one line each. */
  faults(set: RuleSet): string[];
  /** The sentence of a rule with its reason, where it has one, or undefined. */
  sentence(id: string, language: Language): string | undefined;
}

/** Reads the references below a folder of games. */
export function ruleBook(games: string): RuleBook {
  const folders = readdirSync(games).filter(folder => existsSync(join(games, folder, 'text')));
  const sets = folders.flatMap(folder => setsIn(games, folder)).sort((a, b) => (a.set < b.set ? -1 : 1));
  const tests = testedIds(games);
  const tested = new Set([...tests.values()].flat());
  const rules = (set: RuleSet, language: Language) => rulesIn(games, set, language);
  return {
    sets,
    coverage: set => coverageOf(set, [...new Set(rules(set, 'en').map(([id]) => id))], tested, reasonsIn(games, set)),
    faults: set => [
      ...unknownIds(
        tests.get(set.folder) ?? [],
        sets.flatMap(other => rules(other, 'en').map(([id]) => id)),
      ),
      ...languageFaults(rules(set, 'en'), rules(set, 'hu')),
      ...reasonFaults(
        reasonsIn(games, set),
        sets.filter(other => other.folder === set.folder).flatMap(other => rules(other, 'en').map(([id]) => id)),
        tested,
      ),
    ],
    sentence: (id, language) => sets.flatMap(set => rules(set, language)).find(rule => rule[0] === id)?.[1],
  };
}

function setsIn(games: string, folder: string): RuleSet[] {
  return readdirSync(join(games, folder, 'text')).flatMap(file => {
    const found = RULES_FILE.exec(file);
    return found ? [{ set: found[1] ?? folder, folder }] : [];
  });
}

function rulesIn(games: string, { set, folder }: RuleSet, language: Language): [id: string, sentence: string][] {
  const file = join(games, folder, 'text', set === folder ? `rules.${language}.md` : `rules.${set}.${language}.md`);
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(RULE_LINE)].map(([, id, sentence, why]) => [
    id,
    why ? `${sentence.trim()} (${why.trim()})` : sentence.trim(),
  ]);
}

function reasonsIn(games: string, { folder }: RuleSet): Record<string, string> {
  const file = join(games, folder, 'text', 'untested.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** By folder of the game: the ids its tests name. */
function testedIds(games: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of readdirSync(games, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.test.ts') || file.includes('node_modules')) continue;
    const [folder] = file.split(sep);
    const source = readFileSync(join(games, file), 'utf8').replace(COMMENT, '');
    found.set(folder, [...(found.get(folder) ?? []), ...[...source.matchAll(RULE_TEST)].flatMap(([, ids]) => ids.split(' '))]);
  }
  return found;
}

function unknownIds(tested: readonly string[], known: readonly string[]): string[] {
  return [...new Set(tested)].filter(id => !known.includes(id)).map(id => `${id}: a test names a rule that does not exist`);
}

function coverageOf({ set }: RuleSet, ids: string[], tested: Set<string>, reasons: Record<string, string>): RuleCoverage {
  const open = ids.filter(id => !tested.has(id));
  const missing = open.filter(id => !Object.hasOwn(reasons, id));
  return { set, total: ids.length, tested: ids.length - open.length, exempt: open.length - missing.length, missing };
}

type Rules = [id: string, sentence: string][];

function languageFaults(en: Rules, hu: Rules): string[] {
  const idsOf = (rules: Rules) => rules.map(([id]) => id);
  const lacks = (ids: string[], other: string[], language: string) =>
    ids.filter(id => !other.includes(id)).map(id => `${id}: not in the ${language} rules`);
  const twice = idsOf(en).filter((id, at, all) => all.indexOf(id) !== at);
  return [
    ...lacks(idsOf(en), idsOf(hu), 'Hungarian'),
    ...lacks(idsOf(hu), idsOf(en), 'English'),
    ...twice.map(id => `${id}: stands twice`),
  ];
}

function reasonFaults(reasons: Record<string, string>, ids: string[], tested: Set<string>): string[] {
  return Object.entries(reasons).flatMap(([id, reason]) => {
    if (!ids.includes(id)) return [`${id}: untested.json gives a reason for a rule that does not exist`];
    if (tested.has(id)) return [`${id}: has a test and also a reason for having none`];
    return reason.trim() === '' ? [`${id}: the reason for having no test is empty`] : [];
  });
}
