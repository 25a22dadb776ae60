/** The whole game: choosing, set-up of the players, first buildings, six rounds, final scoring. */
import type { Seat } from '@tarsas/kernel';
import { BOARDS, BUILDINGS, DISCIPLINES, FACTIONS, RING, ROUNDS } from '../../data/index.ts';
import { buildingName, moveFromBoard, stand, takeNeutral } from '../build.ts';
import { climb, receive } from '../effects.ts';
import { emptyNative } from '../questions/reach.ts';
import { type Choice, type FrameOf, mapOf, type Play, type State, type Step } from '../state.ts';
import { finalScoring } from './end.ts';
import { offerNext } from './offers.ts';

export const game: Step<'game'> = {
  run(g, f) {
    const { s } = g;
    switch (f.stage) {
      case 'choose':
        return choose(g, f);
      case 'bonuses':
        // Counter-clockwise from the right of the start player (AOI-DRAFT-08).
        if (f.next < s.seats) return g.call({ kind: 'chooseBonus', seat: counterClockwise(s, f.next++) });
        return go(f, 'prepare');
      case 'prepare':
        prepare(g);
        return go(f, 'wishes');
      case 'wishes':
        // Free choices of the set-up, in turn order, before the first building (AOI-PSETUP-14).
        if (f.next < s.seats) return g.call({ kind: 'rewards', seat: s.order[f.next++], spadesLater: true });
        return go(f, 'place');
      case 'place': {
        const order = placingOrder(s);
        if (f.next < order.length) return g.call({ kind: 'placeStart', seat: order[f.next++] });
        for (const p of s.players) {
          const competencies = p.faction ? (FACTIONS[p.faction].startCompetencies ?? 0) : 0;
          for (let i = 0; i < competencies; i++) p.due.push({ what: 'competency', from: p.faction ?? 'science' });
        }
        return go(f, 'competencies');
      }
      case 'competencies':
        // A tower among them may bring the neighbours power (AOI-START-09); spades wait for everybody (AOI-START-08).
        if (offerNext(g)) return;
        if (f.next < s.seats) return g.call({ kind: 'rewards', seat: s.order[f.next++], spadesLater: true });
        for (const p of s.players) {
          if (p.board && BOARDS[p.board].startSpades > 0) p.due.push({ what: 'spades', n: BOARDS[p.board].startSpades, from: p.board });
        }
        return go(f, 'spades');
      case 'spades':
        if (f.next < s.seats) return g.call({ kind: 'rewards', seat: s.order[f.next++], spadesLater: false });
        return go(f, 'rounds');
      case 'rounds':
        if (f.next++ < ROUNDS) return g.call({ kind: 'round', stage: 'income', next: 0 });
        return go(f, 'final');
      case 'final':
        finalScoring(g);
        return g.done();
    }
  },
};

function go(f: FrameOf<'game'>, stage: FrameOf<'game'>['stage']): void {
  f.stage = stage;
  f.next = 0;
}

const clockwise = (s: State, n: number): Seat => (s.startPlayer + n) % s.seats;
const counterClockwise = (s: State, n: number): Seat => (s.startPlayer + 2 * s.seats - 1 - n) % s.seats;

/** Three items each in the draft, clockwise; otherwise one set each, the start player last (AOI-DRAFT-06, AOI-PICK-04). */
const DRAFTED = 3;

function choose(g: Play, f: FrameOf<'game'>): void {
  const { s } = g;
  if (f.next === 0) {
    const { rounds, finalTile, bookActions, palaces, display, competencies } = s;
    g.log('tiles', { rounds, finalTile, bookActions, palaces: [...palaces], display: [...display], competencies }, 'AOI-SETUP-04');
    g.log('startPlayer', { seat: s.startPlayer }, 'AOI-PICK-03');
  }
  if (s.options.choosing === 'draft') {
    if (f.next < DRAFTED * s.seats) g.call({ kind: 'draft', seat: clockwise(s, f.next++) });
    else go(f, 'bonuses');
  } else if (f.next < s.seats) g.call({ kind: 'chooseSet', seat: counterClockwise(s, f.next++) });
  else go(f, 'prepare');
}

/** A set is a board with the faction and the round bonus beside it (AOI-PICK-01). */
export const chooseSet: Step<'chooseSet'> = {
  options: s => s.offered.boards.map(board => ({ do: 'set', board })),
  choose(g, _, seat, choice) {
    if (choice.do !== 'set') return;
    const { boards, factions, bonuses } = g.s.offered;
    const at = boards.indexOf(choice.board);
    const p = g.s.players[seat];
    [p.board] = boards.splice(at, 1);
    [p.faction] = factions.splice(at, 1);
    [p.bonus] = bonuses.splice(at, 1);
    g.log('set', { seat, board: p.board, faction: p.faction, bonus: p.bonus }, 'AOI-PICK-04');
    g.done();
  },
};

/** One item of a kind that the player does not have yet (AOI-DRAFT-06, AOI-DRAFT-12). */
export const draft: Step<'draft'> = {
  options(s, f) {
    const p = s.players[f.seat];
    const { boards, factions, palaces } = s.offered;
    return [
      ...(p.board ? [] : boards.map((board): Choice => ({ do: 'board', board }))),
      ...(p.faction ? [] : factions.map((faction): Choice => ({ do: 'faction', faction }))),
      ...(p.palace ? [] : palaces.map((palace): Choice => ({ do: 'palace', palace }))),
    ];
  },
  choose(g, _, seat, choice) {
    const p = g.s.players[seat];
    const { offered } = g.s;
    if (choice.do === 'board') {
      p.board = choice.board;
      offered.boards = offered.boards.filter(id => id !== choice.board);
      g.log('board', { seat, board: choice.board }, 'AOI-DRAFT-06');
    } else if (choice.do === 'faction') {
      p.faction = choice.faction;
      offered.factions = offered.factions.filter(id => id !== choice.faction);
      g.log('faction', { seat, faction: choice.faction }, 'AOI-DRAFT-06');
    } else if (choice.do === 'palace') {
      p.palace = choice.palace;
      offered.palaces = offered.palaces.filter(id => id !== choice.palace);
      g.log('palace', { seat, palace: choice.palace }, 'AOI-DRAFT-06');
    }
    g.done();
  },
};

export const chooseBonus: Step<'chooseBonus'> = {
  options: s => s.offered.bonuses.map(bonus => ({ do: 'bonus', bonus })),
  choose(g, _, seat, choice) {
    if (choice.do !== 'bonus') return;
    g.s.players[seat].bonus = choice.bonus;
    g.s.offered.bonuses = g.s.offered.bonuses.filter(id => id !== choice.bonus);
    g.log('bonus', { seat, bonus: choice.bonus, coins: 0 }, 'AOI-DRAFT-08');
    g.done();
  },
};

/** Everybody's own set-up (section 4). What was not chosen goes to the box (AOI-PICK-06, AOI-DRAFT-09). */
function prepare(g: Play): void {
  const { s } = g;
  if (s.options.choosing === 'draft') {
    s.bonuses = s.offered.bonuses;
    s.bonusCoins = s.bonuses.map(() => 1);
  }
  s.offered = { boards: [], factions: [], palaces: [], bonuses: [] };
  s.order = Array.from({ length: s.seats }, (_, n) => clockwise(s, n)); // AOI-PSETUP-12
  if (s.neutralLevels.length > 0) g.log('neutralFaction', { levels: s.neutralLevels }, 'AOI-2P-03');
  for (const seat of s.order) prepareSeat(g, seat);
}

function prepareSeat(g: Play, seat: Seat): void {
  const p = g.s.players[seat];
  if (!p.board || !p.faction) return;
  const board = BOARDS[p.board];
  const { start, rule } = FACTIONS[p.faction];
  p.home = RING.indexOf(p.board);
  p.bowls = [...board.bowls];
  p.shipping = board.shipping.start;
  receive(g, seat, board.start, p.board, board.rule);
  receive(g, seat, start, p.faction, rule);
  for (const [d, discipline] of DISCIPLINES.entries()) {
    const steps = start.science?.[discipline] ?? 0;
    if (steps > 0) climb(g, seat, d, steps, p.faction, 'AOI-PSETUP-09');
  }
}

/** In turn order, back again, third buildings, and last those who wait for all (AOI-START-01 to 04, AOI-FACTION-OMAR-03). */
export function placingOrder(s: State): Seat[] {
  const pieces = (seat: Seat) => buildingsAtStart(s, seat).length;
  const waits = (seat: Seat) => lastOf(s, seat);
  const usual = s.order.filter(seat => !waits(seat));
  return [...usual, ...[...usual].reverse(), ...usual.filter(seat => pieces(seat) > 2), ...s.order.filter(waits)];
}

const lastOf = (s: State, seat: Seat): boolean => {
  const { faction } = s.players[seat];
  return faction !== null && FACTIONS[faction].last === true;
};

function buildingsAtStart(s: State, seat: Seat): readonly string[] {
  const { faction } = s.players[seat];
  return faction ? FACTIONS[faction].buildings : [];
}

/** What the seat has still to place: each kind once in the list of choices. */
function stillToPlace(s: State, seat: Seat): number[] {
  const left = buildingsAtStart(s, seat).map(kind => BUILDINGS.indexOf(kind as 'workshop'));
  for (let hex = 0; hex < s.owner.length; hex++) {
    if (s.owner[hex] === seat) left.splice(left.indexOf(s.building[hex]), 1);
  }
  return [...new Set(left)];
}

/** Native hexes only, wherever they lie; placing is not building (AOI-START-06, AOI-START-07). */
export const placeStart: Step<'placeStart'> = {
  options(s, f) {
    const { ids } = mapOf(s);
    const hexes = emptyNative(s, f.seat);
    return stillToPlace(s, f.seat).flatMap(kind =>
      hexes.map((hex): Choice => ({ do: 'place', building: buildingName(kind), hex: ids[hex] })),
    );
  },
  choose(g, _, seat, choice) {
    if (choice.do !== 'place') return;
    const kind = BUILDINGS.indexOf(choice.building);
    const hex = mapOf(g.s).numbers[choice.hex];
    const p = g.s.players[seat];
    if (p.left[kind] > 0) moveFromBoard(p, kind, 1);
    else {
      takeNeutral(g.s, kind);
      g.s.neutral.push(hex);
    }
    stand(g, seat, hex, kind);
    g.log('placed', { seat, building: choice.building, hex: choice.hex }, 'AOI-START-01');
    g.done();
  },
};
