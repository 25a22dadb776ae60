/** The rules of every game, loaded when they are needed: for tables, and for the bots beside the page. */
import type { Game, Kind } from '@tarsas/kernel';

// The frame handles every game alike; only the game itself knows its own types.
const plain = <G extends Kind>(game: Game<G>) => game as unknown as Game<Kind>;

const games: Readonly<Record<string, () => Promise<Game<Kind>>>> = {
  'terra-mystica': async () => plain((await import('../games/terra-mystica/rules/index.ts')).terraMystica),
  'age-of-innovation': async () => plain((await import('../games/age-of-innovation/rules/index.ts')).ageOfInnovation),
  viscounts: async () => plain((await import('../games/viscounts/rules/index.ts')).viscounts),
  'empires-end': async () => plain((await import('../games/empires-end/rules/index.ts')).empiresEnd),
  example: async () => plain((await import('../games/example/rules.ts')).pebbles),
};

export function rulesOfGame(id: string): Promise<Game<Kind>> {
  const load = games[id];
  if (!load) throw new Error(`There is no game '${id}'`);
  return load();
}
