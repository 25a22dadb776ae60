/** What is drawn and written about the games, found by the folders it lies in. */
import type { Language } from '@tarsas/kernel';
import type { Components } from '@tarsas/kit/components.ts';
import type { AnyTable } from '@tarsas/kit/table.ts';

const drawn = import.meta.glob<{ table: AnyTable }>('../games/*/table/index.ts');

/** The game's drawn table, or null where there is only the plain one. */
export async function tableOf(id: string): Promise<AnyTable | null> {
  const load = drawn[`../games/${id}/table/index.ts`];
  return load ? (await load()).table : null;
}

const boxes = import.meta.glob<{ components: Components }>('../games/*/table/components.ts');
const boxPath = (id: string) => `../games/${id}/table/components.ts`;

/** What lies in the game's box, drawn; null where nothing is drawn yet. */
export const componentsOf = async (id: string): Promise<Components | null> => (await boxes[boxPath(id)]?.())?.components ?? null;

const ruleTexts = import.meta.glob<string>('../games/*/text/rules*.md', { query: '?raw', import: 'default' });

/** The game's rules to read, in Markdown: one text per book. */
export function ruleTextsOf(id: string, language: Language): Promise<string[]> {
  const paths = Object.keys(ruleTexts).filter(path => path.startsWith(`../games/${id}/`) && path.endsWith(`.${language}.md`));
  return Promise.all(paths.sort((a, b) => a.length - b.length).map(path => ruleTexts[path]!()));
}

const aids = import.meta.glob<string>('../games/*/text/aid.*.md', { query: '?raw', import: 'default' });
const aidPath = (id: string, language: Language) => `../games/${id}/text/aid.${language}.md`;

export const hasAid = (id: string, language: Language): boolean => aidPath(id, language) in aids;

/** The player aid of a game, where it has one. */
export const aidOf = async (id: string, language: Language): Promise<string> => (await aids[aidPath(id, language)]?.()) ?? '';
