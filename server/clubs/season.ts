/** The draw of a season: who plays in which division and group, and the games that follow. */
import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/database.ts';
import { groupSizes, planOf } from './design.ts';
import { poolsOf, rungsOf, seatedIn } from './ladder.ts';
import { ahead, canPlay, type Entrant, groupsOf, load, playersIn } from './load.ts';
import { type ContestData, seasonRulesOf } from './rules.ts';

/** Where somebody is drawn; `place` is the one in the plan of the group's games. */
export interface Drawn {
  entrant: Entrant;
  division: number;
  pool: number;
  place: number;
  lot: number;
}

/** Where a person stands before the draw: smaller is higher. */
interface Standing {
  division: number;
  order: number;
}

/** People by the season before: those who played, and those who kept their division. Newcomers have no place in it. */
export async function rungsBefore(db: Kysely<Database>, { league_id, number }: ContestData): Promise<Map<string, Standing>> {
  const before = await db
    .selectFrom('contest')
    .selectAll()
    .where('league_id', '=', league_id)
    .where('number', '<', number)
    .where('status', '=', 'over')
    .orderBy('number', 'desc')
    .execute();
  for (const season of before) {
    const loaded = await load(db, season);
    // A season for which too few had entered has no divisions.
    if (playersIn(loaded).length === 0) continue;
    const personOf = new Map(loaded.entrants.map(({ id, person_id }) => [id, person_id]));
    const rungs = new Map<string, Standing>();
    for (const { one, division, order } of rungsOf(groupsOf(loaded), seasonRulesOf(season).moves, ahead)) {
      const person = personOf.get(one.entrant);
      if (person) rungs.set(person, { division, order });
    }
    for (const { status, person_id, division, place } of loaded.entrants)
      if (status === 'skips' && person_id && division > 0) rungs.set(person_id, { division, order: place });
    return rungs;
  }
  return new Map();
}

/** Those who stood in the season before by that, newcomers behind them in the order in which they entered. Null: too few. */
export function drawSeason(season: ContestData, entrants: readonly Entrant[], rungs: ReadonlyMap<string, Standing>): Drawn[] | null {
  const { group, widths } = seasonRulesOf(season);
  const isNew = { division: Number.POSITIVE_INFINITY, order: 0 };
  const rungOf = ({ person_id }: Entrant) => rungs.get(person_id ?? '') ?? isNew;
  const byRung = (a: Entrant, b: Entrant) => {
    const [x, y] = [rungOf(a), rungOf(b)];
    return x.division === y.division ? x.order - y.order || a.at - b.at || (a.id < b.id ? -1 : 1) : x.division - y.division;
  };
  const people = entrants.filter(canPlay).sort(byRung);
  const sizes = groupSizes(people.length, group, season.seats);
  if (sizes.length === 0) return null;
  return seatedIn(people, poolsOf(sizes, widths)).flatMap(({ pool: { division, pool }, people }) => {
    const lots = shuffled(people.map((_, i) => i));
    return people.map((entrant, i) => ({ entrant, division, pool, place: lots[i], lot: lots[i] + 1 }));
  });
}

/** The games of all groups: each group's plan, with people in the places that were drawn. */
export function gamesOfPlan(drawn: readonly Drawn[], seats: number) {
  const groups = new Map<string, Drawn[]>();
  for (const one of drawn) groups.set(`${one.division}/${one.pool}`, [...(groups.get(`${one.division}/${one.pool}`) ?? []), one]);
  return [...groups.values()].flatMap(members => {
    const [{ division, pool }] = members;
    const byPlace = [...members].sort((a, b) => a.place - b.place);
    return planOf(members.length, seats).map((game, i) => ({
      division,
      pool,
      board: i + 1,
      players: game.map(place => byPlace[place].entrant),
    }));
  });
}

export function shuffled<T>(list: readonly T[]): T[] {
  const all = [...list];
  for (let i = all.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    [all[i], all[j]] = [all[j], all[i]];
  }
  return all;
}
