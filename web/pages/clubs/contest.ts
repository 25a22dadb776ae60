/** What the pages ask of a season or a tournament: who is who, which group, which game. */
import type { Contest, Entrant, Game, Group } from './shapes.ts';
import type { Person } from './standing.ts';

/** Who an entrant is. Those who have left the server have no name any more. */
export function personOf({ entrants }: Contest, id: string): Person {
  const found = entrants.find(({ entrant }) => entrant === id);
  return { name: found?.name ?? '', tag: found?.tag ?? null, motif: found?.motif ?? null };
}

export const isMine = ({ you }: Contest, id: string): boolean => you?.entrant === id;

export const gamesOf = ({ games }: Contest, { division, group }: Pick<Group, 'division' | 'group'>): Game[] =>
  games.filter(game => game.division === division && game.group === group);

/** `2`, or `3b` where the division has several groups. */
export function groupPath({ groups }: Contest, { division, group }: Pick<Group, 'division' | 'group'>): string {
  return `${division}${isAlone(groups, division) ? '' : letter(group).toLowerCase()}`;
}

export const isAlone = (groups: readonly Group[], division: number): boolean =>
  groups.filter(other => other.division === division).length < 2;

export const letter = (group: number): string => String.fromCharCode('A'.charCodeAt(0) + group - 1);

/** The group that the address names, or one's own, or the first. */
export function groupAt(contest: Contest, path: string | undefined): Group | undefined {
  const { groups, you } = contest;
  const named = groups.find(group => groupPath(contest, group) === path?.toLowerCase());
  return named ?? groups.find(({ division, group }) => division === you?.division && group === you.group) ?? groups[0];
}

/** Whether the table waits for this entrant's move. */
export const waitsFor = ({ seats, status }: Game, id: string | undefined): boolean =>
  status === 'playing' && seats.some(({ entrant, waiting }) => entrant === id && waiting);

export const plays = ({ seats }: Game, id: string | undefined): boolean => seats.some(({ entrant }) => entrant === id);

export const entrantsWith = ({ entrants }: Contest, status: Entrant['status']): Entrant[] =>
  entrants.filter(entrant => entrant.status === status);

/** The season that a visitor wants to see: the one being played, or the next one, or the last. */
export function seasonOf<S extends { number: number; status: string }>(seasons: readonly S[], number: number | null): S | undefined {
  if (number !== null) return seasons.find(season => season.number === number);
  const one = (status: string) => seasons.find(season => season.status === status);
  return one('playing') ?? one('open') ?? one('over') ?? seasons[0];
}
