/**
 * The games, each in pieces that are loaded when they are needed: rules, one language's words, the drawn table, the rules to read.
 * Adding a game is one line here; a drawn table is found by its folder (`games/<id>/table/index.ts`, which exports `table`).
 */
import { type Game, type Kind, type Language, type TableLog, type Voice, voice, type Words } from '@tarsas/kernel';
import type { AnyTable } from './kit/table.ts';

export interface GameTitle {
  id: string;
  name: Readonly<Record<Language, string>>;
  seats: { min: number; max: number };
  game(): Promise<Game<Kind>>;
  voices: Readonly<Record<Language, () => Promise<Voice>>>;
  /** Reads a game that was played elsewhere and written down in another notation; throws what is wrong with it. */
  readLog?(text: string): Promise<TableLog>;
}

function title<G extends Kind>(
  id: string,
  name: GameTitle['name'],
  [min, max]: readonly [number, number],
  game: () => Promise<Game<G>>,
  words: Record<Language, () => Promise<Words<G>>>,
  more: Pick<GameTitle, 'readLog'> = {},
): GameTitle {
  return {
    id,
    name,
    seats: { min, max },
    // The frame handles every game alike; only the game itself knows its own types.
    game: game as unknown as GameTitle['game'],
    voices: { en: async () => voice(await words.en()), hu: async () => voice(await words.hu()) },
    ...more,
  };
}

export const titles: readonly GameTitle[] = [
  title(
    'terra-mystica',
    { en: 'Terra Mystica', hu: 'Terra Mystica' },
    [2, 5],
    async () => (await import('../games/terra-mystica/rules/index.ts')).terraMystica,
    {
      en: async () => (await import('../games/terra-mystica/text/en.ts')).en,
      hu: async () => (await import('../games/terra-mystica/text/hu.ts')).hu,
    },
    {
      readLog: async text => (await import('../games/terra-mystica/notation/import.ts')).importLog(text).log,
    },
  ),
  title(
    'age-of-innovation',
    { en: 'Age of Innovation', hu: 'Terra Mystica – Találmányok kora' },
    [2, 5],
    async () => (await import('../games/age-of-innovation/rules/index.ts')).ageOfInnovation,
    {
      en: async () => (await import('../games/age-of-innovation/text/en.ts')).en,
      hu: async () => (await import('../games/age-of-innovation/text/hu.ts')).hu,
    },
  ),
  title(
    'viscounts',
    { en: 'Viscounts of the West Kingdom', hu: 'A Nyugati Királyság várgrófjai' },
    [1, 4],
    async () => (await import('../games/viscounts/rules/index.ts')).viscounts,
    {
      en: async () => (await import('../games/viscounts/text/en.ts')).en,
      hu: async () => (await import('../games/viscounts/text/hu.ts')).hu,
    },
  ),
  title(
    'empires-end',
    { en: "Empire's End", hu: 'A birodalom alkonya' },
    [2, 4],
    async () => (await import('../games/empires-end/rules/index.ts')).empiresEnd,
    {
      en: async () => (await import('../games/empires-end/text/en.ts')).en,
      hu: async () => (await import('../games/empires-end/text/hu.ts')).hu,
    },
  ),
  title('example', { en: 'Pebbles', hu: 'Kavicsok' }, [2, 4], async () => (await import('../games/example/rules.ts')).pebbles, {
    en: async () => (await import('../games/example/text/en.ts')).en,
    hu: async () => (await import('../games/example/text/hu.ts')).hu,
  }),
];

export const titleOf = (id: string): GameTitle | undefined => titles.find(title => title.id === id);

const drawn = import.meta.glob<{ table: AnyTable }>('../games/*/table/index.ts');

/** The game's drawn table, or null where there is only the plain one. */
export async function tableOf(id: string): Promise<AnyTable | null> {
  const load = drawn[`../games/${id}/table/index.ts`];
  return load ? (await load()).table : null;
}

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
