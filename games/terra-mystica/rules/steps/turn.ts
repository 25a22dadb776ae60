/** Phase II: a turn is one action, with conversions before and after it (TM-ACT, TM-CONV). */
import type { Seat } from '@tarsas/kernel';
import { wayTo } from '@tarsas/terra';
import { CULTS, FACTIONS, POINTS_PER_DIGGING, PRIEST_SPACES, RETURNED_PRIEST } from '../../data/index.ts';
import { abilityOf, strongholdStands } from '../abilities.ts';
import { advanceShipping, climb, pay, score } from '../effects.ts';
import { reach } from '../questions/reach.ts';
import { canPay } from '../questions/stock.ts';
import { type Choice, type Due, mapOf, type Play, type State, type Step, type Wanted } from '../state.ts';
import { addUpgrades, build, maybeSkip, payAndUpgrade, payForDwelling } from './build.ts';
import { chooseFree, freeChoices, hasFreeChoice } from './convert.ts';
import { chooseDue, dueChoices, forgetImpossible } from './dues.ts';
import { meanwhile } from './meanwhile.ts';
import { answerOffer, offerChoices } from './offers.ts';
import { addPassing, pass } from './pass.ts';
import { addPowerActions, addSpecialActions, takePowerAction, takeSpecialAction } from './power.ts';
import { addHexes, transform } from './spades.ts';

export const turn: Step<'turn'> = {
  run(g, { seat }) {
    const { s } = g;
    const p = s.players[seat];
    forgetImpossible(g, seat);
    if (p.due.length > 0 && !mayWait(s, seat)) return g.call({ kind: 'rewards', seat });
    if (s.actions > 0) return g.call({ kind: 'act', seat });
    if (!p.passed && !p.gone && hasFreeChoice(s, seat)) return g.goto({ kind: 'wrapUp', seat });
    g.done();
  },
};

/** With open offers cult steps and tokens may wait until after the action, and for whoever is the last to act even longer (as on the server). */
function mayWait(s: State, seat: Seat): boolean {
  if (s.options.leech !== 'open' || !s.players[seat].due.every(due => PATIENT.has(due))) return false;
  return s.actions > 0 || s.players.every((p, other) => other === seat || p.passed || p.gone);
}

const PATIENT: ReadonlySet<Due> = new Set<Due>(['step', 'steps', 'token']);

/** Conversions after the action; the turn ends when its player says so. */
export const wrapUp: Step<'wrapUp'> = meanwhile({
  options: (s, { seat }, _, only) => [{ do: 'endTurn' }, ...dueChoices(s, seat), ...freeChoices(s, seat, only)],
  choose(g, { seat }, _, choice) {
    if (choice.do === 'endTurn') return g.done();
    if (!chooseFree(g, seat, choice)) chooseDue(g, seat, choice);
    // A conversion can bring rewards (a priest that opens a terrain, a town across a river).
    if (g.s.players[seat].due.length > 0 && !mayWait(g.s, seat)) g.goto({ kind: 'turn', seat });
  },
});

export const act: Step<'act'> = meanwhile({
  options: (s, { seat }, _, only) => {
    const rewards = dueChoices(s, seat);
    const offers = offerChoices(s, seat);
    return offers.length > 0 ? [...offers, ...rewards, ...freeChoices(s, seat, only)] : [...actions(s, seat, only), ...rewards];
  },
  choose(g, { seat }, _, choice) {
    if (choice.do === 'take' || choice.do === 'decline') {
      answerOffer(g, seat, choice);
      return;
    }
    if (chooseFree(g, seat, choice)) {
      if (g.s.players[seat].due.length > 0) g.done();
      return;
    }
    if (REWARDS.has(choice.do)) {
      chooseDue(g, seat, choice);
      // What a reward brings in its turn, such as the step to the top, does not wait (TM-DEC-25).
      if (g.s.players[seat].due.length > 0 && !mayWait(g.s, seat)) g.done();
      return;
    }
    g.s.actions--;
    if (g.s.options.lateKeys === 'action') g.s.players[seat].lost = 0;
    takeAction(g, seat, choice);
    g.done();
  },
});

const REWARDS: ReadonlySet<Choice['do']> = new Set([
  'favor',
  'town',
  'step',
  'enterTop',
  'keepKey',
  'bridge',
  'ordain',
  'token',
  'takePriest',
  'unlock',
  'giveUp',
] satisfies Choice['do'][]);

/** The eight actions (TM-ACT-03), then what is no action; or `only` those it takes to find that one. */
export function actions(s: State, seat: Seat, only?: Wanted): Choice[] {
  const choices: Choice[] = [];
  const all = only === undefined;
  const kind = only?.do;
  if (all || kind === 'build' || kind === 'transform') addHexes(s, reach(s, seat, 'action'), null, true, choices, canPay, only);
  if (all || kind === 'upgrade') addUpgrades(s, seat, choices, only);
  if (all || kind === 'shipping' || kind === 'digging') addTracks(s, seat, choices);
  if (all || kind === 'send') addPriests(s, seat, choices);
  if (all || kind === 'power') addPowerActions(s, seat, choices);
  if (all || kind === 'special') addSpecialActions(s, seat, choices, only);
  if (all || kind === 'pass') addPassing(s, choices);
  if (s.options.leaving) choices.push({ do: 'leave' });
  for (const choice of freeChoices(s, seat, only)) choices.push(choice);
  return choices;
}

function addTracks(s: State, seat: Seat, choices: Choice[]): void {
  const p = s.players[seat];
  const { shipping, digging } = FACTIONS[p.faction!];
  if (shipping?.advance && p.shipping < shipping.max && canPay(p, shipping.advance)) choices.push({ do: 'shipping' });
  if (digging?.upgrade && p.digging < digging.spade.length - 1 && canPay(p, digging.upgrade)) choices.push({ do: 'digging' });
}

/** Any free space, or back to the supply (TM-PRIEST-01, TM-PRIEST-04, TM-DEC-04). */
function addPriests(s: State, seat: Seat, choices: Choice[]): void {
  if (s.players[seat].priests === 0) return;
  CULTS.forEach((cult, track) => {
    let last = 0;
    PRIEST_SPACES.forEach((steps, space) => {
      if (steps === last || s.priests[track * PRIEST_SPACES.length + space] >= 0) return;
      choices.push({ do: 'send', cult, steps });
      last = steps;
    });
    choices.push({ do: 'send', cult, steps: RETURNED_PRIEST });
  });
}

function takeAction(g: Play, seat: Seat, choice: Choice) {
  const { numbers } = mapOf(g.s.options);
  switch (choice.do) {
    case 'build':
      maybeSkip(g, seat, numbers[choice.hex], wayTo(reach(g.s, seat, 'action'), numbers[choice.hex]));
      payForDwelling(g, seat);
      return build(g, seat, numbers[choice.hex]);
    case 'transform':
      return transform(g, seat, numbers[choice.hex]);
    case 'upgrade':
      return payAndUpgrade(g, seat, numbers[choice.hex], choice.to);
    case 'shipping':
      pay(g.s.players[seat], FACTIONS[g.s.players[seat].faction!].shipping!.advance!);
      return advanceShipping(g, seat, 'TM-SHIP-01');
    case 'digging':
      return advanceDigging(g, seat);
    case 'send':
      return sendPriest(g, seat, CULTS.indexOf(choice.cult), choice.steps);
    case 'power':
      return takePowerAction(g, seat, choice.action, choice.sacrifice);
    case 'special':
      return takeSpecialAction(g, seat, choice);
    case 'pass':
      return pass(g, seat, choice.card);
    case 'leave':
      return leave(g, seat);
  }
}

/** A better rate of exchange for spades (TM-DIG-01, TM-DIG-02). */
function advanceDigging(g: Play, seat: Seat): void {
  const p = g.s.players[seat];
  pay(p, FACTIONS[p.faction!].digging!.upgrade!);
  p.digging++;
  g.log('digging', { seat, level: p.digging }, 'TM-DIG-01');
  score(g, seat, POINTS_PER_DIGGING, 'digging', 'TM-DIG-02');
}

/** A priest on the cult board never comes back (TM-PRIEST-02). */
function sendPriest(g: Play, seat: Seat, cult: number, steps: number): void {
  const { s } = g;
  const p = s.players[seat];
  const returned = steps === RETURNED_PRIEST;
  p.priests--;
  if (returned) p.supply++;
  else {
    const first = cult * PRIEST_SPACES.length;
    const space = PRIEST_SPACES.findIndex((worth, i) => worth === steps && s.priests[first + i] < 0);
    s.priests[first + space] = seat;
  }
  const extra = strongholdStands(p) ? (abilityOf(p).stepsPerPriestWithStronghold ?? 0) : 0;
  g.log('sent', { seat, cult: CULTS[cult], steps: steps + extra, returned }, returned ? 'TM-PRIEST-04' : 'TM-PRIEST-01');
  climb(g, seat, cult, steps + extra, 'TM-PRIEST-05');
}

/** Leaves the game for good: the card goes back, what stands on the map stays (table option). */
function leave(g: Play, seat: Seat): void {
  const { s } = g;
  const p = s.players[seat];
  p.gone = true;
  p.card = null;
  p.due = [];
  s.offers = s.offers.filter(offer => offer.seat !== seat);
  s.actions = 0;
  g.log('left', { seat });
}
