/** The pages of the browser app about clubs, for links in notices and calendars. */
interface Scope {
  clubId: string;
  leagueId: string | null;
  contestId: string | null;
  /** The league of a season. */
  seasonOf: string | null;
  number: number | null;
}

export const contestPage = (id: string, league: string | null, number: number | null): string =>
  league === null ? `/tournament/${id}` : `/league/${league}/${number}`;

export function pageOf({ clubId, leagueId, contestId, seasonOf, number }: Scope): string {
  if (contestId !== null) return contestPage(contestId, seasonOf, number);
  return leagueId === null ? `/club/${clubId}` : `/league/${leagueId}`;
}
