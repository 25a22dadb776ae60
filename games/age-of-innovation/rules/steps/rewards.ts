/** Rewards that fall due are taken one after the other, in the order their owner likes (AOI-OPEN-17). */
import type { Seat } from '@tarsas/kernel';
import { BUILDINGS, CITY_TILE_IDS, CITY_TILES, COMPETENCIES, DISCIPLINES, type Discipline, SLOTS } from '../../data/index.ts';
import { openPalace } from '../build.ts';
import { climb, climbWithKey, fire, gainBook, receive, sameDue, scoreRound, sourceOf } from '../effects.ts';
import { digHasPoint, newDig } from '../questions/dig.ts';
import { bridgePlaces, emptyNative, neutralHexes, ownPieces } from '../questions/reach.ts';
import { booksOpen, competenciesOpen, needsKey, stepsOpen } from '../questions/science.ts';
import type { Choice, Due, DueKind, Frame, Play, Player, State, Step } from '../state.ts';

/** Calls the question for one reward after the other until none is due. */
export const rewards: Step<'rewards'> = {
  run(g, f) {
    const p = g.s.players[f.seat];
    const open = openDues(p, f.spadesLater);
    if (open.length === 0) return g.done();
    // Taking a book never prevents another reward, so it is taken without asking for the order; a palace tile always comes first (AOI-UPG-06).
    const first = open.find(due => due.what === 'palaceTile') ?? open.find(due => due.what === 'book');
    if (first) return begin(g, f.seat, first);
    if (open.every(due => sameDue(due, open[0]))) return begin(g, f.seat, open[0]);
    g.call({ kind: 'nextReward', seat: f.seat, spadesLater: f.spadesLater });
  },
};

export const nextReward: Step<'nextReward'> = {
  options: (s, f) =>
    distinct(openDues(s.players[f.seat], f.spadesLater)).map(due => ({ do: 'next', reward: due.what, from: sourceOf(due) })),
  choose(g, f, seat, choice) {
    if (choice.do !== 'next') return;
    const due = openDues(g.s.players[seat], f.spadesLater).find(d => d.what === choice.reward && sourceOf(d) === choice.from);
    g.done();
    if (due) begin(g, seat, due);
  },
};

/** A competency that comes with a neutral building waits until that is placed (AOI-INNOV-BLD-01); spades of the set-up may have to wait too. */
function openDues(p: Player, spadesLater: boolean): Due[] {
  return p.due.filter(due => {
    if (due.what === 'spades') return !spadesLater;
    if (due.what === 'competency') return !p.due.some(other => other.what === 'neutral' && other.from === due.from);
    return true;
  });
}

function distinct(dues: readonly Due[]): Due[] {
  return dues.filter((due, i) => dues.findIndex(other => sameDue(other, due)) === i);
}

/** Takes a reward off the list and asks its question, or drops it where it cannot be used. */
function begin(g: Play, seat: Seat, due: Due): void {
  const { due: list } = g.s.players[seat];
  list.splice(list.indexOf(due), 1);
  if (due.what === 'key') {
    goOn(g, seat, due);
    return;
  }
  const frame = frameFor(g.s, seat, due);
  if (frame) g.call(frame);
  else if (due.what === 'neutral') g.log('notPlaced', { seat, building: BUILDINGS[due.building] as 'tower' }, 'AOI-NEUTRAL-05');
  else g.log('rewardLost', { seat, reward: due.what }, LOST[due.what]);
}

/** Why a reward may be impossible to take. */
const LOST: Partial<Record<DueKind, string>> = {
  book: 'AOI-OPEN-01',
  steps: 'AOI-SCI-05',
  stepsInOne: 'AOI-SCI-05',
  competency: 'AOI-UPG-12',
  cityTile: 'AOI-CITY-11',
  spades: 'AOI-TERRA-13',
  settle: 'AOI-TERRA-13',
  bonusSpades: 'AOI-PHASE3-04',
  bridges: 'AOI-PBACT-05',
  anywhere: 'AOI-PALACE-16B',
};

/** The key may have gone to another discipline meanwhile: then the steps are lost (AOI-SCI-05). */
function goOn(g: Play, seat: Seat, { discipline, n, from }: Extract<Due, { what: 'key' }>): void {
  const p = g.s.players[seat];
  if (needsKey(p, discipline) && p.keys > 0) g.call({ kind: 'key', seat, discipline, n, from });
  else climb(g, seat, discipline, n, from, 'AOI-SCI-02');
}

function frameFor(s: State, seat: Seat, due: Exclude<Due, { what: 'key' }>): Frame | null {
  const p = s.players[seat];
  const when = (possible: boolean, frame: Frame) => (possible ? frame : null);
  switch (due.what) {
    case 'palaceTile':
      return when(s.palaces.length > 0, { kind: 'palaceTile', seat });
    case 'book':
      return when(booksOpen(s).length > 0, { kind: 'book', seat, from: due.from });
    case 'steps':
      return when(stepsOpen(s, p).length > 0, { kind: 'steps', seat, n: due.n, from: due.from });
    case 'stepsInOne':
      return when(stepsOpen(s, p).length > 0, { kind: 'stepsInOne', seat, n: due.n, from: due.from });
    case 'competency':
      return when(competenciesOpen(s, p).length > 0, { kind: 'competency', seat });
    case 'cityTile':
      return when(
        s.citiesLeft.some(n => n > 0),
        { kind: 'cityTile', seat },
      );
    case 'bridges':
      return when(bridgePlaces(s, seat, false).length > 0, { kind: 'bridge', seat, n: due.n, overLand: false });
    case 'neutral':
      return when(neutralHexes(s, seat).length > 0, { kind: 'neutral', seat, building: due.building, from: due.from });
    case 'anywhere':
      return when(p.left[due.building] > 0 && emptyNative(s, seat).length > 0, {
        kind: 'anywhere',
        seat,
        building: due.building,
        from: due.from,
      });
    case 'replace':
      return when(p.left[due.building] > 0 && ownPieces(s, seat, due.old).length > 0, {
        kind: 'replace',
        seat,
        old: due.old,
        building: due.building,
        from: due.from,
      });
    case 'spades':
    case 'settle':
    case 'bonusSpades':
      return digFor(s, seat, due);
  }
}

/** In the set-up no workshop may be built; in phase III spades may be split but not bought (AOI-START-05, AOI-PHASE3-04). */
function digFor(s: State, seat: Seat, due: Extract<Due, { what: 'spades' | 'settle' | 'bonusSpades' }>): Frame | null {
  const bonus = due.what === 'bonusSpades';
  const dig = newDig(seat, {
    free: due.what === 'settle' ? 1 : due.n,
    mayBuy: !bonus,
    mayBuild: s.phase === 2,
    settles: due.what === 'settle',
    splits: bonus,
  });
  return digHasPoint(s, dig) ? dig : null;
}

export const palaceTile: Step<'palaceTile'> = {
  options: s => s.palaces.map(palace => ({ do: 'palace', palace })),
  choose(g, _, seat, choice) {
    if (choice.do !== 'palace') return;
    g.s.palaces = g.s.palaces.filter(palace => palace !== choice.palace);
    g.s.players[seat].palace = choice.palace;
    openPalace(g, seat, choice.palace);
    g.done();
  },
};

export const book: Step<'book'> = {
  options: s => booksOpen(s).map(d => ({ do: 'takeBook', discipline: DISCIPLINES[d] })),
  choose(g, f, seat, choice) {
    if (choice.do !== 'takeBook') return;
    gainBook(g, seat, number(choice.discipline), 1, f.from, 'AOI-SETUP-19');
    g.done();
  },
};

const number = (discipline: Discipline): number => DISCIPLINES.indexOf(discipline);

/** A step onto level 8 says that it uses a key. */
const stepChoices = (s: State, p: Player): Choice[] =>
  stepsOpen(s, p).map(d => ({ do: needsKey(p, d) ? 'useKey' : 'step', discipline: DISCIPLINES[d] }));

/** Steps freely distributed are taken one by one, and need not all be taken. */
export const steps: Step<'steps'> = {
  options: (s, f) => [...stepChoices(s, s.players[f.seat]), { do: 'done' }],
  choose(g, f, seat, choice) {
    if (choice.do === 'done') {
      g.log('forgone', { seat, reward: 'steps', n: f.n }, 'AOI-SCI-05');
      return g.done();
    }
    if (choice.do !== 'step' && choice.do !== 'useKey') return;
    stepUp(g, seat, choice, 1, f);
    f.n--;
    if (f.n === 0 || stepsOpen(g.s, g.s.players[seat]).length === 0) g.done();
  },
};

/** All steps in one discipline. Nobody is forced to use a key. */
export const stepsInOne: Step<'stepsInOne'> = {
  options(s, f) {
    const choices = stepChoices(s, s.players[f.seat]);
    return choices.some(choice => choice.do === 'step') ? choices : [...choices, { do: 'done' }];
  },
  choose(g, f, seat, choice) {
    g.done();
    if (choice.do === 'step' || choice.do === 'useKey') stepUp(g, seat, choice, f.n, f);
    else g.log('forgone', { seat, reward: 'steps', n: f.n }, 'AOI-SCI-05');
  },
};

function stepUp(
  g: Play,
  seat: Seat,
  choice: Extract<Choice, { do: 'step' | 'useKey' }>,
  n: number,
  { from }: { from: Extract<Due, { what: 'steps' }>['from'] },
): void {
  const take = choice.do === 'useKey' ? climbWithKey : climb;
  take(g, seat, number(choice.discipline), n, from, 'AOI-SCI-02');
}

/** Whether to use a key is asked each time (AOI-SCI-08). */
export const key: Step<'key'> = {
  options: (_, f) => [
    { do: 'useKey', discipline: DISCIPLINES[f.discipline] },
    { do: 'keepKey', discipline: DISCIPLINES[f.discipline] },
  ],
  choose(g, f, seat, choice) {
    g.done();
    if (choice.do === 'useKey') climbWithKey(g, seat, f.discipline, f.n, f.from, 'AOI-SCI-08');
    else g.log('keyKept', { seat, discipline: DISCIPLINES[f.discipline], steps: f.n }, 'AOI-SCI-05');
  },
};

/** A competency tile with the steps and books of its place (AOI-UPG-11). */
export const competency: Step<'competency'> = {
  options: (s, f) => competenciesOpen(s, s.players[f.seat]).map(place => ({ do: 'competency', tile: s.competencies[place] })),
  choose(g, _, seat, choice) {
    if (choice.do !== 'competency') return;
    const { tile } = choice;
    const place = g.s.competencies.indexOf(tile);
    const slot = SLOTS[place];
    const d = number(slot.discipline);
    g.s.piles[place]--;
    const p = g.s.players[seat];
    p.competencies = [...p.competencies, tile];
    g.log('competency', { seat, tile }, 'AOI-UPG-07');
    gainBook(g, seat, d, slot.books, tile, 'AOI-UPG-11');
    climb(g, seat, d, slot.steps, tile, 'AOI-UPG-11');
    const { atOnce, rule } = COMPETENCIES[tile];
    if (atOnce) receive(g, seat, atOnce, tile, rule);
    fire(g, seat, { event: 'competency', discipline: d });
    g.done();
  },
};

/** Points, a key and whatever else the tile gives (AOI-CITY-05 to 08). */
export const cityTile: Step<'cityTile'> = {
  options: s => CITY_TILE_IDS.filter((_, i) => s.citiesLeft[i] > 0).map(tile => ({ do: 'city', tile })),
  choose(g, _, seat, choice) {
    if (choice.do !== 'city') return;
    const { tile } = choice;
    const p = g.s.players[seat];
    g.s.citiesLeft[CITY_TILE_IDS.indexOf(tile)]--;
    p.cities = [...p.cities, tile];
    p.keys++;
    g.log('cityTile', { seat, tile }, 'AOI-CITY-05');
    scoreRound(g, seat, { event: 'cityTile' });
    receive(g, seat, CITY_TILES[tile].gain, tile, CITY_TILES[tile].rule);
    g.done();
  },
};
