/** How far the reader has come with the positions to solve: kept on this device, and with the account of whoever is signed in. */
import { keep, recall } from '../app/device.ts';
import { api, person } from '../app/server.svelte.ts';

const LEVELS = ['tried', 'shown', 'solved'] as const;
export type Level = (typeof LEVELS)[number];

export interface Solved {
  state: Level;
  tries: number;
  at: number;
  /** The account does not know it yet. */
  isNew?: true;
}

/** By game and id of the position. */
type All = Record<string, Solved>;

const KEY = 'solved';
const nameOf = (game: string, position: string) => `${game} ${position}`;
const all = (): All => recall<All>(KEY) ?? {};

export const solvedHere = (game: string, position: string): Solved | null => all()[nameOf(game, position)] ?? null;

export const isFurther = (one: Level, other: Level): boolean => LEVELS.indexOf(one) > LEVELS.indexOf(other);

/** One more try, or how it ended. What was found stays found, and a plan that was looked at cannot be found any more. */
export function noteSolved(game: string, position: string, state: Level, isTry: boolean): void {
  const known = solvedHere(game, position);
  const stays = known !== null && (known.state !== 'tried' || !isFurther(state, known.state));
  const now: Solved = {
    state: stays ? known.state : state,
    tries: (known?.tries ?? 0) + Number(isTry),
    at: stays ? known.at : Date.now(),
    isNew: true,
  };
  keep(KEY, { ...all(), [nameOf(game, position)]: now });
  void syncSolved();
}

/** More than a device can have. */
const AT_ONCE = 1_000;

/** Hands over what the account does not know, and takes what it knows from elsewhere. Without a connection, or an account, all stays as it is. */
export async function syncSolved(): Promise<void> {
  await person.know();
  if (!person.me) return;
  const before = all();
  const news = Object.entries(before)
    .filter(([, { isNew }]) => isNew)
    .slice(0, AT_ONCE)
    .map(([name, { state, tries, at }]) => {
      const [game, position] = name.split(' ') as [string, string];
      return { game, position, state, tries, at };
    });
  const answer = await (news.length > 0 ? api().solve({ positions: news }) : api().solved()).catch(() => null);
  if (answer) keep(KEY, { ...all(), ...takenFrom(answer.positions, before) });
}

/** What was noted while the answer was on its way stays as it is. */
function takenFrom(positions: Awaited<ReturnType<ReturnType<typeof api>['solved']>>['positions'], before: All): All {
  const now = all();
  return Object.fromEntries(
    positions
      .map(({ game, position, state, tries, at }) => [nameOf(game, position), { state, tries, at }] as const)
      .filter(([name]) => now[name]?.at === before[name]?.at && now[name]?.tries === before[name]?.tries),
  );
}
