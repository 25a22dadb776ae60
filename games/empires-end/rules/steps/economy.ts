/** The economy phase: green abilities, in any order, all players at once (EE-ECO). */
import type { Play, Seat, Step } from '@tarsas/kernel';
import type { Effect, Resource, Some } from '../../data/components.ts';
import { type Ability, abilities } from '../questions/empire.ts';
import { coinsFor, mixed, timesUsed } from '../questions/price.ts';
import { gain, pay } from '../resources.ts';
import type { Choice, EconomyFrame, EmpiresEnd, FrameOf, Player, State } from '../state.ts';
import { carryOut, isPlain, markersFor, refresh, refreshLimit, worthNow } from './abilities.ts';
import { everybody } from './game.ts';

type Economy = Extract<Choice, { do: 'collect' | 'use' | 'exchange' | 'refresh' | 'repeat' | 'finish' }>;
type Convert = Extract<Effect, { op: 'convert' }>;

export const economyPhase: Step<EmpiresEnd, FrameOf<'economyPhase'>> = {
  run(g) {
    everybody(g, economyFor);
    g.done();
  },
};

export const economyFor = (seat: Seat): EconomyFrame => ({ kind: 'economy', seat, used: [], again: [] });

export const economy: Step<EmpiresEnd, EconomyFrame, Economy> = {
  options(s, f, seat) {
    const p = s.players[seat];
    const all = abilities(s, p, 'economy');
    const left = all.filter(ability => usesLeft(s, f, ability) > 0);
    const plain = left.filter(ability => isPlain(ability, s.options) && worthNow(s, p, ability) > 0);
    const options: Economy[] = plain.length > 1 ? [{ do: 'collect' }] : [];
    for (const { source } of plain) options.push({ do: 'use', source });
    for (const ability of left) options.push(...furtherChoices(s, p, f, ability, all));
    options.push({ do: 'finish' });
    return options;
  },

  choose(g, f, seat, choice) {
    switch (choice.do) {
      case 'collect':
        return collect(g, f, seat);
      case 'use':
        return use(g, f, seat, find(g.s, seat, choice.source));
      case 'exchange':
        f.used = [...f.used, choice.source];
        return exchange(g, seat, find(g.s, seat, choice.source), choice);
      case 'refresh':
        f.used = [...f.used, choice.source];
        return refresh(g, seat, choice.source, [choice.ability]);
      case 'repeat':
        return repeat(g, f, seat, choice);
      case 'finish':
        g.log('finished', { seat, phase: 'economy' }, 'EE-ECO-10');
        return g.done();
    }
  },
};

const find = (s: State, seat: Seat, source: string): Ability => {
  const all = abilities(s, s.players[seat], 'economy');
  return all[all.findIndex(ability => ability.source === source)];
};

/** EE-ECO-04: once per phase, within the repetitions printed; a repeat lets it be carried out in full once more (EE-ABIL-28). */
function usesLeft(s: State, f: EconomyFrame, ability: Ability): number {
  const { source, effect } = ability;
  const printed = effect.op === 'convert' ? effect.times : (refreshLimit(ability, s.options) ?? 1);
  return printed * (1 + timesUsed(f.again, source)) - timesUsed(f.used, source);
}

/** Abilities that ask for more than yes or no: exchanges, single refreshes, repeats. */
function furtherChoices(s: State, p: Player, f: EconomyFrame, ability: Ability, all: readonly Ability[]): Economy[] {
  const { source, effect, location } = ability;
  if (effect.op === 'convert') return exchanges(p, source, effect);
  if (effect.op === 'refresh' && !isPlain(ability, s.options))
    return markersFor(p, effect, location).map(exhausted => ({ do: 'refresh', source, ability: exhausted }));
  if (effect.op === 'repeat') {
    return all.filter(other => mayRepeat(s, f, source, other)).map(other => ({ do: 'repeat', source, of: other.source }));
  }
  return [];
}

/** EE-ABIL-02: a plus sign (`all`) gives everything shown, otherwise one of the resources is chosen. */
function exchanges(p: Player, source: string, { pay: price, to, mode }: Convert): Economy[] {
  const [resource, amount] = only(price);
  const gets = mode === 'all' ? (['all'] as const) : (Object.keys(to) as Resource[]);
  return coinsFor(p, resource, amount).flatMap(coins => gets.map(get => ({ do: 'exchange', source, coins, get }) as const));
}

/** What an exchange asks for is always of one kind (EE-ABIL-02). */
function only(price: Some): [Resource, number] {
  const [entry] = Object.entries(price) as [Resource, number][];
  return entry;
}

function exchange(g: Play<EmpiresEnd>, seat: Seat, ability: Ability, { coins, get }: Extract<Economy, { do: 'exchange' }>): void {
  if (ability.effect.op !== 'convert') return;
  const { pay: price, to } = ability.effect;
  const [resource, amount] = only(price);
  const paid = mixed(resource, amount, coins);
  pay(g.s.players[seat], paid);
  const got = gain(g.s, seat, get === 'all' ? to : { [get]: to[get] });
  g.log('exchanged', { seat, source: ability.source, paid, got }, 'EE-ABIL-02');
}

function use(g: Play<EmpiresEnd>, f: EconomyFrame, seat: Seat, ability: Ability): void {
  f.used = [...f.used, ability.source];
  carryOut(g, seat, ability);
}

/** EE-ECO-10: all plain gains at once. */
function collect(g: Play<EmpiresEnd>, f: EconomyFrame, seat: Seat): void {
  for (const ability of abilities(g.s, g.s.players[seat], 'economy')) {
    if (!isPlain(ability, g.s.options)) continue;
    while (usesLeft(g.s, f, ability) > 0) use(g, f, seat, ability);
  }
}

/** EE-ABIL-05, -26: any other economy ability; a repeat only where the table allows it, and then once, to rule out loops. */
function mayRepeat(s: State, f: EconomyFrame, source: string, other: Ability): boolean {
  if (other.source === source) return false;
  if (other.effect.op !== 'repeat') return true;
  return s.options.repeatMayTargetRepeat && timesUsed(f.again, other.source) === 0;
}

function repeat(g: Play<EmpiresEnd>, f: EconomyFrame, seat: Seat, { source, of }: { source: string; of: string }): void {
  f.used = [...f.used, source];
  f.again = [...f.again, of];
  g.log('repeated', { seat, source, of }, 'EE-ABIL-05');
  const ability = find(g.s, seat, of);
  if (isPlain(ability, g.s.options)) use(g, f, seat, ability);
}
