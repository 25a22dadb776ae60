/** The golden tables, and how they are played: at random, but seldom idle. */
import { advance, type Move, optionsOf, pending, randomFrom, start } from '@tarsas/kernel';
import { type Choice, terraMystica } from '../../rules/index.ts';

const FIRE_AND_ICE = { iceFactions: true, volcanoFactions: true, variableFactions: true };

export const TABLES: Record<string, { seats: number; options: object }> = {
  introductory: { seats: 2, options: { factions: 'introductory' } },
  rulebook: { seats: 3, options: {} },
  'fire-and-ice': {
    seats: 4,
    options: { ...FIRE_AND_ICE, map: 'fire-and-ice', factions: 'auction', turnOrder: 'variable', finalTile: 'random' },
  },
  'open-offers': {
    seats: 3,
    options: {
      ...FIRE_AND_ICE,
      leech: 'open',
      sacrifice: 'free',
      spadePoints: 'gained',
      declinedOffers: 'server',
      newTownTiles: true,
      shippingCard: true,
      templeTile: true,
    },
  },
};

const IDLE: ReadonlySet<Choice['do']> = new Set(['convert', 'sacrifice', 'pass', 'endTurn', 'done', 'leave'] satisfies Choice['do'][]);
const HIGHEST_BID = 11;

/** What might be chosen: seldom something idle, and no reckless bids. */
function tempting(all: readonly Choice[], random: (n: number) => number): readonly Choice[] {
  const choices = all.filter(choice => choice.do !== 'bid' || choice.points <= HIGHEST_BID);
  const busy = choices.filter(choice => !IDLE.has(choice.do));
  return busy.length > 0 && random(40) > 0 ? busy : choices;
}

/** The lines of a golden file. */
export function played(name: string): string[] {
  const head = { ...TABLES[name], seed: `golden ${name}` };
  const random = randomFrom(head.seed);
  const moves: [Move['seat'], Move['decision'], Choice][] = [];
  const { state } = start(terraMystica, head);
  while (!state.over) {
    const open = pending(terraMystica, state).filter(({ waiting }) => waiting);
    const decision = open[random(open.length)];
    const choices = tempting(optionsOf(terraMystica, state, decision), random);
    const choice = choices[random(choices.length)];
    moves.push([decision.seat, decision.id, choice]);
    advance(terraMystica, state, decision, choice);
  }
  return [{ ...head, points: state.players.map(p => p.vp) }, ...moves].map(line => JSON.stringify(line));
}
