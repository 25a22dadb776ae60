/** The small vocabulary in which every card, spot, link, castle section and scheme says what it does. */

export const RESOURCES = ['ink', 'gold', 'stone'] as const;
export type Resource = (typeof RESOURCES)[number];

export const ICONS = ['merchant', 'builder', 'noble', 'cleric', 'criminal'] as const;
export type Icon = (typeof ICONS)[number];

export const ACTIONS = ['trade', 'construct', 'placeWorkers', 'transcribe'] as const;
export type Action = (typeof ACTIONS)[number];

export const BUILDING_TYPES = ['tradingPost', 'guildhall', 'workshop'] as const;
export type BuildingType = (typeof BUILDING_TYPES)[number];

/** `resource` is any one of ink, gold and stone, never silver (VWK-ICON-01). */
export type Gain = Resource | 'silver' | 'resource' | 'debt' | 'deed' | 'virtue' | 'corruption';
export type Flip = 'debt' | 'deed' | 'either';

export type Effect =
  | { op: 'gain'; what: Gain; n: number }
  | { op: 'flip'; what: Flip }
  | { op: 'rearrange' }
  | { op: 'discard'; n: number }
  | { op: 'destroy'; n: number }
  | { op: 'destroyOwn' }
  | { op: 'shuffle' }
  | { op: 'hireFree' }
  | { op: 'castleMove' }
  | { op: 'placeWorkers'; n: number }
  | { op: 'placeBuilding'; type: BuildingType; at: 'anywhere' | 'viscount' }
  | { op: 'takeManuscript'; costs: number[] }
  | { op: 'and'; of: Effect[] }
  | { op: 'or'; of: Effect[] }
  | { op: 'futureScheme' }
  | { op: 'dismissAdjacent' };

/** What an ongoing ability waits for. The last three exist on AI boards only. */
export type Trigger =
  | 'afterTrade'
  | 'afterConstruct'
  | 'afterPlaceWorkers'
  | 'afterTranscribe'
  | 'collision'
  | 'gainDebt'
  | 'flipDebt'
  | 'hire'
  | 'flipAny'
  | 'gainScheme'
  | 'shuffle';

/** Criminal icons on the cards of the own board: at least one, or none. */
export type Criminals = 'some' | 'none';

/** Abilities that last while a card lies on the board or a building slot is empty. */
export type Ability =
  | { kind: 'trigger'; on: Trigger; if?: Criminals; effect: Effect }
  /** `from` icons of a kind count as one icon of another during an action. */
  | { kind: 'iconExchange'; from: Icon; n: number; to: Icon; during: Action }
  /** `n` pieces of one of `pay` count as `icons` icons; `uses` limits it per action, 0 does not. */
  | { kind: 'payExchange'; pay: (Resource | 'silver')[]; n: number; as: Icon; icons: number; during: Action; uses: number }
  | { kind: 'icons'; icons: Icon[] }
  | { kind: 'extraMove' }
  | { kind: 'dismissFor'; silver: number }
  | { kind: 'handLimit'; plus: number }
  | { kind: 'onBuilt'; effect: Effect };

export const ICON_OF: Record<Action, Exclude<Icon, 'criminal'>> = {
  trade: 'merchant',
  construct: 'builder',
  placeWorkers: 'noble',
  transcribe: 'cleric',
};
/** One of these is one more icon for the action (VWK-ACT-04). */
export const FUEL_OF: Record<Action, Resource | 'silver'> = {
  trade: 'silver',
  construct: 'stone',
  placeWorkers: 'gold',
  transcribe: 'ink',
};
export const AFTER: Record<Action, Trigger> = {
  trade: 'afterTrade',
  construct: 'afterConstruct',
  placeWorkers: 'afterPlaceWorkers',
  transcribe: 'afterTranscribe',
};

/** How sure we are that an entry is what is printed. `reconstructed` is our own design for what no source shows, `owner` comes from an owner's copy. */
export type Sure = 'two sources' | 'one source' | Mark | 'owner';
/** Entries of our own design, whole or in part, are marked so for players. */
export type Mark = 'partly reconstructed' | 'reconstructed';
export const isOurs = (sure: Sure): sure is Mark => sure === 'partly reconstructed' || sure === 'reconstructed';

export const gain = (what: Gain, n = 1): Effect => ({ op: 'gain', what, n });
export const flip = (what: Flip = 'either'): Effect => ({ op: 'flip', what });
export const rearrange: Effect = { op: 'rearrange' };
export const discard = (n = 1): Effect => ({ op: 'discard', n });
export const destroy = (n = 1): Effect => ({ op: 'destroy', n });
export const shuffleDiscards: Effect = { op: 'shuffle' };
export const hireFree: Effect = { op: 'hireFree' };
export const castleMove: Effect = { op: 'castleMove' };
export const placeWorkers = (n: number): Effect => ({ op: 'placeWorkers', n });
export const placeBuilding = (type: BuildingType, at: 'anywhere' | 'viscount' = 'anywhere'): Effect => ({ op: 'placeBuilding', type, at });
export const takeManuscript = (...costs: number[]): Effect => ({ op: 'takeManuscript', costs });
export const and = (...of: Effect[]): Effect => ({ op: 'and', of });
export const or = (...of: Effect[]): Effect => ({ op: 'or', of });
export const futureScheme: Effect = { op: 'futureScheme' };
export const dismissAdjacent: Effect = { op: 'dismissAdjacent' };

export const when = (on: Trigger, effect: Effect): Ability => ({ kind: 'trigger', on, effect });
export const icons = (...list: Icon[]): Ability => ({ kind: 'icons', icons: list });
export const exchange = (from: Icon, n: number, to: Icon, during: Action): Ability => ({ kind: 'iconExchange', from, n, to, during });
export const payFor = (pay: (Resource | 'silver')[], n: number, as: Icon, count: number, during: Action, uses = 0): Ability => ({
  kind: 'payExchange',
  pay,
  n,
  as,
  icons: count,
  during,
  uses,
});
