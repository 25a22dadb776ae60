/** A whole season of a league, and the draw of the next one, played by test clients; throws where something is not as docs/leagues.md says. */
import { expect } from 'vitest';
import { expectAccount } from './clubAccount.ts';
import type { Clubhouse } from './clubhouse.ts';
import { type Contest, Members, metIn, PLAYED, sum, toldTwice, untilContest, WEEK } from './clubPlay.ts';
import type { Somebody } from './running.ts';

const GROUP = 7;
const WEEKS = 6;

export interface SeasonProof {
  games: number;
  moves: number;
  notices: number;
  kills: number;
}

/** `divisions` of seven. With `kills` a server is killed while the season is drawn and while games are played. */
export async function playSeason(club: Clubhouse, divisions: number, kills: boolean): Promise<SeasonProof> {
  const count = divisions * GROUP;
  const members = new Members(
    await inTurn(
      Array.from({ length: count + 1 }, (_, i) => `Player${i}`),
      name => club.join(name),
    ),
  );
  const [vera] = members.all;
  const start = club.now + WEEK;
  const first = await founded(vera, members.all, count, start);

  const killed = kills ? club.killAt(({ scope }) => scope === first) : Promise.resolve();
  await club.setNow(start);
  await killed;
  const drawn = await untilContest(
    vera,
    first,
    ({ status, games }) => status === 'playing' && games.every(game => game.status === 'playing'),
  );
  expectPlan(drawn, divisions);

  const gone = await dropOuts(club, members, drawn);
  const playing = await untilContest(vera, first, ({ status }) => status === 'playing');
  const [cut, ...rest] = playing.games.filter(({ seats }) => seats.every(({ entrant }) => !gone.entrants.has(entrant)));
  const others = playing.games.filter(game => game !== cut && !rest.includes(game));
  let moves = 0;
  let killing = Promise.resolve();
  await members.play(playing, [...rest, ...others], gone.names, made => {
    moves = made;
    if (kills && made === 100) killing = club.kill();
  });
  await killing;
  const before = await untilContest(
    vera,
    first,
    ({ games }) => games.filter(({ endedAt }) => endedAt !== null).length === games.length - 1,
  );
  await club.setNow(before.endsAt - WEEK);
  await untilHappened(vera, drawn.club.id, 'hurry');
  await club.setNow(before.endsAt);
  const over = await untilContest(vera, first, ({ status }) => status === 'over');
  expect(over.games.filter(({ stood }) => stood).map(({ table }) => table)).toEqual([cut.table]);
  for (const { division, standings } of over.groups) {
    const games = over.games.filter(game => game.division === division);
    await expectAccount(vera, over, standings, games, { gone: gone.entrants, cut: cut.table });
  }
  await nextSeason(club, members, over);
  expect(toldTwice(club)).toEqual([]);
  for (const { name, status } of drawn.entrants.filter(({ status }) => status === 'in'))
    expect(
      kills || club.notices.some(({ who, scope, key }) => who === name && scope === first && key === 'drawn'),
      `${name} ${status}`,
    ).toBe(true);
  return { games: over.games.length, moves, notices: club.notices.length, kills: club.kills };
}

/** One after the other: signing up takes the processor a while. */
export async function inTurn<A, B>(list: readonly A[], work: (one: A) => Promise<B>): Promise<B[]> {
  const done: B[] = [];
  for (const one of list) done.push(await work(one));
  return done;
}

async function founded(vera: Somebody, all: readonly Somebody[], count: number, startsAt: number): Promise<string> {
  const { club } = await vera.foundClub({ name: 'Wednesday circle' });
  const rules = { weeks: WEEKS, substitutes: 2, pause: 1 };
  const { contest } = await vera.foundLeague({ id: club.id, name: 'League', ...PLAYED, startsAt, rules });
  for (const one of all.slice(1)) await one.joinClub({ id: club.id });
  for (const one of all.slice(0, count)) await one.enterContest({ id: contest.id });
  return contest.id;
}

/** Everybody plays four, meets everybody of the group exactly twice and sits once in each seat. */
function expectPlan(contest: Contest, divisions: number): void {
  expect(contest.groups.map(({ division }) => division)).toEqual(Array.from({ length: divisions }, (_, i) => i + 1));
  for (const { division } of contest.groups) {
    const games = contest.games.filter(game => game.division === division);
    expect(games).toHaveLength(GROUP);
    const { pairs, sat } = metIn(games);
    expect([pairs.size, new Set(pairs.values())]).toEqual([(GROUP * (GROUP - 1)) / 2, new Set([2])]);
    expect([sat.size, new Set(sat.values())]).toEqual([GROUP * 4, new Set([1])]);
  }
  expect(new Set(contest.games.map(({ table }) => table)).size).toBe(divisions * GROUP);
}

/** One drops out in the first weeks and is substituted by the one who waits; another one later, whose games a bot finishes. */
async function dropOuts(club: Clubhouse, { all }: Members, drawn: Contest) {
  const id = drawn.id;
  const [early, late, substitute] = [all[3], all[5], all[all.length - 1]];
  await substitute.enterContest({ id });
  await club.setNow(drawn.startsAt + WEEK);
  await early.leaveContest({ id });
  const handed = await untilContest(all[0], id, ({ entrants }) => entrants.some(({ substitutes }) => substitutes !== null));
  const entrantOf = (who: Somebody) => handed.entrants.find(({ name }) => name === who.name)!;
  expect(entrantOf(substitute)).toMatchObject({ status: 'in', substitutes: entrantOf(early).entrant });
  expect(handed.games.filter(({ seats }) => seats.some(({ entrant }) => entrant === entrantOf(substitute).entrant))).toHaveLength(4);
  await club.setNow(drawn.startsAt + 3 * WEEK);
  await late.leaveContest({ id });
  for (const { table } of handed.games.filter(({ seats }) => seats.some(({ entrant }) => entrant === entrantOf(late).entrant)))
    while ((await late.table({ id: table })).table.seats.every(({ bot }) => bot === null));
  return { names: new Set([early.name, late.name]), entrants: new Set([early, late].map(who => entrantOf(who).entrant)) };
}

async function untilHappened(who: Somebody, id: string, kind: string): Promise<void> {
  while (!(await who.clubLog({ id })).happenings.some(happening => happening.kind === kind));
}

/** Two up and two down between single groups; who skips keeps the division; free places are taken from below. */
async function nextSeason(club: Clubhouse, members: Members, over: Contest): Promise<void> {
  const [vera] = members.all;
  const next = over.next!;
  const nameOf = (entrant: string) => over.entrants.find(one => one.entrant === entrant)!.name!;
  const order: { name: string; division: number }[] = [];
  for (const [i, { standings }] of over.groups.entries()) {
    const [above, below] = [over.groups[i - 1], over.groups[i + 1]];
    const came = above ? above.standings.slice(-2) : [];
    const stayed = standings.slice(above ? 2 : 0, below ? -2 : undefined);
    const rose = below ? below.standings.slice(0, 2) : [];
    order.push(...[...came, ...stayed, ...rose].map(({ entrant }) => ({ name: nameOf(entrant), division: i + 1 })));
  }
  const skips = order[2].name;
  await members.named(skips)!.skipSeason({ id: next });
  const entering = order.filter(({ name }) => name !== skips);
  for (const { name } of [...entering].reverse()) await members.named(name)!.enterContest({ id: next });
  await club.setNow((await vera.contest({ id: next })).contest.startsAt);
  const drawn = await untilContest(vera, next, ({ status }) => status === 'playing');
  const groups = drawn.groups.map(({ standings }) => standings.length);
  expect(sum(groups)).toBe(entering.length);
  let from = 0;
  for (const [i, { standings }] of drawn.groups.entries()) {
    const names = standings.map(({ entrant }) => drawn.entrants.find(one => one.entrant === entrant)!.name!).sort();
    expect(names).toEqual(
      entering
        .slice(from, from + groups[i])
        .map(({ name }) => name)
        .sort(),
    );
    from += groups[i];
  }
  expect(drawn.entrants.find(({ name }) => name === skips)).toMatchObject({ status: 'skips', division: 1 });
}
