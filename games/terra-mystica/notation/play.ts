/** The commands of the notation, one function each. */
import type { Seat } from '@tarsas/kernel';
import { takeable } from '@tarsas/terra';
import {
  CULTS,
  type Cult,
  FAVOR_IDS,
  POWER_ACTION_IDS,
  PRIEST_SPACES,
  RETURNED_PRIEST,
  ROUNDS,
  type Structure,
  TERRAINS,
  TOWN_IDS,
} from '../data/index.ts';
import { isHome } from '../rules/questions/terrain.ts';
import { type Choice, type Convertible, mapOf, type SpecialId } from '../rules/state.ts';
import type { Desk } from './desk.ts';
import { terrainOf } from './header.ts';
import { type Command, factionOf, NotationError } from './parse.ts';
import { cultOf, dig, dropSpades, payTokens, transform, useFreeSpades } from './spades.ts';

type Handler = (desk: Desk, seat: Seat, match: RegExpExecArray) => void;

const HANDLERS: readonly (readonly [RegExp, Handler])[] = [
  [/^build (\w+)$/i, (desk, seat, [, hex]) => build(desk, seat, hex.toUpperCase())],
  [/^transform (\w+)(?: to (\w+))?$/i, (desk, seat, [, hex, colour]) => transform(desk, seat, hex.toUpperCase(), colour)],
  [/^upgrade (\w+) to ([\w ]+)$/i, (desk, seat, [, hex, to]) => upgrade(desk, seat, hex.toUpperCase(), to)],
  [/^send (?:p|priest) to (\w+)(?: for (\d+))?$/i, (desk, seat, [, cult, steps]) => send(desk, seat, cult, steps)],
  [
    /^convert (\d+)? ?([a-z]+) to (\d+)? ?([a-z]+)$/i,
    (desk, seat, [, n, from, m, to]) => convert(desk, seat, Number(n ?? 1), from, Number(m ?? 1), to),
  ],
  [/^burn (\d+)$/i, (desk, seat, [, n]) => burn(desk, seat, Number(n))],
  [/^dig (\d+)$/i, (desk, seat, [, n]) => dig(desk, seat, Number(n))],
  [/^leech (\d+)(?: from (\w+))?$/i, (desk, seat, [, n, from]) => answer(desk, seat, 'take', Number(n), from)],
  [/^decline(?: (\d+)(?: from (\w+))?)?$/i, (desk, seat, [, n, from]) => declineOffers(desk, seat, n, from)],
  [/^action (\w+)$/i, (desk, seat, [, id]) => action(desk, seat, id.toUpperCase())],
  [/^bridge (\w+):(\w+)(?: allow_illegal)?$/i, (desk, seat, [, a, b]) => bridge(desk, seat, a.toUpperCase(), b.toUpperCase())],
  [/^connect ([\w:]+)$/i, (desk, seat, [, where]) => connect(desk, seat, where)],
  [/^advance ship(?:ping)?$/i, (desk, seat) => desk.must(seat, 'shipping', () => true, 'advance ship')],
  [/^advance dig(?:ging)?$/i, (desk, seat) => desk.must(seat, 'digging', () => true, 'advance dig')],
  [/^pass(?: (bon\d+))?$/i, (desk, seat, [, card]) => pass(desk, seat, card?.toUpperCase())],
  [/^gain P3 for VP$/i, (desk, seat) => desk.must(seat, 'token', () => true, 'gain P3 for VP')],
  [/^pick-color (\w+)$/i, (desk, seat, [, colour]) => pickTerrain(desk, seat, colour)],
  [/^unlock-terrain ([-\w]+)$/i, (desk, seat, [, what]) => unlock(desk, seat, what)],
  [
    /^([+-])(\d*)(\w+?)(?: for [\w -]+)?$/i,
    (desk, seat, [, sign, n, what]) => adjust(desk, seat, sign, Number(n || 1), what.toUpperCase()),
  ],
  [/^resign$/i, (desk, seat) => leave(desk, seat)],
  [/^done$/i, (desk, seat) => desk.stop(seat)],
  [/^(?:wait|start_planning)$/i, () => {}],
];

/** Others may answer before a turn ends. */
const isAnswer = (text: string): boolean => /^(leech|decline)/i.test(text);

/** Plays one command and notes what its faction has afterwards. */
export function perform(desk: Desk, { faction, text, line }: Command) {
  desk.trace.begun(line);
  if (faction === null) {
    performForTable(desk, text, line);
    desk.trace.flush();
    return;
  }
  const seat = desk.seatOf(faction);
  if (!isAnswer(text)) desk.endTurnBefore(seat);
  for (const [pattern, handler] of HANDLERS) {
    const match = pattern.exec(text);
    if (!match) continue;
    handler(desk, seat, match);
    desk.trace.command(seat, text, desk.state);
    return;
  }
  throw new NotationError(line, `'${text}' is no command`);
}

/** Header lines have been read already; what is left are factions taken and players who leave. */
function performForTable(desk: Desk, text: string, line: number) {
  const setup = /^setup (\w+)/i.exec(text);
  if (setup) {
    const faction = factionOf(setup[1], line);
    const seat = desk.seatOf(faction);
    desk.must(seat, 'faction', c => c.faction === faction, text);
    desk.trace.happened(seat, desk.state, 'setup');
  }
  const keep = /^tarsas keep (\w+)$/i.exec(text);
  const kept = keep && cultOf(keep[1]);
  if (kept) desk.avoid.add(kept);
  const tokens = /^tarsas tokens ([\d/]+)$/i.exec(text);
  if (tokens) desk.bowls = tokens[1].split('/').map(Number);
  const drop = /^drop-faction (\w+)/i.exec(text);
  if (drop) leave(desk, desk.seatOf(factionOf(drop[1], line)));
}

function leave(desk: Desk, seat: Seat) {
  desk.leaving.add(seat);
  desk.leave(seat);
}

function build(desk: Desk, seat: Seat, hex: string) {
  const { state } = desk;
  const what = `build ${hex}`;
  if (state.round === 0) return desk.must(seat, 'place', c => c.hex === hex, what);
  if (desk.special === 'ACTW') return desk.useSpecial(seat, hex);
  const terrain = state.terrain[mapOf(state.options).numbers[hex]];
  if (terrain === undefined) throw new NotationError(desk.line, `'${hex}' is not on this map`);
  if (!isHome(state.players[seat], terrain)) transform(desk, seat, hex, TERRAINS[state.players[seat].home]);
  desk.must(seat, 'build', c => c.hex === hex, what);
}

const STRUCTURE_WORDS: Readonly<Record<string, Structure>> = {
  TP: 'tradingHouse',
  'TRADING POST': 'tradingHouse',
  TE: 'temple',
  TEMPLE: 'temple',
  SH: 'stronghold',
  STRONGHOLD: 'stronghold',
  SA: 'sanctuary',
  SANCTUARY: 'sanctuary',
};

function upgrade(desk: Desk, seat: Seat, hex: string, word: string) {
  if (desk.special === 'ACTS') return desk.useSpecial(seat, hex);
  const to = STRUCTURE_WORDS[word.toUpperCase()];
  desk.must(seat, 'upgrade', c => c.hex === hex && c.to === to, `upgrade ${hex} to ${word}`);
}

/** Without a number the highest free space is taken (TM-DIFF-04). */
function send(desk: Desk, seat: Seat, word: string, number: string | undefined) {
  const cult = cultOf(word);
  const steps = number === undefined ? highestSpace(desk, word) : Number(number);
  desk.must(seat, 'send', c => c.cult === cult && c.steps === steps, `send p to ${word}`);
}

function highestSpace(desk: Desk, word: string): number {
  const first = CULTS.indexOf(word.toLowerCase() as Cult) * PRIEST_SPACES.length;
  const space = PRIEST_SPACES.findIndex((_, i) => desk.state.priests[first + i] < 0);
  return PRIEST_SPACES[space] ?? RETURNED_PRIEST;
}

const GOODS_WORDS: Readonly<Record<string, Convertible>> = {
  PW: 'power',
  POWER: 'power',
  P: 'priests',
  PRIEST: 'priests',
  PRIESTS: 'priests',
  W: 'workers',
  WORKER: 'workers',
  WORKERS: 'workers',
  C: 'coins',
  COIN: 'coins',
  COINS: 'coins',
  VP: 'points',
};

function convert(desk: Desk, seat: Seat, paid: number, fromWord: string, gained: number, toWord: string) {
  const from = GOODS_WORDS[fromWord.toUpperCase()];
  const to = GOODS_WORDS[toWord.toUpperCase()];
  const what = `convert ${paid}${fromWord} to ${gained}${toWord}`;
  if (!from || !to) throw new NotationError(desk.line, `'${what}' is no conversion`);
  if (from === 'workers' && to === 'priests') return desk.must(seat, 'ordain', c => c.workers === gained, what);
  // A priest becomes a coin by way of a worker (TM-DIFF-09).
  const steps: [Convertible, Convertible][] =
    from === 'priests' && to === 'coins'
      ? [
          ['priests', 'workers'],
          ['workers', 'coins'],
        ]
      : [[from, to]];
  for (let i = 0; i < gained; i++) {
    const burnt = desk.burnt();
    for (const [a, b] of steps) {
      const isWanted = (c: Extract<Choice, { do: 'convert' }>) => c.from === a && c.to === b && (c.sacrifice ?? 0) === burnt;
      if (desk.play(seat, 'convert', isWanted)) continue;
      useFreeSpades(desk, seat);
      desk.must(seat, 'convert', isWanted, what);
    }
  }
}

/** Where the table sacrifices only when needed, it is part of the command that needs it. */
function burn(desk: Desk, seat: Seat, power: number) {
  if (desk.state.options.sacrifice === 'when-needed') return desk.burn(power);
  if (power > 0) desk.must(seat, 'sacrifice', c => c.power === power, `burn ${power}`);
}

/** An offer to a player whose bowls are full does not exist with us, and answering it changes nothing. */
function answer(desk: Desk, seat: Seat, answered: 'take' | 'decline', power: number, fromWord: string | undefined) {
  const from = fromWord === undefined ? undefined : desk.seatOf(factionOf(fromWord, desk.line));
  const isFrom = (other: Seat) => from === undefined || other === from;
  if (desk.play(seat, answered, c => isFrom(c.from) && c.power === power)) return;
  if (!desk.isOffered(seat, isFrom)) return desk.trace.void();
  // The log may name what can really be taken instead of what is offered.
  const { bowls, vp } = desk.state.players[seat];
  const what = `${answered === 'take' ? 'leech' : 'decline'} ${power}${fromWord ? ` from ${fromWord}` : ''}`;
  desk.must(seat, answered, c => isFrom(c.from) && (c.power === power || takeable(c.power, bowls, vp) === power), what);
}

function declineOffers(desk: Desk, seat: Seat, power: string | undefined, from: string | undefined) {
  if (power !== undefined) return answer(desk, seat, 'decline', Number(power), from);
  while (desk.play(seat, 'decline'));
}

/** Special actions that name a hex wait for the command that does. */
const NEEDS_HEX: readonly string[] = ['ACTW', 'ACTN', 'ACTS'];

function action(desk: Desk, seat: Seat, id: string) {
  const what = `action ${id}`;
  const burnt = desk.burnt();
  if (POWER_ACTION_IDS.some(known => known === id)) return desk.must(seat, 'power', c => c.action === id && c.sacrifice === burnt, what);
  if (NEEDS_HEX.includes(id)) {
    desk.special = id as SpecialId;
    return;
  }
  desk.must(seat, 'special', c => c.action === id && (c.sacrifice ?? 0) === burnt, what);
  if (desk.top()?.frame.kind === 'payTokens') payTokens(desk, seat);
}

function bridge(desk: Desk, seat: Seat, a: string, b: string) {
  const joins = (from: string, to: string) => (from === a && to === b) || (from === b && to === a);
  desk.must(seat, 'bridge', c => joins(c.from, c.to), `bridge ${a}:${b}`);
}

/** A river hex, or two or three land hexes around one. */
function connect(desk: Desk, seat: Seat, where: string) {
  const { ids, numbers, neighbours } = mapOf(desk.state.options);
  const named = where.split(':').map(word => numbers[/^r\d/i.test(word) ? word.toLowerCase() : word.toUpperCase()]);
  const around = (river: number) => named.every(hex => hex === river || neighbours[river].includes(hex));
  desk.must(seat, 'connect', c => around(numbers[c.river]) && ids.includes(c.river), `connect ${where}`);
}

function pass(desk: Desk, seat: Seat, card: string | undefined) {
  const what = `pass ${card ?? ''}`;
  if (desk.state.round === 0) return desk.must(seat, 'card', c => c.card === card, what);
  const wanted = desk.state.round === ROUNDS ? null : card;
  desk.must(seat, 'pass', c => c.card === wanted, what);
}

function pickTerrain(desk: Desk, seat: Seat, colour: string) {
  const terrain = terrainOf(colour);
  desk.must(seat, 'terrain', c => c.terrain === terrain, `pick-color ${colour}`);
}

function unlock(desk: Desk, seat: Seat, what: string) {
  const terrain = terrainOf(what);
  if (terrain) return desk.must(seat, 'unlock', c => c.terrain === terrain, `unlock-terrain ${what}`);
  // A priest taken and thrown away at once is one done without.
  const isThrownAway = desk.ahead(seat, /^-p$/i, /^$/) !== null;
  if (!isThrownAway && desk.play(seat, 'takePriest')) return;
  // With an empty supply and no coins there is nothing to decide, so nothing is asked.
  if (!desk.play(seat, 'giveUp', c => c.due === 'priest')) desk.trace.void();
}

/** Rewards taken (`+fav3`, `+tw1`, `+2fire`) and things given up (`-spade`, `-bridge`, `-3fire`). */
function adjust(desk: Desk, seat: Seat, sign: string, n: number, what: string) {
  if (sign === '-') return giveUp(desk, seat, n, what);
  const favor = FAVOR_IDS.find(id => id === what);
  const town = TOWN_IDS.find(id => id === what);
  const cult = cultOf(what);
  for (let i = 0; i < n; i++) {
    if (favor) desk.must(seat, 'favor', c => c.tile === favor, `+${what}`);
    else if (town) desk.must(seat, 'town', c => c.tile === town, `+${what}`);
    else if (cult) {
      const both = desk.state.players[seat].due.includes('step') ? 0 : 1;
      desk.must(seat, 'step', c => c.cult === cult, `+${what}`);
      i += both;
    } else if (!/^(VP|BON)/.test(what)) throw new NotationError(desk.line, `'+${what}' is no reward`);
  }
}

const GIVEN_UP: Readonly<Record<string, 'bridge' | 'token' | 'priest'>> = {
  BRIDGE: 'bridge',
  GAIN_P3_FOR_VP: 'token',
  UNLOCK_TERRAIN: 'priest',
};

function giveUp(desk: Desk, seat: Seat, n: number, what: string) {
  const cult = cultOf(what);
  const due = GIVEN_UP[what];
  // The steps of a volcano were paid when it was laid; others are given up to keep a key for another track (TM-DIFF-05).
  if (cult && !desk.stepsPaid(seat)) desk.avoid.add(cult);
  else if (due) desk.must(seat, 'giveUp', c => c.due === due, `-${what}`);
  else if (what === 'CONVERT_W_TO_P') desk.must(seat, 'ordain', c => c.workers === 0, `-${what}`);
  else if (/^FREE_/.test(what)) desk.useSpecial(seat, undefined);
  else if (what === 'SPADE') dropSpades(desk, seat, n);
}
