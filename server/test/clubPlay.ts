/** What the members of a test club do. */
import { randomFrom } from '@tarsas/kernel';
import { ApiError } from '../api/client.ts';
import type { Clubhouse } from './clubhouse.ts';
import type { Somebody } from './running.ts';

export const DAY = 86_400_000;
export const WEEK = 7 * DAY;
export const PACE = { bank: 20 * DAY, increment: DAY, most: 20 * DAY, night: null, atZero: 'bot' as const };
export const PLAYED = { game: 'example', seats: 4, pace: PACE };

export type Contest = Awaited<ReturnType<Somebody['contest']>>['contest'];
export type ContestGame = Contest['games'][number];

const HANDS = 6;
const MOVED_ON = ['stale', 'notAsked', 'over', 'botPlays', 'resigned'];

/** Until the contest is as it should be. */
export async function untilContest(who: Somebody, id: string, fits: (contest: Contest) => boolean): Promise<Contest> {
  for (;;) {
    const { contest } = await who.contest({ id });
    if (fits(contest)) return contest;
  }
}

export class Members {
  private readonly byEntrant = new Map<string, Somebody>();
  readonly all: readonly Somebody[];

  constructor(all: readonly Somebody[]) {
    this.all = all;
  }

  named = (name: string | null): Somebody | undefined => this.all.find(one => one.name === name);

  know(contest: Contest): void {
    for (const { entrant, name } of contest.entrants) {
      const who = this.named(name);
      if (who) this.byEntrant.set(entrant, who);
    }
  }

  /** Plays these games to their end, several at the same time; seats of people who are away are played by bots. `after`: told of every move. */
  async play(
    contest: Contest,
    games: readonly ContestGame[],
    away: ReadonlySet<string>,
    after: (moves: number) => void = () => {},
  ): Promise<void> {
    this.know(contest);
    const left = [...games];
    let moves = 0;
    const hand = async () => {
      for (let game = left.shift(); game; game = left.shift()) await this.playOne(game, away, () => after(++moves));
    };
    await Promise.all(Array.from({ length: HANDS }, hand));
  }

  private async playOne({ table: id, seats }: ContestGame, away: ReadonlySet<string>, moved: () => void): Promise<void> {
    const random = randomFrom(id);
    const here = seats.map(({ entrant }) => this.byEntrant.get(entrant)).map(who => (who && !away.has(who.name) ? who : null));
    const reader = here.find(who => who !== null)!;
    for (let { table } = await reader.table({ id }); table.status !== 'over'; ) {
      const seat = table.waiting.find(one => here[one] && table.seats[one].bot === null);
      if (seat === undefined) table = (await reader.table({ id })).table;
      else {
        table = await answered(here[seat]!, id, seat, random);
        moved();
      }
    }
  }
}

/** Somebody answers by chance what they are asked, unless it is too late for that; the table afterwards. */
async function answered(who: Somebody, id: string, seat: number, random: (n: number) => number) {
  const { table, position } = await who.table({ id, seat });
  const decision = position?.decisions[0];
  if (!decision) return table;
  const choice = decision.options[random(decision.options.length)];
  try {
    return (await who.move({ id, seat, moves: [{ decision: decision.id, choice }] })).table;
  } catch (error) {
    if (error instanceof ApiError && MOVED_ON.includes(error.code)) return (await who.table({ id })).table;
    throw error;
  }
}

/** How often each two of these games' people meet, and how often each sits in each seat. */
export function metIn(games: readonly ContestGame[]): { pairs: Map<string, number>; sat: Map<string, number> } {
  const pairs = new Map<string, number>();
  const sat = new Map<string, number>();
  const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
  for (const { seats } of games)
    for (const [i, { entrant, seat }] of seats.entries()) {
      count(sat, `${entrant} ${seat}`);
      for (const other of seats.slice(i + 1)) count(pairs, [entrant, other.entrant].sort().join(' '));
    }
  return { pairs, sat };
}

export const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

/** Every notice reached its person once. */
export function toldTwice({ notices }: Clubhouse): string[] {
  const seen = new Set<string>();
  return notices.map(({ who, scope, key }) => `${who} ${scope} ${key}`).filter(one => seen.size === seen.add(one).size);
}
