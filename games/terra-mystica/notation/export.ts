/** Our own games in the notation of terra.snellman.net, as far as it can express them. */
import { advance, equal, type Fact, optionsOf, pending, type Seat, start, type TableLog } from '@tarsas/kernel';
import {
  BONUS_CARDS,
  BONUS_IDS,
  COLOURS,
  CONVERSIONS,
  type FACTIONS,
  type FactionId,
  SERVER_DECLINED_OFFERS,
  SERVER_MAPS,
  type Structure,
  TERRAINS,
  type Terrain,
} from '../data/index.ts';
import { abilityOf } from '../rules/abilities.ts';
import { type Choice, mapOf, type Options, type State, terraMystica } from '../rules/index.ts';
import { spadesFor } from '../rules/questions/terrain.ts';
import { NOTED, SERVER_WAYS } from './header.ts';

/** A table log that the notation has no words for. */
export class NotExpressible extends Error {}

export function exportLog(log: TableLog): string {
  const s = start(terraMystica, log).state;
  if (s.options.factions === 'auction' || s.options.factions === 'introductory') {
    throw new NotExpressible(`A game with factions by '${s.options.factions}' cannot be written in this notation.`);
  }
  const lines = header(s);
  for (const move of log.moves) {
    const decision = pending(terraMystica, s).find(d => d.seat === move.seat && d.id === move.decision);
    const choice = decision && optionsOf(terraMystica, s, decision).find(option => equal(option, move.choice));
    if (!decision || !choice) throw new Error(`${JSON.stringify(move)} cannot be played`);
    const commands = write(s, move.seat, choice, decision.frame.kind === 'into' ? decision.frame.hex : -1, lines);
    if (commands !== '') lines.push(`${s.players[move.seat].faction}: ${commands}`);
    lines.push(...answers(s, advance(terraMystica, s, decision, choice)));
  }
  return `${lines.join('\n')}\n`;
}

function header(s: State): string[] {
  const { options } = s;
  const words = [
    ...(options.declinedOffers === 'none' ? [] : [SERVER_DECLINED_OFFERS]),
    ...(options.newTownTiles ? ['mini-expansion-1'] : []),
    ...(options.shippingCard ? ['shipping-bonus'] : []),
    ...(options.templeTile ? ['temple-scoring-tile'] : []),
    ...(options.turnOrder === 'variable' ? ['variable-turn-order'] : []),
    ...(options.iceFactions ? ['fire-and-ice-factions/ice'] : []),
    ...(options.volcanoFactions ? ['fire-and-ice-factions/volcano'] : []),
    ...(options.variableFactions ? ['fire-and-ice-factions/variable_v5'] : []),
  ];
  const removed = BONUS_IDS.filter(id => !s.cards.includes(id) && (!BONUS_CARDS[id].promo || options.shippingCard));
  return [
    ...words.map(word => `option ${word}`),
    ...notes(options),
    `# map ${SERVER_MAPS[options.map] ?? options.map}`,
    `score ${s.scoring.join(',')}`,
    ...removed.map(id => `delete ${id}`),
    ...(s.finalTile ? [`final-scoring ${s.finalTile}`] : []),
    ...s.order.map((_, i) => `player p${i + 1}`),
  ];
}

/** Options that the notation has no word for, where they differ from the reference server's ways. */
function notes(options: Readonly<Options>): string[] {
  const usual: Partial<Options> = {
    ...SERVER_WAYS,
    startingPoints: 'equal',
    declinedOffers: options.declinedOffers === 'none' ? 'none' : 'server',
  };
  return NOTED.filter(key => options[key] !== usual[key]).map(key => `# tarsas ${key} ${options[key]}`);
}

const colourOf = (terrain: Terrain): string => COLOURS[terrain];

const BUILDINGS: Record<Structure, string> = { dwelling: 'D', tradingHouse: 'TP', temple: 'TE', stronghold: 'SH', sanctuary: 'SA' };
const GOODS = { power: 'PW', priests: 'P', workers: 'W', coins: 'C', points: 'VP' } as const;
const GIVEN_UP: Readonly<Record<string, string>> = { bridge: '-BRIDGE', token: '-GAIN_P3_FOR_VP', priest: '-UNLOCK_TERRAIN' };
const SPECIAL_TARGETS: Readonly<Record<string, { done: (hex: string) => string; left: string }>> = {
  ACTW: { done: hex => `build ${hex}`, left: '-FREE_D' },
  ACTN: { done: hex => `transform ${hex}`, left: '-FREE_TF' },
  ACTS: { done: hex => `upgrade ${hex} to TP`, left: '-FREE_TP' },
};

const burning = (power: number | undefined): string => (power ? `burn ${power}. ` : '');

/** The commands for one choice, before it is made; empty where the notation takes it for granted. */
function write(s: State, seat: Seat, choice: Choice, hex: number, lines: string[]): string {
  const p = s.players[seat];
  switch (choice.do) {
    case 'faction':
      lines.push(`setup ${choice.faction}`);
      return '';
    case 'terrain':
      return `pick-color ${colourOf(choice.terrain)}`;
    case 'place':
    case 'build':
      return `build ${choice.hex}`;
    case 'card':
      return `pass ${choice.card}`;
    case 'into':
      return digging(s, seat, hex, TERRAINS.indexOf(choice.terrain));
    case 'transform':
      return abilityOf(p).transforms ? `dig 1. transform ${choice.hex} to ${colourOf(TERRAINS[p.home])}` : '';
    case 'loseSteps':
      return `-${lossOf(s)}${choice.cult.toUpperCase()}`;
    case 'upgrade':
      return `upgrade ${choice.hex} to ${BUILDINGS[choice.to]}`;
    case 'shipping':
      return 'advance ship';
    case 'digging':
      return 'advance dig';
    case 'send':
      return `send p to ${choice.cult.toUpperCase()} for ${choice.steps}`;
    case 'power':
      return `${burning(choice.sacrifice)}action ${choice.action}`;
    case 'special': {
      const target = SPECIAL_TARGETS[choice.action];
      const rest = target ? `. ${choice.hex ? target.done(choice.hex) : target.left}` : '';
      return `${burning(choice.sacrifice)}action ${choice.action}${rest}`;
    }
    case 'pass':
      return choice.card ? `pass ${choice.card}` : 'pass';
    case 'leave':
      lines.push(`drop-faction ${p.faction}`);
      return '';
    case 'convert':
      return burning(choice.sacrifice) + conversion(s, seat, choice);
    case 'sacrifice':
      return `burn ${choice.power}`;
    case 'connect':
      return `connect ${choice.river}`;
    case 'favor':
    case 'town':
      return `+${choice.tile}`;
    case 'step':
      return `+${p.due.includes('step') ? '' : '2'}${choice.cult.toUpperCase()}`;
    case 'keepKey':
      // Said beforehand, as players do on the server: the step is given up before it is taken.
      lines.splice(
        lines.findLastIndex(line => line.startsWith(`${p.faction}:`)),
        0,
        `${p.faction}: -${choice.cult.toUpperCase()}`,
      );
      return '';
    case 'bridge':
      return `bridge ${choice.from}:${choice.to}`;
    case 'ordain':
      return choice.workers > 0 ? `convert ${choice.workers}W to ${choice.workers}P` : '-3CONVERT_W_TO_P';
    case 'token':
      return 'gain P3 for VP';
    case 'takePriest':
      return 'unlock-terrain gain-priest';
    case 'unlock':
      return `unlock-terrain ${colourOf(choice.terrain)}`;
    case 'giveUp':
      return GIVEN_UP[choice.due] ?? '';
    case 'done':
      return s.work && s.work.free > 0 ? `-${s.work.free}SPADE` : '';
    case 'tokens':
      return inServerOrder(p.bowls, choice.bowls);
    default:
      return '';
  }
}

function digging(s: State, seat: Seat, hex: number, terrain: number): string {
  const bought = spadesFor(s.players[seat], s.terrain[hex], terrain) - (s.work?.free ?? 0);
  const transform = `transform ${mapOf(s.options).ids[hex]} to ${colourOf(TERRAINS[terrain])}`;
  return bought > 0 ? `dig ${bought}. ${transform}` : transform;
}

function lossOf(s: State): number {
  const frame = s.stack.at(-1);
  return frame?.kind === 'paySteps' ? frame.steps : 0;
}

function conversion(s: State, seat: Seat, { from, to }: Extract<Choice, { do: 'convert' }>): string {
  const exchange = abilityOf(s.players[seat]).exchange ?? [{ from: 'coins', to: 'points', price: 3 }];
  const rates: readonly { from: string; to: string; price: number }[] = [...CONVERSIONS, ...exchange];
  const price = rates.find(rate => rate.from === from && rate.to === to)?.price ?? 1;
  return `convert ${price}${GOODS[from]} to 1${GOODS[to]}`;
}

/** The server takes tokens from bowl I, then II, then III (FI-DIFF-03). */
function inServerOrder(bowls: readonly number[], taken: readonly number[]): string {
  const short = taken.findIndex((n, i) => n < bowls[i]);
  if (short >= 0 && taken.slice(short + 1).some(n => n > 0)) {
    throw new NotExpressible('Tokens paid from a later bowl before an earlier one is empty cannot be written in this notation.');
  }
  return '';
}

/** Answers to offers of power count when they are settled. */
function answers(s: State, facts: readonly Fact[]): string[] {
  const name = (seat: Seat): FactionId => s.players[seat].faction as FactionId & keyof typeof FACTIONS;
  return facts.flatMap(({ key, args }) => {
    const { seat, from, power, offered } = args as { seat: Seat; from: Seat; power: number; offered: number };
    if (key === 'taken') return [`${name(seat)}: leech ${offered} from ${name(from)}`];
    return key === 'declined' ? [`${name(seat)}: decline ${power} from ${name(from)}`] : [];
  });
}
