/** One choice of ours as commands of the notation. */
import type { Seat } from '@tarsas/kernel';
import { COLOURS, CONVERSIONS, CYCLE, FAVOR_TILES, onCycle, type Structure, TERRAINS, type Terrain, TOWN_TILES } from '../data/index.ts';
import { abilityOf, strongholdStands } from '../rules/abilities.ts';
import { type Choice, type Frame, mapOf, type Player, type State } from '../rules/index.ts';
import { digOf } from '../rules/questions/dig.ts';
import { STEPS } from '../rules/questions/rewards.ts';
import { spadesFor } from '../rules/questions/terrain.ts';

export const colourOf = (terrain: Terrain): string => COLOURS[terrain];

const BUILDINGS: Record<Structure, string> = { dwelling: 'D', tradingHouse: 'TP', temple: 'TE', stronghold: 'SH', sanctuary: 'SA' };
const GOODS = { power: 'PW', priests: 'P', workers: 'W', coins: 'C', points: 'VP' } as const;
const GIVEN_UP: Readonly<Record<string, readonly string[]>> = { bridge: ['-BRIDGE'], token: ['-GAIN_P3_FOR_VP'] };
const SPECIAL_TARGETS: Readonly<Record<string, { done: (hex: string) => string; left: string }>> = {
  ACTW: { done: hex => `build ${hex}`, left: '-FREE_D' },
  ACTN: { done: hex => `transform ${hex}`, left: '-FREE_TF' },
  ACTS: { done: hex => `upgrade ${hex} to TP`, left: '-FREE_TP' },
};

/** On the server a priest without use is one that the supply does not hold. */
export const LOST_PRIEST = 'unlock-terrain gain-priest';

const burning = (power: number | undefined): string[] => (power ? [`burn ${power}`] : []);

/** Where a choice is made: the position before it, and the question it answers. */
interface At {
  s: State;
  seat: Seat;
  p: Player;
  frame: Frame;
}

const none = (): string[] => [];

/** The commands for each choice; none where the notation takes it for granted. Factions, terrains of hexes and keys kept are elsewhere. */
const COMMANDS: { [K in Choice['do']]: (choice: Extract<Choice, { do: K }>, at: At) => string[] } = {
  faction: none,
  terrain: ({ terrain }) => [`pick-color ${colourOf(terrain)}`],
  bid: none,
  passBid: none,
  lot: none,
  place: ({ hex }) => [`build ${hex}`],
  card: ({ card }) => [`pass ${card}`],
  build: ({ hex }, { s, seat }) => [...spadesLeft(s, seat), `build ${hex}`],
  transform: ({ hex }, { p }) => (abilityOf(p).transforms ? ['dig 1', `transform ${hex} to ${colourOf(TERRAINS[p.home])}`] : []),
  into: none,
  upgrade: ({ hex, to }) => [`upgrade ${hex} to ${BUILDINGS[to]}`],
  shipping: () => ['advance ship'],
  digging: () => ['advance dig'],
  send: ({ cult, steps }) => [`send p to ${cult.toUpperCase()} for ${steps}`],
  power: ({ action, sacrifice }) => [...burning(sacrifice), `action ${action}`],
  special: ({ action, hex, sacrifice }) => {
    const target = SPECIAL_TARGETS[action];
    return [...burning(sacrifice), `action ${action}`, ...(target ? [hex ? target.done(hex) : target.left] : [])];
  },
  pass: ({ card }) => [card ? `pass ${card}` : 'pass'],
  leave: none,
  convert: (choice, { p }) => [...burning(choice.sacrifice), conversion(p, choice)],
  sacrifice: ({ power }) => [`burn ${power}`],
  connect: ({ river }) => [`connect ${river}`],
  endTurn: none,
  done: (_, { s, seat }) => [...spadesLeft(s, seat), ...(isLastToAct(s, seat) ? ['done'] : [])],
  favor: ({ tile }) => [`+${tile}`],
  town: ({ tile }) => [`+${tile}`],
  step: ({ cult }, { p }) => [`+${p.due.includes('step') ? '' : '2'}${cult.toUpperCase()}`],
  enterTop: none,
  keepKey: none,
  bridge: ({ from, to }) => [`bridge ${from}:${to}`],
  useSpades: none,
  ordain: ({ workers }) => [workers > 0 ? `convert ${workers}W to ${workers}P` : '-3CONVERT_W_TO_P'],
  token: () => ['gain P3 for VP'],
  takePriest: () => ['unlock-terrain gain-priest'],
  unlock: ({ terrain }, { p }) => [`unlock-terrain ${colourOf(terrain)}`, ...unlockedAll(p)],
  giveUp: ({ due }, { p }) => (due === 'priest' ? [LOST_PRIEST, ...(p.supply > 0 ? ['-P'] : [])] : [...(GIVEN_UP[due] ?? [])]),
  tokens: none,
  loseSteps: ({ cult }, { frame }) => [`-${frame.kind === 'paySteps' ? frame.steps : 0}${cult.toUpperCase()}`],
  take: none,
  decline: none,
};

/** The commands for one choice, before it is made. */
export function commandsFor(s: State, seat: Seat, choice: Choice, frame: Frame): string[] {
  const commands = COMMANDS[choice.do] as (choice: Choice, at: At) => string[];
  return commands(choice, { s, seat, p: s.players[seat], frame });
}

/** Whose next action would otherwise be taken for a part of this one. */
const isLastToAct = (s: State, seat: Seat): boolean =>
  s.active === seat && s.players.every((p, other) => other === seat || p.passed || p.gone);

function spadesLeft(s: State, seat: Seat): string[] {
  const { free } = digOf(s, seat);
  return free > 0 ? [`-${free}SPADE`] : [];
}

/** With the last terrain opened the other priests that wait come as usual, but the server still wants to hear it. */
function unlockedAll({ open, due }: Player): string[] {
  const locked = CYCLE.filter((_, terrain) => ((open >> terrain) & 1) === 0).length;
  return locked > 1
    ? []
    : due
        .filter(one => one === 'priest')
        .slice(1)
        .map(() => LOST_PRIEST);
}

function conversion(p: Player, { from, to }: Extract<Choice, { do: 'convert' }>): string {
  const exchange = abilityOf(p).exchange ?? [{ from: 'coins', to: 'points', price: 3 }];
  const rates: readonly { from: string; to: string; price: number }[] = [...CONVERSIONS, ...exchange];
  const price = rates.find(rate => rate.from === from && rate.to === to)?.price ?? 1;
  return `convert ${price}${GOODS[from]} to 1${GOODS[to]}`;
}

/** A hex changed with spades: those bought for it, and the command for its new terrain. */
export function digging(s: State, seat: Seat, hex: number, terrain: number): { bought: string[]; transform: string; spades: number } {
  const spades = spadesFor(s.players[seat], s.terrain[hex], terrain);
  const bought = spades - Math.min(spades, digOf(s, seat).free);
  const transform = `transform ${mapOf(s.options).ids[hex]} to ${colourOf(TERRAINS[terrain])}`;
  return { bought: bought > 0 ? [`dig ${bought}`] : [], transform, spades };
}

/** Spades as the server counts them: never across the home terrain (TM-DIFF-18). */
export function serverSpades(p: Player, from: number, to: number): number {
  if (to === p.home || !onCycle(p.home)) return spadesFor(p, from, to);
  const size = CYCLE.length;
  const up = (to - from + size) % size;
  const homeIsAbove = (p.home - from + size) % size < up;
  return homeIsAbove ? size - up : (from - p.home + size) % size < size - up ? up : Math.min(up, size - up);
}

/** Steps up a cult track that a choice brings: so many must be given up beforehand to keep a key on the server. */
export function stepsOf(s: State, seat: Seat, choice: Choice): number {
  const p = s.players[seat];
  if (choice.do === 'favor') return FAVOR_TILES[choice.tile].steps;
  if (choice.do === 'town') return TOWN_TILES[choice.tile].steps ?? 1;
  if (choice.do === 'step') return p.due.includes('step') ? STEPS.step : STEPS.steps;
  if (choice.do !== 'send') return 1;
  return choice.steps + (strongholdStands(p) ? (abilityOf(p).stepsPerPriestWithStronghold ?? 0) : 0);
}

/** The server takes tokens from bowl I, then II, then III (FI-DIFF-03). */
export function isServerOrder(bowls: readonly number[], taken: readonly number[]): boolean {
  const short = taken.findIndex((n, i) => n < bowls[i]);
  return short < 0 || taken.slice(short + 1).every(n => n === 0);
}
