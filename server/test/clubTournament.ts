/** A whole Swiss tournament with a final, played by test clients; throws where something is not as docs/leagues.md says. */
import { expect } from 'vitest';
import { expectAccount } from './clubAccount.ts';
import type { Clubhouse } from './clubhouse.ts';
import { type Contest, DAY, Members, metIn, PLAYED, toldTwice, untilContest } from './clubPlay.ts';
import { inTurn } from './clubSeason.ts';
import type { Somebody } from './running.ts';

export interface TournamentProof {
  games: number;
  moves: number;
  notices: number;
  kills: number;
}

/** `count` players, so many rounds before the final. With `kills` a server is killed while each round is drawn. */
export async function playTournament(club: Clubhouse, count: number, rounds: number, kills: boolean): Promise<TournamentProof> {
  const members = new Members(
    await inTurn(
      Array.from({ length: count }, (_, i) => `Guest${i}`),
      name => club.join(name),
    ),
  );
  const [ilka] = members.all;
  const id = await opened(club, ilka, members.all, rounds);
  const [leaver, gone] = [members.all[1], members.all[2]];
  const away = new Set<string>();
  const { tournament } = (await ilka.contest({ id })).contest;
  let moves = 0;
  for (let round = 1; round <= rounds + 1; round++) {
    const killed = kills ? club.killAt(({ scope, key }) => scope === id && key === `round/${round}`) : Promise.resolve();
    await club.setNow(tournament!.rounds[round - 1].startsAt);
    await killed;
    const drawn = await untilContest(ilka, id, ({ round: now, games }) => now === round && games.every(game => game.status !== 'waiting'));
    const games = drawn.games.filter(game => game.round === round);
    if (round === 2) {
      for (const one of [leaver, gone]) await one.leaveContest({ id });
      for (const one of [leaver, gone]) away.add(one.name);
    }
    await members.play(drawn, games, away, () => moves++);
    const ended = await untilContest(ilka, id, contest => contest.games.every(({ endedAt }) => endedAt !== null));
    if (round <= rounds) expectRound(ended, round, round < 3 ? count : count - 1);
    const before = ended.games.filter(game => game.round <= rounds);
    await expectAccount(ilka, ended, ended.groups[0].standings, before);
    if (round === 2) {
      await leaver.enterContest({ id });
      away.delete(leaver.name);
    }
  }
  const over = await untilContest(ilka, id, ({ status }) => status === 'over');
  expectFinal(over, rounds + 1);
  expect(toldTwice(club)).toEqual([]);
  return { games: over.games.length, moves, notices: club.notices.length, kills: club.kills };
}

async function opened(club: Clubhouse, ilka: Somebody, all: readonly Somebody[], count: number): Promise<string> {
  const { club: circle } = await ilka.foundClub({ name: 'Weekend' });
  const rounds = Array.from({ length: count + 1 }, (_, i) => ({
    startsAt: club.now + (i + 1) * DAY,
    endsAt: club.now + (i + 1) * DAY + DAY / 2,
  }));
  const rules = { form: 'swiss' as const, rounds, final: true, group: 7, most: all.length };
  const { contest } = await ilka.foundTournament({ id: circle.id, name: 'Tournament', ...PLAYED, rules });
  for (const one of all.slice(1)) await one.joinClub({ id: circle.id });
  for (const one of all) await one.enterContest({ id: contest.id });
  return contest.id;
}

/** Everybody who plays sits at one table, and nobody has met anybody twice so far. */
function expectRound(contest: Contest, round: number, players: number): void {
  const games = contest.games.filter(game => game.round === round);
  const seated = games.flatMap(({ seats }) => seats.map(({ entrant }) => entrant));
  expect([seated.length, new Set(seated).size]).toEqual([players, players]);
  expect(games.map(({ seats }) => seats.length)).toEqual(games.map((_, i) => (i === games.length - 1 && players % 4 === 3 ? 3 : 4)));
  const { pairs } = metIn(contest.games.filter(game => game.round <= round));
  expect(Math.max(...pairs.values())).toBe(1);
}

/** The best four who were still there played the final; its places come first. */
function expectFinal(over: Contest, last: number): void {
  const final = over.games.find(({ round }) => round === last)!;
  const best = over.groups[0].standings.filter(({ left }) => !left).slice(0, 4);
  const seated = final.seats.map(({ entrant }) => entrant);
  expect([...seated].sort()).toEqual(best.map(({ entrant }) => entrant).sort());
  expect(over.final.slice(0, 4).sort()).toEqual([...seated].sort());
  const placeOf = (entrant: string) => final.seats.find(seat => seat.entrant === entrant)!.place!;
  const places = over.final.slice(0, 4).map(placeOf);
  expect(places).toEqual([...places].sort());
  expect(over.final).toHaveLength(over.groups[0].standings.length);
  expect(over.winner).toBe(over.entrants.find(({ entrant }) => entrant === over.final[0])!.name);
}
