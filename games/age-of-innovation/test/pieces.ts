/** Every piece somewhere and nothing negative; and what a viewer may not know. */
import type { Random, Viewer } from '@tarsas/kernel';
import * as data from '../data/index.ts';
import { mapOf, type Player, type State } from '../rules/state.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

/** A sentence about the first thing that is wrong, or null. */
export function everyPieceIsSomewhere(s: State): string | null {
  for (const [seat, p] of s.players.entries()) {
    const wrong = wrongWith(s, p, seat);
    if (wrong) return `seat ${seat}: ${wrong}`;
  }
  for (const d of data.DISCIPLINES.keys()) {
    if (s.books[d] < 0 || s.books[d] + sum(s.players.map(p => p.books[d])) !== data.BOOKS) return `books of ${data.DISCIPLINES[d]}`;
    if (s.players.filter(p => p.science[d] === data.TOP_LEVEL).length > 1) return `two markers on top of ${data.DISCIPLINES[d]}`;
  }
  for (const [i, id] of data.CITY_TILE_IDS.entries()) {
    const taken = sum(s.players.map(p => p.cities.filter(tile => tile === id).length));
    if (s.citiesLeft[i] < 0 || s.citiesLeft[i] + taken !== data.CITY_TILES_OF_EACH) return `city tiles ${id}`;
  }
  for (const id of data.COMPETENCY_IDS) {
    const taken = s.players.filter(p => p.competencies.includes(id)).length;
    if (s.piles[s.competencies.indexOf(id)] + taken !== data.COPIES) return `competency tiles ${id}`;
  }
  for (const [kind, count] of data.NEUTRAL_PIECES.entries()) {
    const standing = s.neutral.filter(hex => s.building[hex] === kind).length;
    if (s.neutralLeft[kind] < 0 || s.neutralLeft[kind] + standing !== count) return `neutral building ${kind}`;
  }
  if (s.annexesLeft + s.annexed.length + sum(s.players.map(p => p.annexes)) !== data.ANNEXES) return 'annexes';
  return wrongOnMap(s);
}

function wrongWith(s: State, p: Player, seat: number): string | null {
  const counters = {
    ...p,
    bowls: Math.min(...p.bowls),
    science: Math.min(...p.science),
    books: Math.min(...p.books),
    left: Math.min(...p.left),
  };
  for (const [key, value] of Object.entries(counters))
    if (key !== 'home' && typeof value === 'number' && value < 0) return `${key} is ${value}`;
  if (p.scholars + p.supply + s.scholars.filter(owner => owner === seat).length !== data.SCHOLARS) return 'a scholar is missing';
  if (p.bridges + s.bridges.filter(owner => owner === seat).length !== data.BRIDGES) return 'a bridge is missing';
  for (const [kind, count] of data.PIECES.entries()) {
    const standing = s.owner.filter((owner, hex) => owner === seat && s.building[hex] === kind && !s.neutral.includes(hex)).length;
    if (kind > 0 && p.left[kind] + standing !== count)
      return `${count} buildings of kind ${kind}, ${p.left[kind]} left, ${standing} on the map`;
  }
  if (sum(p.bowls) > data.POWER_TOKENS + 2) return 'too many power tokens';
  if (p.keys !== p.cities.length - p.science.filter(level => level >= 8).length) return 'a key is missing';
  if (new Set(p.competencies).size !== p.competencies.length) return 'a competency twice';
  return null;
}

function wrongOnMap(s: State): string | null {
  const { isRiver, ids } = mapOf(s);
  for (const [hex, owner] of s.owner.entries()) {
    if (owner >= 0 !== s.building[hex] > 0) return `${ids[hex]}: a building without owner`;
    if (owner >= 0 && s.terrain[hex] !== s.players[owner].home) return `${ids[hex]}: a building on ${data.RING[s.terrain[hex]]}`;
    if (owner >= 0 && isRiver[hex]) return `${ids[hex]}: a building in the river`;
    if (s.inCity[hex] === 1 && owner < 0) return `${ids[hex]}: a city without a building`;
  }
  return null;
}

/** Changes the hidden tile, and others' answers that do not count yet. */
export function disguise(s: State, viewer: Viewer, random: Random): void {
  if (s.neutralLevels.length > 0 && !s.areaShown) s.area = data.AREA_TILES[random(data.AREA_TILES.length)];
  for (const frame of s.stack) {
    if (frame.kind !== 'offers') continue;
    for (const offer of frame.offers) {
      if (offer.answer !== 'none' && offer.seat !== viewer) offer.answer = (['take', 'decline'] as const)[random(2)];
    }
  }
}
