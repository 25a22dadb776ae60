/**
 * The games, each in pieces that are loaded when they are needed. Here are their names and words; `games.ts` has their rules, `drawn.ts`
 * finds what is drawn and written about them. Adding a game is a line here and a line there.
 */
import { type Game, type Kind, type Language, type TableLog, type Voice, voice, type Words } from '@tarsas/kernel';
import { addressing } from '@tarsas/words/address';
import { rulesOfGame } from './games.ts';

export interface GameTitle {
  id: string;
  name: Readonly<Record<Language, string>>;
  seats: { min: number; max: number };
  game(): Promise<Game<Kind>>;
  voices: Readonly<Record<Language, () => Promise<Voice>>>;
  /** Reads a game that was played elsewhere and written down in another notation; throws what is wrong with it. */
  readLog?(text: string): Promise<TableLog & { names: string[] }>;
}

function title<G extends Kind>(
  id: string,
  name: GameTitle['name'],
  [min, max]: readonly [number, number],
  words: Record<Language, () => Promise<Words<G>>>,
  more: Pick<GameTitle, 'readLog'> = {},
): GameTitle {
  return {
    id,
    name,
    seats: { min, max },
    game: () => rulesOfGame(id),
    voices: {
      en: async () => addressing(voice(await words.en()), (await import('@tarsas/words/you.en')).address),
      hu: async () => addressing(voice(await words.hu()), (await import('@tarsas/words/you.hu')).address),
    },
    ...more,
  };
}

export const titles: readonly GameTitle[] = [
  title(
    'terra-mystica',
    { en: 'Terra Mystica', hu: 'Terra Mystica' },
    [2, 5],
    {
      en: async () => (await import('../games/terra-mystica/text/en.ts')).en,
      hu: async () => (await import('../games/terra-mystica/text/hu.ts')).hu,
    },
    {
      readLog: async text => {
        const { log, points } = (await import('../games/terra-mystica/notation/import.ts')).importLog(text);
        return { ...log, names: Object.keys(points) };
      },
    },
  ),
  title('age-of-innovation', { en: 'Age of Innovation', hu: 'Terra Mystica – Találmányok kora' }, [2, 5], {
    en: async () => (await import('../games/age-of-innovation/text/en.ts')).en,
    hu: async () => (await import('../games/age-of-innovation/text/hu.ts')).hu,
  }),
  title('viscounts', { en: 'Viscounts of the West Kingdom', hu: 'A Nyugati Királyság várgrófjai' }, [1, 4], {
    en: async () => (await import('../games/viscounts/text/en.ts')).en,
    hu: async () => (await import('../games/viscounts/text/hu.ts')).hu,
  }),
  title('empires-end', { en: "Empire's End", hu: 'A birodalom alkonya' }, [2, 4], {
    en: async () => (await import('../games/empires-end/text/en.ts')).en,
    hu: async () => (await import('../games/empires-end/text/hu.ts')).hu,
  }),
  title('example', { en: 'Pebbles', hu: 'Kavicsok' }, [2, 4], {
    en: async () => (await import('../games/example/text/en.ts')).en,
    hu: async () => (await import('../games/example/text/hu.ts')).hu,
  }),
];

export const titleOf = (id: string): GameTitle | undefined => titles.find(title => title.id === id);
