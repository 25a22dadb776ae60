/** Near-moves that are not legal now, each with the rule that forbids it: what a player asks "why can't I?" about. */
import { type Blocked, equal, type Lack, lacksOf, type Seat } from '@tarsas/kernel';
import { LADDER } from '../data/castle.ts';
import { ACTIONS, type Action, ICON_OF, type Icon } from '../data/effects.ts';
import type { Choice } from './choices.ts';
import type { ActionBody, MoveBody } from './frames.ts';
import { isOutside, offerAt, positionOf, SPACE_COUNT, spaceId } from './questions/board.ts';
import { buildingId, buildingNamed, costOf, unbuilt } from './questions/buildings.ts';
import { affordable, dismissedIcons, strength } from './questions/icons.ts';
import { destinations } from './questions/reach.ts';
import type { State } from './state.ts';
import { action, actionsAt, dismissCost, dismissRule } from './steps/action.ts';
import { freeBankSpots } from './steps/build.ts';
import { bookCost } from './steps/transcribe.ts';
import { freeSteps, move, worth } from './steps/turn.ts';

export function explain(s: State, seat: Seat): Blocked<Choice>[] {
  const frame = s.stack.at(-1);
  if (frame?.kind === 'action' && frame.seat === seat) return except(nearActions(s, frame), action.options?.(s, frame, seat) ?? []);
  if (frame?.kind === 'move' && frame.seat === seat) return except(nearMoves(s, frame), move.options?.(s, frame, seat) ?? []);
  return [];
}

function except(near: Blocked<Choice>[], open: readonly Choice[]): Blocked<Choice>[] {
  return near.filter(({ choice }) => !open.some(option => equal(option, choice)));
}

/** Every space could be reached with enough silver (VWK-MOVE-11). */
function nearMoves(s: State, { seat }: MoveBody): Blocked<Choice>[] {
  const p = s.players[seat];
  const far = destinations(p.at, worth(s, p.board[0]), freeSteps(s, seat), 2 * SPACE_COUNT);
  return far.map(({ at, silver }) => ({
    choice: { do: 'move', to: spaceId(s, at), silver },
    rule: 'VWK-MOVE-03',
    lacks: lacksOf(p, { silver }),
  }));
}

function nearActions(s: State, { seat, action: named, dismissed }: ActionBody): Blocked<Choice>[] {
  const here = actionsAt(s.players[seat].at);
  const extra = dismissedIcons(s, seat, dismissed);
  const results = ACTIONS.flatMap((one): Blocked<Choice>[] => {
    if (!here.includes(one)) return choicesOf(one).map(choice => ({ choice, rule: 'VWK-ACT-02' }));
    if (named !== null && named !== one) return choicesOf(one).map(choice => ({ choice, rule: 'VWK-ACT-10' }));
    return choicesOf(one).map(choice => {
      const rule = whyNot(s, seat, choice);
      return { choice, rule, ...(PRICES.includes(rule) && { lacks: missing(s, seat, choice, extra) }) };
    });
  });
  const dismissals = here.map((one): Blocked<Choice> => {
    const rule = dismissed !== null ? 'VWK-DISM-01' : dismissRule(s, seat, one);
    const lacks = rule === 'VWK-DISM-03' ? lacksOf(s.players[seat], { silver: dismissCost(s, seat) }) : null;
    return { choice: { do: 'dismiss', action: one }, rule, ...(lacks && { lacks }) };
  });
  return [...results, ...dismissals];
}

type Result = Extract<Choice, { do: Action }>;

/** Rules that ask for icons, or for workers. */
const PRICES = ['VWK-BUILD-03', 'VWK-CASTLE-03', 'VWK-CASTLE-01', 'VWK-MANU-01', 'VWK-TRADE-01'];

/** Icons count with everything that could be paid for more of them (VWK-ACT-09). */
function missing(s: State, seat: Seat, choice: Result, extra: readonly Icon[]): Lack[] {
  const p = s.players[seat];
  if (choice.do === 'placeWorkers' && choice.workers > p.workers) return lacksOf(p, { workers: choice.workers });
  const icons = strength(s, seat, choice.do, extra) + affordable(s, seat, choice.do);
  return lacksOf({ [ICON_OF[choice.do]]: icons }, { [ICON_OF[choice.do]]: iconsFor(s, seat, choice) });
}

function iconsFor(s: State, seat: Seat, choice: Result): number {
  const { at } = s.players[seat];
  switch (choice.do) {
    case 'construct':
      return costOf(buildingNamed(choice.building));
    case 'placeWorkers':
      return LADDER.find(({ workers }) => workers === choice.workers)!.icons;
    case 'transcribe':
      return bookCost(s, positionOf(at));
    case 'trade':
      return offerAt(s, at).merchants;
  }
}

/** One of each result that an action may have. */
function choicesOf(one: Action): Result[] {
  if (one === 'trade') return [{ do: 'trade', times: 1, silver: 0 }];
  if (one === 'construct') return unbuilt({ built: 0 }).map(b => ({ do: 'construct', building: buildingId(b) }));
  if (one === 'placeWorkers') return LADDER.map(({ workers }) => ({ do: 'placeWorkers', workers }));
  return [{ do: 'transcribe' }];
}

function whyNot(s: State, seat: Seat, choice: Result): string {
  const p = s.players[seat];
  switch (choice.do) {
    case 'construct':
      if (unbuilt(p).every(b => buildingId(b) !== choice.building)) return 'VWK-BUILD-02';
      return isOutside(p.at) && freeBankSpots(s, seat).length === 0 ? 'VWK-BUILD-01' : 'VWK-BUILD-03';
    case 'placeWorkers':
      return choice.workers > p.workers ? 'VWK-CASTLE-03' : 'VWK-CASTLE-01';
    case 'transcribe':
      return 'VWK-MANU-01';
    case 'trade':
      return 'VWK-TRADE-01';
  }
}
