/** Phase II: one action a turn, conversions before and after it (sections 15, 17 to 25). */
import type { Decision, Seat } from '@tarsas/kernel';
import { sacrifice } from '@tarsas/terra';
import { BOARDS, BUILDINGS, DISCIPLINES, POWER_ACTIONS, RETURNED_SCHOLAR, SCHOLAR_SPACES, SHIPPING_PRICE } from '../../data/index.ts';
import { foundCity, placeAnnex, replaceBuilding } from '../build.ts';
import { advanceShipping, advanceTerraforming, both, climb, pay, payBook, receive } from '../effects.ts';
import { type Action, type Aside, actions, conversionOf, exchanges, isBook, meanwhile } from '../questions/act.ts';
import { citiesAcross } from '../questions/city.ts';
import { plainDig } from '../questions/dig.ts';
import { powerPrice, upgradePrice } from '../questions/price.ts';
import { tileOf } from '../questions/tiles.ts';
import { type Choice, type Do, type Frame, type Good, mapOf, type Play, type State, type Step } from '../state.ts';
import { carryOut } from './dig.ts';
import { payForBookAction, payForInnovation } from './innovation.ts';
import { offerNext } from './offers.ts';

/** The action, then conversions, then the neighbours: all before the next turn (AOI-OPEN-16). */
export const turn: Step<'turn'> = {
  run(g, f) {
    const { seat } = f;
    if (f.stage === 'act') {
      f.stage = 'wrapUp';
      g.call({ kind: 'act', seat, again: false });
    } else if (f.stage === 'wrapUp') {
      f.stage = 'offers';
      if (meanwhile(g.s, seat).length > 0) g.call({ kind: 'wrapUp', seat });
    } else if (!offerNext(g)) g.done();
  },
};

/** A second action need not be taken (AOI-FACTION-PSYCHICS-02). */
export const act: Step<'act', Action | Aside | Do<'endTurn'>> = {
  options: (s, f) => [...actions(s, f.seat), ...meanwhile(s, f.seat), ...(f.again ? [{ do: 'endTurn' } as const] : [])],
  choose(g, _, seat, choice) {
    if (isAside(choice)) return doAside(g, seat, choice);
    g.done();
    if (choice.do !== 'endTurn') take(g, seat, choice);
  },
};

export const wrapUp: Step<'wrapUp', Aside | Do<'endTurn'>> = {
  options: (s, f) => [...meanwhile(s, f.seat), { do: 'endTurn' }],
  choose(g, _, seat, choice) {
    if (isAside(choice)) doAside(g, seat, choice);
    else g.done();
  },
};

/** Conversions may be left alone, and so may spades that would have to be bought. */
export function closes(_: State, { frame }: Decision<Frame>): Choice | null {
  if (frame.kind === 'wrapUp') return { do: 'endTurn' };
  const isBought = frame.kind === 'dig' && frame.free === 0 && frame.first >= 0 && !frame.settles;
  return isBought && frame.target < 0 && !frame.skipping ? { do: 'done' } : null;
}

/** One conversion at a time, then back to the turn. */
export const exchange: Step<'exchange'> = {
  options: (s, f) => exchanges(s, f.seat),
  choose(g, _, seat, choice) {
    convert(g, seat, choice);
    g.done();
  },
};

/** Carries out one action; whatever falls due is asked for next. */
function take(g: Play, seat: Seat, choice: Action): void {
  const p = g.s.players[seat];
  const map = mapOf(g.s);
  let another = false;
  switch (choice.do) {
    case 'build':
    case 'terraform':
    case 'skip': {
      const f = plainDig(seat);
      if (!carryOut(g, f, choice)) g.call(f);
      break;
    }
    case 'upgrade':
      upgrade(g, seat, map.numbers[choice.hex], BUILDINGS.indexOf(choice.to));
      break;
    case 'shipping':
      advanceShipping(g, seat, 'AOI-SHIP-01', SHIPPING_PRICE);
      break;
    case 'terraforming':
      if (p.board) advanceTerraforming(g, seat, 'AOI-TFUP-01', BOARDS[p.board].terraformingPrice);
      break;
    case 'develop':
      payForInnovation(g, seat, choice.tile);
      break;
    case 'send':
      send(g, seat, DISCIPLINES.indexOf(choice.discipline), choice.steps);
      break;
    case 'power':
      usePower(g, seat, choice.action);
      break;
    case 'book':
      payForBookAction(g, seat, choice.action);
      break;
    case 'special':
      another = useSpecial(g, seat, choice.tile);
      break;
    case 'annex':
      placeAnnex(g, seat, map.numbers[choice.hex]);
      break;
    case 'landBridge':
      g.call({ kind: 'bridge', seat, n: 1, overLand: true });
      break;
    case 'pass':
      g.call({ kind: 'pass', seat, stage: 'rewards' });
      return;
  }
  g.call({ kind: 'rewards', seat, spadesLater: false });
  if (another) g.call({ kind: 'act', seat, again: true });
}

/** One stage of one building (AOI-UPG-01). */
function upgrade(g: Play, seat: Seat, hex: number, to: number): void {
  replaceBuilding(g, seat, hex, to, upgradePrice(g.s, seat, hex, to));
}

/** A scholar sent never comes back; one returned gives a single step (AOI-SCHOLAR-02 to 04). */
function send(g: Play, seat: Seat, d: number, steps: number): void {
  const p = g.s.players[seat];
  const discipline = DISCIPLINES[d];
  p.scholars--;
  if (steps === RETURNED_SCHOLAR) {
    p.supply++;
    g.log('returned', { seat, discipline }, 'AOI-SCHOLAR-04');
  } else {
    const first = d * SCHOLAR_SPACES.length;
    const space = SCHOLAR_SPACES.findIndex((value, i) => value === steps && g.s.scholars[first + i] < 0);
    g.s.scholars = g.s.scholars.with(first + space, seat);
    g.log('sent', { seat, discipline, steps }, 'AOI-SCHOLAR-02');
  }
  both(g, seat, { event: 'scholar' });
  climb(g, seat, d, steps, 'science', 'AOI-SCHOLAR-02');
}

function usePower(g: Play, seat: Seat, action: keyof typeof POWER_ACTIONS): void {
  const { gain, rule } = POWER_ACTIONS[action];
  const power = powerPrice(g.s, seat, action);
  pay(g.s.players[seat], { power });
  g.s.covered.push(action);
  g.log('power', { seat, action, power }, 'AOI-PBACT-03');
  receive(g, seat, gain, action, rule);
  both(g, seat, { event: 'powerAction' });
}

/** Free, once per round (AOI-SPECIAL-01). True when another action follows. */
function useSpecial(g: Play, seat: Seat, id: Extract<Choice, { do: 'special' }>['tile']): boolean {
  const { special, rule } = tileOf(g.s, id);
  g.s.players[seat].used.push(id);
  g.log('special', { seat, tile: id }, 'AOI-SPECIAL-01');
  if (special) receive(g, seat, special, id, rule);
  return special?.again === true;
}

const isAside = (choice: Choice): choice is Aside => choice.do === 'river' || choice.do === 'exchange';

/** Conversions and cities across a river leave the turn where it is. */
function doAside(g: Play, seat: Seat, choice: Aside): void {
  if (choice.do === 'river') acrossRiver(g, seat, choice);
  else g.call({ kind: 'exchange', seat });
}

function convert(g: Play, seat: Seat, choice: Choice): void {
  if (choice.do === 'sacrifice') {
    sacrifice(g.s.players[seat].bowls, 1);
    g.log('sacrificed', { seat }, 'AOI-CONV-02');
  }
  const found = choice.do === 'convert' ? conversionOf(choice.from, choice.to) : undefined;
  if (choice.do !== 'convert' || !found) return;
  give(g, seat, choice.from, found.price);
  get(g, seat, choice.to);
  g.log('converted', { seat, from: choice.from, price: found.price, to: choice.to }, found.rule);
}

function give(g: Play, seat: Seat, good: Good, n: number): void {
  if (isBook(good)) payBook(g, seat, DISCIPLINES.indexOf(good), n);
  else pay(g.s.players[seat], { [good]: n });
}

function get(g: Play, seat: Seat, good: Good): void {
  const p = g.s.players[seat];
  if (isBook(good)) payBook(g, seat, DISCIPLINES.indexOf(good), -1);
  else if (good !== 'power') p[good]++;
  if (good === 'scholars') p.supply--;
}

/** A river hex between two groups is ignored and makes them a city (AOI-PALACE-14B). */
function acrossRiver(g: Play, seat: Seat, { hex, banks }: Extract<Choice, { do: 'river' }>): void {
  const { numbers } = mapOf(g.s);
  const found = citiesAcross(g.s, seat).find(
    ({ river, banks: [a, b] }) => river === numbers[hex] && a === numbers[banks[0]] && b === numbers[banks[1]],
  );
  if (!found) return;
  g.log('river', { seat, hex }, 'AOI-PALACE-14B');
  foundCity(g, seat, found.group);
  g.call({ kind: 'rewards', seat, spadesLater: false });
}
