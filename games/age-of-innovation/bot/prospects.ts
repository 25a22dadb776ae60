/** What may be counted on the map, and the hope for an innovation. */
import { BOARDS, BRIDGES, DISPLAY, type InnovationId, MOST_INNOVATIONS, PALACE, ROUNDS, WITHOUT_PALACE } from '../data/index.ts';
import type { Player, State } from '../rules/state.ts';
import type { Own } from './land.ts';
import type { Tables } from './tables.ts';
import type { Counted, Counting } from './tiles.ts';
import type { AgeWeights } from './weights.ts';

/** The same as the rules count, from what is known about the land already. */
export function counted(of: Counted, p: Player, land: Own): number {
  if (typeof of !== 'string') {
    let n = 0;
    for (const kind of of) n += land.counts[kind];
    return n;
  }
  switch (of) {
    case 'cityTiles':
      return p.cities.length;
    case 'bridges':
      return BRIDGES - p.bridges;
    case 'buildings':
      return land.buildings;
    case 'groups':
      return land.groups;
    case 'shapes':
      return land.shapes;
    case 'lowestLevel':
      return Math.min(p.science[0], p.science[1], p.science[2], p.science[3]);
    case 'twoHighestLevels':
      return twoHighest(p.science);
  }
}

function twoHighest(levels: readonly number[]): number {
  let first = 0;
  let second = 0;
  for (const level of levels) {
    if (level > first) {
      second = first;
      first = level;
    } else if (level > second) second = level;
  }
  return first + second;
}

export function pointsFor({ of, each, table }: Counting, p: Player, land: Own): number {
  const n = counted(of, p, land);
  return table === null ? n * each : table[Math.min(n, table.length - 1)];
}

/** What a tile of the display would bring if it were taken now. */
function innovationWorth(id: InnovationId, round: number, p: Player, land: Own, tables: Tables, w: AgeWeights): number {
  const tile = tables.tiles[id];
  let worth = tile.atOnce[round] + tile.later[round] + w.thisRound * tile.special[round];
  if (tile.scores) worth += pointsFor(tile.scores, p, land);
  if (tile.stepsPer) worth += w.step * counted(tile.stepsPer, p, land);
  if (tile.pass) worth += (ROUNDS - round + 1) * pointsFor(tile.pass, p, land);
  return worth;
}

/** The best innovation within sight: less for each book that is missing. */
export function hopeForInnovation(s: State, p: Player, land: Own, tables: Tables, time: number, w: AgeWeights): number {
  const developed = p.innovations.length;
  if (developed >= MOST_INNOVATIONS || !p.board) return 0;
  const { prices } = tables;
  const round = Math.max(1, s.round);
  const further = BOARDS[p.board].innovationBooks[developed];
  const coins = land.counts[PALACE] > 0 ? 0 : (WITHOUT_PALACE.coins ?? 0) * prices.coins.now[round];
  const owned = p.books[0] + p.books[1] + p.books[2] + p.books[3];
  const places = DISPLAY[s.seats];
  let best = 0;
  for (let place = 0; place < places.length; place++) {
    const id = s.display[place];
    if (id === null) continue;
    const { of, any } = places[place];
    let fixed = 0;
    let missing = 0;
    for (let d = 0; d < of.length; d++) {
      fixed += of[d];
      if (of[d] > p.books[d]) missing += of[d] - p.books[d];
    }
    const price = fixed + any + further;
    const lacks = Math.max(missing, price - owned, 0);
    const hope = (innovationWorth(id, round, p, land, tables, w) - coins - price * prices.books.now[round]) * w.innovationBook ** lacks;
    if (hope > best) best = hope;
  }
  return (w.innovation * best * time) / (time + w.innovationTime);
}
