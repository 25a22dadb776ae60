/** The industry phase: play or sell up to two cards, restore one location, use brown abilities, in any order (EE-IND). */
import type { Play, Seat, Step } from '@tarsas/kernel';
import { CARDS_PER_INDUSTRY, HAND, LIGHTNING_HAND } from '../../data/components.ts';
import { type Ability, abilities, placesToMove } from '../questions/empire.ts';
import { coinsFor, mixed, priceOfCard, priceOfRestoring, timesUsed } from '../questions/price.ts';
import { discard, drawUpTo, gain, pay } from '../resources.ts';
import type { CardId, Choice, EmpiresEnd, FrameOf, IndustryFrame, LocationId, Player, State } from '../state.ts';
import { carryOut, isPlain, markersFor, refresh, refreshLimit, worthNow } from './abilities.ts';
import { everybody } from './game.ts';

type Industry = Extract<Choice, { do: 'play' | 'sell' | 'restore' | 'use' | 'refresh' | 'throwAway' | 'finish' }>;

export const industryPhase: Step<EmpiresEnd, FrameOf<'industryPhase'>> = {
  run(g) {
    everybody(g, industryFor);
    g.goto({ kind: 'drawUp' }); // EE-IND-11: when all have finished
  },
};

export const industryFor = (seat: Seat): IndustryFrame => ({
  kind: 'industry',
  seat,
  cards: 0,
  restored: false,
  used: [],
});

export const industry: Step<EmpiresEnd, IndustryFrame, Industry> = {
  options(s, f, seat) {
    const p = s.players[seat];
    const working = abilities(s, p, 'industry');
    const options = [...cardOptions(s, p, f, working), ...restoreOptions(s, p, f, working)];
    for (const ability of working) options.push(...abilityOptions(s, p, f, ability));
    // The choice names the cards: what it shows of the hand is in the choice itself.
    if (mayThrowAway(s, p, f)) options.push({ do: 'throwAway', cards: [...p.hand] });
    options.push({ do: 'finish' });
    return options;
  },

  choose(g, f, seat, choice) {
    switch (choice.do) {
      case 'play':
        return play(g, f, seat, choice);
      case 'sell':
        return sell(g, f, seat, choice.card);
      case 'restore':
        return restore(g, f, seat, choice);
      case 'use':
        return use(g, f, seat, choice.source);
      case 'refresh':
        f.used = [...f.used, choice.source];
        return refresh(g, seat, choice.source, [choice.ability]);
      case 'throwAway':
        return throwAway(g, seat);
      case 'finish':
        g.log('finished', { seat, phase: 'industry' }, 'EE-PHASE-08');
        return g.done();
    }
  },
};

/** EE-IND-02, -03, -08 */
function cardOptions(s: State, p: Player, f: IndustryFrame, working: readonly Ability[]): Industry[] {
  if (f.cards >= CARDS_PER_INDUSTRY) return [];
  const options: Industry[] = [];
  const somewhere = p.destroyed.length < p.tiles.length; // EE-INN-03
  for (const card of p.hand) {
    if (somewhere) {
      const { hammers } = priceOfCard(s, working, f.used, card);
      for (const coins of coinsFor(p, 'hammer', hammers)) options.push({ do: 'play', card, coins });
    }
    options.push({ do: 'sell', card });
  }
  return options;
}

/** EE-IND-14, -15 */
function restoreOptions(s: State, p: Player, f: IndustryFrame, working: readonly Ability[]): Industry[] {
  if (f.restored) return [];
  return p.destroyed.flatMap(location =>
    coinsFor(p, 'hammer', priceOfRestoring(s, p, working, location).hammers).map(coins => ({ do: 'restore', location, coins }) as const),
  );
}

/** EE-IND-23, -28: swap, move, refresh and points once per phase each; discounts work by themselves. */
function abilityOptions(s: State, p: Player, f: IndustryFrame, ability: Ability): Industry[] {
  const { source, effect, location } = ability;
  if (timesUsed(f.used, source) >= (refreshLimit(ability, s.options) ?? 1)) return [];
  if (isPlain(ability, s.options)) return worthNow(s, p, ability) > 0 ? [{ do: 'use', source }] : [];
  if (effect.op === 'refresh') return markersFor(p, effect, location).map(exhausted => ({ do: 'refresh', source, ability: exhausted }));
  if (effect.op === 'swapLocations') return [{ do: 'use', source }];
  if (effect.op === 'moveInnovation' && p.innovations.some(card => placesToMove(p, card).length > 0)) return [{ do: 'use', source }];
  return [];
}

/** EE-IND-09, EE-IND-12 */
function mayThrowAway(s: State, p: Player, f: IndustryFrame): boolean {
  return p.hand.length > 0 && (f.cards === CARDS_PER_INDUSTRY || s.options.discardRestAfterFewerThanTwo);
}

function play(g: Play<EmpiresEnd>, f: IndustryFrame, seat: Seat, { card, coins }: { card: CardId; coins: number }): void {
  const p = g.s.players[seat];
  const { hammers, discount } = priceOfCard(g.s, abilities(g.s, p, 'industry'), f.used, card);
  const paid = mixed('hammer', hammers, coins);
  pay(p, paid);
  if (discount !== null) f.used = [...f.used, discount];
  f.cards++;
  p.hand = p.hand.filter(other => other !== card);
  g.log('played', { seat, card, paid, discount }, 'EE-IND-03');
  g.call({ kind: 'place', seat, card });
}

function sell(g: Play<EmpiresEnd>, f: IndustryFrame, seat: Seat, card: CardId): void {
  const p = g.s.players[seat];
  f.cards++;
  p.hand = p.hand.filter(other => other !== card);
  discard(g.s, card);
  g.log('sold', { seat, card, got: gain(g.s, seat, { coin: 1 }) }, 'EE-IND-08');
}

function restore(g: Play<EmpiresEnd>, f: IndustryFrame, seat: Seat, { location, coins }: { location: LocationId; coins: number }): void {
  const p = g.s.players[seat];
  const { hammers, discounts } = priceOfRestoring(g.s, p, abilities(g.s, p, 'industry'), location);
  const paid = mixed('hammer', hammers, coins);
  pay(p, paid);
  f.restored = true;
  p.destroyed = p.destroyed.filter(other => other !== location);
  g.log('restored', { seat, location, paid, discounts }, 'EE-IND-15');
}

function use(g: Play<EmpiresEnd>, f: IndustryFrame, seat: Seat, source: string): void {
  f.used = [...f.used, source];
  const ability = abilities(g.s, g.s.players[seat], 'industry').find(a => a.source === source);
  if (ability?.effect.op === 'swapLocations') g.call({ kind: 'swap', seat, source, first: null });
  else if (ability?.effect.op === 'moveInnovation') g.call({ kind: 'moveInnovation', seat, source, card: null });
  else if (ability) carryOut(g, seat, ability);
}

/** EE-IND-09: all or nothing, and it brings nothing (EE-IND-10). */
function throwAway(g: Play<EmpiresEnd>, seat: Seat): void {
  const p = g.s.players[seat];
  for (const card of p.hand) discard(g.s, card);
  g.log('thrownAway', { seat, cards: p.hand }, 'EE-IND-09');
  p.hand = [];
}

/** EE-IND-27: in turn order, also those who played nothing. */
export const drawUp: Step<EmpiresEnd, FrameOf<'drawUp'>> = {
  run(g) {
    drawUpTo(g, handOf(g.s));
    g.done();
  },
};

export const handOf = (s: State): number => (s.options.game === 'lightning' ? LIGHTNING_HAND : HAND);
