/** Tournaments: the draw of each round, and what they come to. */
import type { Title } from '@tarsas/kernel';
import { groupSizes, tableSizes } from './design.ts';
import { ahead, canPlay, type Entrant, type Group, type Loaded } from './load.ts';
import { tournamentRulesOf } from './rules.ts';
import { gamesOfPlan, shuffled } from './season.ts';
import { gainsOf, type Standing } from './standings.ts';
import { drawn, seatedBy, sittingOut } from './swiss.ts';

/** The final tables stand in no division. */
export const FINAL = { division: 0, pool: 0 };

export interface Round {
  games: { division: number; pool: number; board: number; players: Entrant[] }[];
  /** Entrants who sit out. */
  byes: string[];
  /** Where those who play for the first time now are drawn. */
  places: { entrant: Entrant; division: number; pool: number; lot: number }[];
  isFinal: boolean;
}

type Sizes = Title['game']['seats'];

/** The next round of a tournament; null: too few can play. */
export function drawRound(loaded: Loaded, groups: readonly Group[], sizes: Sizes): Round | null {
  const { form, rounds, final } = tournamentRulesOf(loaded.row);
  const next = loaded.row.round + 1;
  const isLast = next === rounds.length;
  if (form === 'groups') return isLast ? finalTables(loaded, groups, sizes) : groupStage(loaded);
  return final && isLast ? finalTable(loaded, groups, sizes) : swissRound(loaded, groups, sizes);
}

/** Everybody who plays, in the order of the standings; who enters now comes last, in the order of the lots. */
function inOrder({ entrants }: Loaded, groups: readonly Group[]): { players: Entrant[]; places: Round['places'] } {
  const byId = new Map(entrants.map(one => [one.id, one]));
  const known = groups.flatMap(({ standings }) => standings.map(({ entrant }) => byId.get(entrant)!));
  const fresh = shuffled(entrants.filter(one => canPlay(one) && one.division === 0));
  const most = Math.max(0, ...entrants.map(({ lot }) => lot));
  const places = fresh.map((entrant, i) => ({ entrant, division: 1, pool: 1, lot: most + 1 + i }));
  return { players: [...known.filter(canPlay), ...fresh], places };
}

function swissRound(loaded: Loaded, groups: readonly Group[], range: Sizes): Round | null {
  const { row, games } = loaded;
  const { players, places } = inOrder(loaded, groups);
  const { sizes, out } = tableSizes(players.length, row.seats, range);
  if (sizes.length === 0) return null;
  const byId = new Map(players.map(one => [one.id, one]));
  const byes = sittingOut([...byId.keys()], out, id => byId.get(id)!.byes);
  const playing = [...byId.keys()].filter(id => !byes.includes(id));
  const met = (a: string, b: string) => games.filter(({ entrants }) => entrants.includes(a) && entrants.includes(b)).length;
  const sat = (id: string, seat: number) => games.filter(({ entrants }) => entrants[seat] === id).length;
  const tables = drawn(playing, sizes, met).map((table, i) => ({
    division: 1,
    pool: 1,
    board: i + 1,
    players: seatedBy(table, sat).map(id => byId.get(id)!),
  }));
  return { games: tables, byes, places, isFinal: false };
}

/** The best of the standings, at one table. */
function finalTable(loaded: Loaded, groups: readonly Group[], { min }: Sizes): Round | null {
  const { players } = inOrder(loaded, groups);
  const best = players.filter(({ division }) => division > 0).slice(0, loaded.row.seats);
  if (best.length < min) return null;
  return { games: [{ ...FINAL, board: 1, players: shuffled(best) }], byes: [], places: [], isFinal: true };
}

/** Groups by lot; each plays its plan. */
function groupStage({ row, entrants }: Loaded): Round | null {
  const people = shuffled(entrants.filter(canPlay));
  const sizes = groupSizes(people.length, tournamentRulesOf(row).group, row.seats);
  if (sizes.length === 0) return null;
  let from = 0;
  const places = sizes.flatMap((size, i) => {
    const group = people.slice(from, from + size);
    from += size;
    return group.map((entrant, place) => ({ entrant, division: 1, pool: i + 1, place, lot: place + 1 }));
  });
  return { games: gamesOfPlan(places, row.seats), byes: [], places, isFinal: false };
}

/** Everybody plays once more: the winners of the groups and the best behind them at the first table, and so on. */
function finalTables({ row, entrants }: Loaded, groups: readonly Group[], range: Sizes): Round | null {
  const byId = new Map(entrants.map(one => [one.id, one]));
  const order = acrossGroups(groups).map(({ entrant }) => byId.get(entrant)!);
  const players = order.filter(canPlay);
  const { sizes, out } = tableSizes(players.length, row.seats, range);
  if (sizes.length === 0) return null;
  const byes = players.slice(players.length - out).map(({ id }) => id);
  let from = 0;
  const games = sizes.map((size, i) => {
    const table = players.slice(from, from + size);
    from += size;
    return { ...FINAL, board: i + 1, players: shuffled(table) };
  });
  return { games, byes, places: [], isFinal: true };
}

/** By the place in the group, then by what a game brought. */
const acrossGroups = (groups: readonly Group[]): Standing[] =>
  groups.flatMap(({ standings }) => standings).sort((a, b) => (groups.length > 1 ? a.place - b.place || ahead(a, b) : a.place - b.place));

/** Entrants by place once it is over: final table by final table, in each by place; then everybody else by the standings. Empty before. */
export function finalOrder({ row, games }: Loaded, groups: readonly Group[]): string[] {
  if (row.status !== 'over') return [];
  const standings = acrossGroups(groups).map(({ entrant }) => entrant);
  const order = games
    .filter(({ fixture }) => fixture.division === FINAL.division)
    .flatMap(({ results, entrants }) => {
      const gains = results ? gainsOf(results, row.seats) : [];
      const placeOf = (entrant: string) => gains.find(gain => gain.entrant === entrant)?.place ?? entrants.length + 1;
      return [...entrants].sort((a, b) => placeOf(a) - placeOf(b) || standings.indexOf(a) - standings.indexOf(b));
    });
  return [...order, ...standings.filter(entrant => !order.includes(entrant))];
}
