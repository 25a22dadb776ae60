/** A season or a tournament with what stands around it. */
import { api } from '../../app/server.svelte.ts';
import { seasonOf } from './contest.ts';
import { Loaded } from './loaded.svelte.ts';
import type { Club, Contest, League } from './shapes.ts';

export interface Seen {
  contest: Contest;
  /** Null: not for this reader. */
  club: Club | null;
  /** Null: a tournament. */
  league: League | null;
}

const clubOf = async ({ club }: Contest): Promise<Club | null> =>
  (
    await api()
      .club({ id: club.id })
      .catch(() => null)
  )?.club ?? null;

/** A league at one of its seasons; at the one that a visitor wants to see unless the address names one. */
export const leagueAt = (id: string, number: number | null): Loaded<Seen> =>
  new Loaded(`league ${id} ${number}`, async () => {
    const { league } = await api().league({ id });
    const season = seasonOf(league.seasons, number) ?? seasonOf(league.seasons, null)!;
    const { contest } = await api().contest({ id: season.id });
    return { league, contest, club: await clubOf(contest) };
  });

export const tournamentAt = (id: string): Loaded<Seen> =>
  new Loaded(`tournament ${id}`, async () => {
    const { contest } = await api().contest({ id });
    return { league: null, contest, club: await clubOf(contest) };
  });

/** Something done to the contest, whose answer is the contest as it is now. */
export const change = (loaded: Loaded<Seen>, doing: () => Promise<{ contest: Contest }>): Promise<boolean> =>
  loaded.act(async () => ({ ...loaded.value!, contest: (await doing()).contest }));
