/** Effects and abilities as rows of signs. */
import type { Ability, Effect, Gain, Icon, Trigger } from '../../data/effects.ts';
import type { Counted } from '../../data/manuscripts.ts';
import type { AiAction } from '../../data/solo.ts';
import type { Card } from '../../data/townsfolk.ts';
import type { SignName } from './signs.ts';

/** A sign with how many of it, or words between signs. */
export type Token = { sign: SignName; n?: number } | { text: string };

const GAINS: Readonly<Record<Gain, SignName>> = {
  ink: 'ink',
  gold: 'gold',
  stone: 'stone',
  silver: 'silver',
  resource: 'resource',
  debt: 'debt',
  deed: 'deed',
  virtue: 'virtue',
  corruption: 'corruption',
};
const FLIPS = { debt: 'paid', deed: 'approved', either: 'flip' } as const;
const EVENTS: Readonly<Record<Trigger, SignName>> = {
  afterTrade: 'merchant',
  afterConstruct: 'builder',
  afterPlaceWorkers: 'noble',
  afterTranscribe: 'cleric',
  collision: 'clash',
  gainDebt: 'debt',
  flipDebt: 'paid',
  hire: 'hire',
  flipAny: 'flip',
  gainScheme: 'scheme',
  shuffle: 'shuffle',
};
export const ACTION_SIGNS: Readonly<Record<AiAction | 'primaryFocus' | 'trade', SignName>> = {
  trade: 'merchant',
  construct: 'builder',
  placeWorkers: 'noble',
  transcribe: 'cleric',
  flip: 'flip',
  primaryFocus: 'focus',
};
const ARROW: Token = { sign: 'to' };
const PLUS = (n: number): Token => ({ text: `+${n}` });

export function tokensOf(effect: Effect): Token[] {
  switch (effect.op) {
    case 'gain':
      return [{ sign: GAINS[effect.what], n: effect.n }];
    case 'flip':
      return [{ sign: FLIPS[effect.what] }];
    case 'and':
      return effect.of.flatMap(tokensOf);
    case 'or':
      return effect.of.flatMap((one, i) => (i > 0 ? [{ text: '/' }, ...tokensOf(one)] : tokensOf(one)));
    case 'discard':
    case 'destroy':
      return [{ sign: effect.op, n: effect.n }];
    case 'placeWorkers':
      return [{ sign: 'worker', n: effect.n }];
    case 'placeBuilding':
      return [{ sign: effect.type }];
    case 'takeManuscript':
      return [{ sign: 'book' }, { text: effect.costs.join('/') }];
    case 'destroyOwn':
      return [{ sign: 'destroy' }];
    case 'hireFree':
      return [{ sign: 'hire' }];
    case 'futureScheme':
      return [{ sign: 'scheme' }];
    case 'dismissAdjacent':
      return [{ sign: 'dismiss' }];
    default:
      return [{ sign: effect.op }];
  }
}

export function abilityTokens(ability: Ability): Token[] {
  switch (ability.kind) {
    case 'trigger':
      return [{ sign: EVENTS[ability.on] }, ARROW, ...tokensOf(ability.effect)];
    case 'iconExchange':
      return [{ sign: ability.from, n: ability.n }, ARROW, { sign: ability.to }];
    case 'payExchange':
      return [
        ...ability.pay.flatMap((what, i): Token[] => [...(i > 0 ? [{ text: '/' }] : []), { sign: what, n: i === 0 ? ability.n : 1 }]),
        ARROW,
        { sign: ability.as, n: ability.icons },
      ];
    case 'icons':
      return ability.icons.map(sign => ({ sign }));
    case 'extraMove':
      return [PLUS(1), { sign: 'viscount' }];
    case 'dismissFor':
      return [{ sign: 'dismiss' }, { sign: 'silver', n: ability.silver }];
    case 'handLimit':
      return [{ sign: 'cards' }, PLUS(ability.plus)];
    case 'onBuilt':
      return tokensOf(ability.effect);
  }
}

/** When the ability at the foot of a card works, and what it does; null: it has none. */
export function footOf(card: Card): { when: 'instant' | 'ongoing' | 'dropoff'; tokens: Token[] } | null {
  if (card.instant) return { when: 'instant', tokens: tokensOf(card.instant) };
  if (card.ongoing) return { when: 'ongoing', tokens: abilityTokens(card.ongoing) };
  if (card.dropoff) return { when: 'dropoff', tokens: tokensOf(card.dropoff) };
  return null;
}

const COUNTED: Readonly<Record<Exclude<Counted, Icon>, SignName>> = {
  buildings: 'guildhall',
  workers: 'worker',
  manuscripts: 'book',
  paid: 'paid',
  approved: 'approved',
  resources: 'resource',
  silver: 'silver',
};

/** What a manuscript counts at the end. */
export const countedSign = (of: Counted): SignName => (of in COUNTED ? COUNTED[of as Exclude<Counted, Icon>] : (of as Icon));
