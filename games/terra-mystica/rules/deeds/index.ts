/** Everything a player may do in a round, by its `do`; and which of it is open when. */
import type { Seat } from '@tarsas/kernel';
import type { Choice, Do, Due, Play, State, Wanted } from '../state.ts';
import { decline, take } from './answers.ts';
import { build, transform } from './build.ts';
import { connect, convert, exchanges, sacrifice } from './convert.ts';
import { leave, pass } from './pass.ts';
import { power } from './power.ts';
import { send } from './priest.ts';
import { bridge, enterTop, favor, giveUp, keepKey, ordain, step, takePriest, token, town, unlock, useSpades } from './rewards.ts';
import { special } from './special.ts';
import { digging, shipping } from './tracks.ts';
import { upgrade } from './upgrade.ts';

export const DEEDS = {
  build,
  transform,
  upgrade,
  shipping,
  digging,
  send,
  power,
  special,
  pass,
  leave,
  convert,
  sacrifice,
  connect,
  favor,
  town,
  step,
  enterTop,
  keepKey,
  bridge,
  useSpades,
  ordain,
  token,
  takePriest,
  unlock,
  giveUp,
  take,
  decline,
} as const;
export type DeedName = keyof typeof DEEDS;
export type DeedChoice = Do<DeedName>;

export function perform(g: Play, seat: Seat, choice: DeedChoice): void {
  const act = DEEDS[choice.do].perform as (g: Play, seat: Seat, choice: DeedChoice) => void;
  act(g, seat, choice);
}

/** The eight actions (TM-ACT-03), in the order they are listed. */
const ACTIONS = ['build', 'transform', 'upgrade', 'shipping', 'digging', 'send', 'power', 'special', 'pass', 'leave'] as const;
/** What is no action and may be done besides, at any moment of the own turn (TM-DEC-07). */
const BESIDES = ['convert', 'sacrifice', 'connect'] as const;

/** How each reward is taken or given up; `top` is the step to the top of any track. */
const TAKING = {
  favor: ['favor'],
  town: ['town'],
  step: ['step'],
  steps: ['step'],
  top: ['enterTop', 'keepKey'],
  bridge: ['bridge', 'giveUp'],
  spades: ['useSpades'],
  ordain: ['ordain'],
  token: ['token', 'giveUp'],
  priest: ['takePriest', 'unlock', 'giveUp'],
} as const satisfies Record<Exclude<Due, `top:${string}`> | 'top', readonly DeedName[]>;

type Names = ReadonlySet<Choice['do']>;
const ACTION: Names = new Set(ACTIONS);
const BESIDE: Names = new Set(BESIDES);
const REWARD: Names = new Set(Object.values(TAKING).flat());
export const isAction = (choice: Choice): boolean => ACTION.has(choice.do);
export const isBeside = (choice: Choice): choice is Do<(typeof BESIDES)[number]> => BESIDE.has(choice.do);
export const isReward = (choice: Choice): boolean => REWARD.has(choice.do);

/** Every action; or only those of the kind that is wanted. */
export function actions(s: State, seat: Seat, only?: Wanted): DeedChoice[] {
  const choices: DeedChoice[] = [];
  for (const name of ACTIONS) {
    if (only === undefined || only.do === name) for (const choice of DEEDS[name].options(s, seat, only)) choices.push(choice);
  }
  return choices;
}

/** In the own turn; a faction's exchange even when only asked something (TM-DEC-07, TM-DEC-08). */
export function besides(s: State, seat: Seat, only?: Wanted): DeedChoice[] {
  const choices: DeedChoice[] = [];
  if (s.active === seat) {
    for (const name of BESIDES) {
      if (only === undefined || only.do === name) for (const choice of DEEDS[name].options(s, seat, only)) choices.push(choice);
    }
  }
  if (only === undefined || only.do === 'convert') for (const choice of exchanges(s, seat)) choices.push(choice);
  return choices;
}

/** Whether there is anything to do besides in the own turn: most turns end with this question, so it lists nothing. */
export function hasBesides(s: State, seat: Seat): boolean {
  const p = s.players[seat];
  if (p.workers > 0 || p.priests > 0 || p.bowls[2] > 0 || p.bowls[1] > 1) return true;
  return besides(s, seat).length > 0;
}

/** Everything that can be done about the rewards due, kind by kind; spades come last. */
export function rewards(s: State, seat: Seat): DeedChoice[] {
  const { due } = s.players[seat];
  const choices: DeedChoice[] = [];
  if (due.length === 0) return choices;
  for (const reward of [...new Set(due)].sort(spadesLast)) {
    // Two steps wait until the single one is taken.
    if (reward === 'steps' && due.includes('step')) continue;
    for (const name of TAKING[kindOf(reward)]) for (const choice of DEEDS[name].options(s, seat, reward)) choices.push(choice);
  }
  return choices;
}

const kindOf = (due: Due): keyof typeof TAKING => (due.startsWith('top:') ? 'top' : (due as keyof typeof TAKING));
const spadesLast = (a: Due, b: Due): number => Number(a === 'spades') - Number(b === 'spades');

/** Answers to the open offers of power; two offers of the same power from the same seat are one choice. */
function answers(s: State, seat: Seat): DeedChoice[] {
  const choices: DeedChoice[] = [];
  for (const offer of s.offers) {
    const { from, power } = offer;
    if (offer.seat !== seat || s.offers.find(o => o.seat === seat && o.from === from && o.power === power) !== offer) continue;
    choices.push(...DEEDS.take.options(s, seat, offer), ...DEEDS.decline.options(s, seat, offer));
  }
  return choices;
}

/** What a seat may do about all it is owed: answer offers, take rewards. */
export function owed(s: State, seat: Seat, only?: Wanted): DeedChoice[] {
  return answers(s, seat).concat(rewards(s, seat), besides(s, seat, only));
}

export function isOffered(s: State, seat: Seat): boolean {
  for (const offer of s.offers) if (offer.seat === seat) return true;
  return false;
}

export const isOwed = (s: State, seat: Seat): boolean => s.players[seat].due.length > 0 || isOffered(s, seat);
