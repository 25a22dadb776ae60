/** What may be counted on the map, and the hope for an innovation. */
import {
  BOARDS,
  BRIDGES,
  BUILDINGS,
  DISPLAY,
  type InnovationId,
  type Measure,
  MOST_INNOVATIONS,
  PALACE,
  ROUNDS,
  type Scoring,
  WITHOUT_PALACE,
} from '../data/index.ts';
import type { Player, State } from '../rules/state.ts';
import type { Own } from './land.ts';
import { pricesFor } from './prices.ts';
import type { Tiles } from './tiles.ts';
import type { AgeWeights } from './weights.ts';

/** The same as the rules count, from what is known about the land already. */
export function counted(of: Measure, p: Player, land: Own): number {
  if (typeof of !== 'string') {
    let n = 0;
    for (const kind of of) n += land.counts[BUILDINGS.indexOf(kind)];
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
    case 'twoHighestLevels': {
      const [first, second] = [...p.science].sort((a, b) => b - a);
      return first + second;
    }
  }
}

export function pointsFor(scoring: Scoring, p: Player, land: Own): number {
  const n = counted(scoring.of, p, land);
  return 'each' in scoring ? n * scoring.each : scoring.table[Math.min(n, scoring.table.length - 1)];
}

/** What a tile of the display would bring if it were taken now. */
function innovationWorth(id: InnovationId, s: State, p: Player, land: Own, tiles: Tiles, w: AgeWeights): number {
  const tile = tiles[id];
  const round = Math.max(1, s.round);
  let worth = tile.atOnce[round] + tile.incomeLater[round] + tile.specialLater[round] + 0.6 * tile.special[round] + tile.usualLater[round];
  if (tile.scores) worth += pointsFor(tile.scores, p, land);
  if (tile.stepsPer) worth += w.step * counted(tile.stepsPer, p, land);
  if (tile.pass) worth += (ROUNDS - round + 1) * pointsFor(tile.pass, p, land);
  return worth;
}

/** The best innovation within sight: less for each book that is missing. */
export function hopeForInnovation(s: State, p: Player, land: Own, tiles: Tiles, time: number, w: AgeWeights): number {
  const developed = p.innovations.length;
  if (developed >= MOST_INNOVATIONS || !p.board) return 0;
  const prices = pricesFor(w);
  const round = Math.max(1, s.round);
  const further = BOARDS[p.board].innovationBooks[developed];
  const coins = land.counts[PALACE] > 0 ? 0 : (WITHOUT_PALACE.coins ?? 0) * prices.coins[round];
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
    const lacks = Math.max(missing, price - owned);
    const hope = (innovationWorth(id, s, p, land, tiles, w) - coins - price * prices.books[round]) * w.innovationBook ** lacks;
    if (hope > best) best = hope;
  }
  return (w.innovation * best * time) / (time + w.innovationTime);
}
