/** Who met whom in the games of a group, and who finished ahead. */
import type { Game } from './shapes.ts';

export interface Meetings {
  ahead: number;
  behind: number;
  level: number;
  /** Games that are still played, or in which one of the two does not count. */
  open: number;
}

/** From the first one's side; null: they do not meet. */
export function meetings(games: readonly Game[], one: string, other: string): Meetings | null {
  const met: Meetings = { ahead: 0, behind: 0, level: 0, open: 0 };
  for (const { seats } of games) {
    const mine = seats.find(({ entrant }) => entrant === one);
    const theirs = seats.find(({ entrant }) => entrant === other);
    if (!mine || !theirs) continue;
    if (mine.place === null || theirs.place === null) met.open += 1;
    else if (mine.place === theirs.place) met.level += 1;
    else met[mine.place < theirs.place ? 'ahead' : 'behind'] += 1;
  }
  return met.ahead + met.behind + met.level + met.open === 0 ? null : met;
}
