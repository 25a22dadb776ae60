/** Clubs, their people, leagues and tournaments. */
import type { ClubsRoute, ContestsRoute } from '../../api/schemas.ts';
import type { Me } from '../../people/people.ts';
import { Problem } from '../../text/problem.ts';
import { type Handlers, ok, type Parts } from './handler.ts';

export const clubsHandlers = ({ clubs, contests, views, happenings, limiter }: Parts): Handlers<ClubsRoute> => {
  const shown = async (id: string, me: Me | null, invite?: string) => ({
    club: await views.club(await clubs.see(id, me?.id ?? null, invite), me?.id ?? null),
  });
  const contest = async (id: string, me: Me) => ({ contest: await views.contest(await contests.seen(id, me.id), me.id) });
  return {
    clubs: async ({ query, me }) => ({ clubs: await clubs.list(query.list, me?.id ?? null) }),
    foundClub: async ({ body, me, who }) => {
      await limiter.make(who);
      return shown(await clubs.found(me!, body), me);
    },
    club: async ({ id, query, me }) => shown(id, me, query.invite),
    changeClub: async ({ id, body, me }) => {
      await clubs.change(id, me!.id, body);
      return shown(id, me);
    },
    closeClub: async ({ id, me }) => {
      await clubs.close(id, me!.id);
      return ok;
    },
    joinClub: async ({ id, body, me, who }) => {
      await limiter.make(who);
      await clubs.join(id, me!, body.invite);
      return shown(id, me, body.invite);
    },
    leaveClub: async ({ id, me }) => {
      await clubs.leave(id, me!.id);
      return ok;
    },
    setMember: async ({ id, body, me }) => {
      await clubs.setMember(id, me!.id, body.person, body.role);
      return shown(id, me);
    },
    newInvite: async ({ id, me }) => {
      await clubs.newInvite(id, me!.id);
      return shown(id, me);
    },
    clubLog: async ({ id, query, me }) => {
      await clubs.see(id, me?.id ?? null);
      return { happenings: await happenings.log(id, query.before, query.contest) };
    },
    foundLeague: async ({ id, body, me, who }) => {
      await limiter.make(who);
      return contest(await contests.foundLeague(id, me!.id, body), me!);
    },
    changeLeague: async ({ id, body, me }) => {
      await contests.changeLeague(id, me!.id, body);
      return { league: (await views.league(id, me!.id)).league };
    },
    league: async ({ id, me }) => views.league(id, me?.id ?? null),
    openSeason: async ({ id, body, me, who }) => {
      await limiter.make(who);
      return contest(await contests.openSeason(id, me!.id, body.startsAt), me!);
    },
    foundTournament: async ({ id, body, me, who }) => {
      await limiter.make(who);
      return contest(await contests.foundTournament(id, me!.id, body), me!);
    },
  };
};

export const contestsHandlers = ({ contests, views, reading, limiter, running }: Parts): Handlers<ContestsRoute> => {
  const shown = async (id: string, me: Me | null) => ({
    contest: await views.contest(await contests.seen(id, me?.id ?? null), me?.id ?? null),
  });
  return {
    contest: async ({ id, me }) => shown(id, me),
    tableContest: async ({ id, me }) => {
      await reading.visible(id, me?.id ?? null);
      return { contest: await views.ofTable(id, me?.id ?? null) };
    },
    changeContest: async ({ id, body, me }) => {
      await contests.change(id, me!.id, body);
      return shown(id, me);
    },
    cancelContest: async ({ id, me }) => {
      await contests.cancel(id, me!.id);
      return shown(id, me);
    },
    enterContest: async ({ id, me, who }) => {
      await limiter.make(who);
      await contests.enter(id, me!);
      return shown(id, me);
    },
    leaveContest: async ({ id, me, who }) => {
      await limiter.make(who);
      await contests.leave(id, me!.id);
      return shown(id, me);
    },
    skipSeason: async ({ id, me, who }) => {
      await limiter.make(who);
      await contests.skip(id, me!);
      return shown(id, me);
    },
    setEntrant: async ({ id, body, me }) => {
      await contests.setEntrant(id, me!.id, body.person, body.in);
      return shown(id, me);
    },
    substitute: async ({ id, body, me }) => {
      await contests.organised(id, me!.id);
      if (!(await running.substitute(id, body.entrant, body.by, true))) throw new Problem('noSubstitute');
      return shown(id, me);
    },
  };
};
