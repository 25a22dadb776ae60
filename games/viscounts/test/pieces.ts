/** What must hold of the pieces in every position, and other secrets that look the same from outside. */
import { type Random, shuffle, type Viewer } from '@tarsas/kernel';
import { HERO_IDS, MANUSCRIPT_IDS, NEUTRAL_IDS, SCHEME_IDS, STARTING_IDS } from '../data/components.ts';
import { TRACK, WORKERS } from '../data/player-board.ts';
import { BOOK_STARTS, CROWD, FOLK_STARTS, spotOwner } from '../rules/questions/board.ts';
import { unbuilt } from '../rules/questions/buildings.ts';
import { components, isAi, type Player, type State } from '../rules/state.ts';

/** Every card and piece is somewhere, once, and nothing is negative. */
export function everythingIsSomewhere(s: State): string | null {
  return cardsAreSomewhere(s) ?? manuscriptsAreSomewhere(s) ?? schemesAreSomewhere(s) ?? playersAreSound(s) ?? leaderIsSound(s);
}

const cardsOf = (p: Player): string[] => [...p.hand, ...p.draw, ...p.discard, ...p.board.flatMap(card => card ?? [])];

const left = (list: readonly string[], at: readonly number[], starts: readonly number[]): string[] =>
  at.flatMap((next, position) => list.slice(next, starts[position + 1]));

function cardsAreSomewhere(s: State): string | null {
  const people = s.players.filter((_, seat) => !isAi(s, seat));
  const owned = people.flatMap(cardsOf);
  const all = [...owned, ...s.removed, ...left(s.folk, s.folkAt, FOLK_STARTS)];
  const count = new Map<string, number>();
  for (const card of all) count.set(card, (count.get(card) ?? 0) + 1);
  for (const card of NEUTRAL_IDS) if (count.get(card) !== 1) return `${card} is there ${count.get(card)} times`;
  for (const card of STARTING_IDS) if (count.get(card) !== people.length) return `${card} is there ${count.get(card)} times`;
  const heroes = people.filter(p => p.startCard > 0).length;
  const found = all.filter(card => HERO_IDS.includes(card)).length;
  return found === heroes ? null : `${found} heroes instead of ${heroes}`;
}

function manuscriptsAreSomewhere(s: State): string | null {
  const all = [...s.players.flatMap(p => p.manuscripts), ...left(s.books, s.bookAt, BOOK_STARTS)];
  return all.sort().join() === [...MANUSCRIPT_IDS].sort().join() ? null : 'a manuscript is missing or there twice';
}

function schemesAreSomewhere(s: State): string | null {
  if (s.ai === null) return null;
  const all = [...cardsOf(s.players[s.seats]), ...s.future];
  return new Set(all).size === all.length && all.length === SCHEME_IDS.length - 3 ? null : 'a scheme is missing or there twice';
}

function playersAreSound(s: State): string | null {
  for (const [seat, p] of s.players.entries()) {
    const inCastle = [...s.tier1, ...s.tier2].filter((_, i) => i % CROWD === seat).reduce((sum, n) => sum + n, s.tier3[seat]);
    if (p.workers + inCastle !== WORKERS) return `player ${seat} has ${p.workers + inCastle} workers`;
    if (s.spots.filter(code => code >= 0 && spotOwner(code) === seat).length !== 9 - unbuilt(p).length)
      return `player ${seat} lost a building`;
    for (const what of ['silver', 'ink', 'gold', 'stone', 'unpaid', 'paid', 'acquired', 'approved', 'workers'] as const)
      if (p[what] < 0) return `player ${seat} has ${p[what]} ${what}`;
    if (p.corruption < TRACK.left || p.virtue > TRACK.right || p.corruption > p.virtue)
      return `the markers of player ${seat} passed each other`;
    if (isAi(s, seat) && p.silver > 0) return 'the AI holds silver';
    if (isAi(s, seat)) continue;
    if (p.handSince.length !== p.hand.length || p.drawnAt.length !== p.hand.length || p.drawSince.length !== p.draw.length)
      return `what is known of the cards of player ${seat} does not fit`;
  }
  return null;
}

function leaderIsSound(s: State): string | null {
  const most = Math.max(...s.tier3);
  if (s.leader < 0) return most === 0 ? null : 'nobody leads the castle';
  return s.tier3[s.leader] === most ? null : 'the castle has another leader';
}

/** Other orders of the piles, and other hands where the same cards could have been drawn. */
export function disguise(s: State, viewer: Viewer, random: Random): void {
  s.folk = mixedBelow(s.folk, s.folkAt, FOLK_STARTS, random);
  s.books = mixedBelow(s.books, s.bookAt, BOOK_STARTS, random);
  for (const [seat, p] of s.players.entries()) {
    if (!isAi(s, seat) && seat !== viewer) swapHand(p, random);
    mixDraw(p, random);
  }
  if (s.ai !== null) swapSchemes(s, random);
}

function mixedBelow(list: readonly string[], at: readonly number[], starts: readonly number[], random: Random): string[] {
  const places = at.flatMap((next, position) =>
    Array.from({ length: Math.max(0, starts[position + 1] - next - 1) }, (_, i) => next + 1 + i),
  );
  const cards = shuffle(
    places.map(i => list[i]),
    random,
  );
  const mixed = [...list];
  for (const [n, i] of places.entries()) mixed[i] = cards[n];
  return mixed;
}

/** Cards that entered the draw pile together may have been drawn in each other's place. */
function swapHand(p: Player, random: Random): void {
  for (const [i, since] of p.handSince.entries()) {
    const same = p.drawSince.flatMap((other, j) => (other === since ? [j] : []));
    if (same.length === 0) continue;
    const j = same[random(same.length)];
    [p.hand[i], p.draw[j]] = [p.draw[j], p.hand[i]];
  }
}

function mixDraw(p: Player, random: Random): void {
  const pairs = shuffle(
    p.draw.map((card, i) => ({ card, since: p.drawSince[i] })),
    random,
  );
  p.draw = pairs.map(({ card }) => card);
  p.drawSince = pairs.map(({ since }) => since);
}

function swapSchemes(s: State, random: Random): void {
  const { draw } = s.players[s.seats];
  const { schemes } = components(s);
  for (const [i, id] of draw.entries()) {
    if (schemes[id].deck !== 'future' || s.seen.includes(id) || s.future.length === 0) continue;
    const j = random(s.future.length);
    [draw[i], s.future[j]] = [s.future[j], draw[i]];
  }
  shuffle(s.future, random);
}
