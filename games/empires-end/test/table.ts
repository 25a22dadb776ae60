/**
 * A table for tests. Lay out a position, begin a phase, play, and look:
 *
 *     const t = aTable('Anna', 'Bence').has('Anna', { at: { 9: 'farm-wheat' }, axe: 1 }).deck('fire-09').begin('disaster');
 *     t.plays('Anna', { do: 'bid', resource: 'axe' }).plays('Bence', 'take');
 *     expect(t.player('Bence').destroyed).toEqual(['farm-wheat']);
 *
 * Unless laid out otherwise, everybody has the locations in order of value, two of each resource and no cards, and the first one named is
 * the first player. Every card lies in one place only: laying it somewhere takes it from where it was.
 */
import { apply, type Decision, type Fact, optionsOf, pending, type Score, start } from '@tarsas/kernel';
import { settle } from '@tarsas/kernel/testing';
import type { Phase, Some, Stock } from '../data/components.ts';
import { componentsOf } from '../data/index.ts';
import { empiresEnd } from '../rules/index.ts';
import { innovationsUnder } from '../rules/questions/empire.ts';
import type { CardId, Choice, Facts, Frame, LocationId, Options, Player, ScoreKey, Source, State } from '../rules/state.ts';
import { trackOf } from '../rules/steps/game.ts';
import type { View } from '../rules/view.ts';

/** What a player has, as far as it matters. `at` brings tiles to positions by swapping, `under` lays cards below locations. */
export interface Layout extends Some {
  tiles?: LocationId[];
  at?: Record<number, LocationId>;
  destroyed?: LocationId[];
  under?: Record<LocationId, CardId | CardId[]>;
  exhausted?: Source[];
  hand?: CardId[];
  /** On the score track. */
  points?: number;
}

/** As much of a choice as tells it from the others; a word alone is what to do. */
export type Wanted = Choice['do'] | ({ do: Choice['do'] } & Record<string, unknown>);

type Who = string | Partial<Options>;

/** People's names in table order, and the options of the table: `aTable('Anna', 'Bence', { simultaneous: false })`. */
export const aTable = (...who: Who[]): Table => dealtTable('laid out', ...who).cleared();

/** As the rules set it up from this seed, before anybody has been asked anything. */
export function dealtTable(seed: string, ...who: Who[]): Table {
  const names = who.filter(one => typeof one === 'string');
  const options = Object.assign({}, ...who.filter(one => typeof one !== 'string'));
  const { state, facts } = start(empiresEnd, { seats: names.length, options, seed });
  return new Table(names, state, facts);
}

export class Table {
  readonly names: readonly string[];
  state: State;
  /** Everything that happened since the phase began. */
  log: Fact[];

  constructor(names: readonly string[], state: State, log: Fact[]) {
    this.names = names;
    this.state = state;
    this.log = log;
  }

  // Laying out

  cleared(): this {
    const { disasters, conflicts, locations } = componentsOf(this.state.options);
    for (const p of this.state.players) Object.assign(p, { hand: [], tiles: Object.keys(locations) });
    const decks = { deck: Object.keys(disasters), conflictDeck: Object.keys(conflicts) };
    Object.assign(this.state, decks, { discard: [], threats: [], space: 0, firstPlayer: 0, stack: [], lanes: null });
    return this;
  }

  has(name: string, { tiles, at = {}, destroyed, under = {}, exhausted, hand, points, ...stock }: Layout): this {
    const p = this.player(name);
    if (tiles) p.tiles = [...tiles];
    for (const [position, tile] of Object.entries(at)) {
      const [there, here] = [Number(position) - 1, p.tiles.indexOf(tile)];
      [p.tiles[there], p.tiles[here]] = [p.tiles[here], p.tiles[there]];
    }
    for (const [location, cards] of Object.entries(under)) {
      for (const card of this.claim([cards].flat())) {
        p.innovations.push(card);
        p.under.push(location);
      }
    }
    if (destroyed) p.destroyed = [...destroyed];
    if (exhausted) p.exhausted = [...exhausted];
    if (hand) p.hand = this.claim(hand);
    if (points !== undefined) p.fromConflicts = points;
    Object.assign(p, stock);
    return this;
  }

  everybodyHas(layout: Layout): this {
    for (const name of this.names) this.has(name, layout);
    return this;
  }

  /** The next cards, the first one on top. */
  deck(...cards: CardId[]): this {
    const top = this.claim(cards).reverse();
    this.state.deck.push(...top);
    return this;
  }

  /** No other cards than these in the deck: the rest is discarded. */
  deckOnly(...cards: CardId[]): this {
    this.state.discard = [...this.state.discard, ...this.state.deck].sort();
    this.state.deck = [];
    return this.deck(...cards);
  }

  conflictDeck(...cards: string[]): this {
    this.state.conflictDeck = [...this.state.conflictDeck.filter(card => !cards.includes(card)), ...cards.reverse()];
    return this;
  }

  /** A disaster on the table, with what was bid on it. */
  threat(card: CardId, bid: Some = {}): this {
    this.state.threats.push({ card: this.claim([card])[0], wheat: 0, hammer: 0, axe: 0, coin: 0, ...bid });
    return this;
  }

  firstPlayer(name: string): this {
    this.state.firstPlayer = this.seat(name);
    return this;
  }

  /** The turn marker on this space; 0 is START. */
  space(n: number): this {
    this.state.space = n;
    return this;
  }

  /** A phase by name moves the marker to its first space; a frame begins in the middle of one; neither is the next space. */
  begin(what?: Phase | Frame): this {
    const s = this.state;
    if (typeof what === 'string') {
      s.space = trackOf(s).spaces.indexOf(what);
      if (s.space < 0) throw new Error(`No ${what} for ${s.seats} players`);
    }
    s.stack = [{ kind: 'game', id: '0' }];
    if (typeof what === 'object') s.stack.push({ ...what, id: 't' });
    this.log = settle(empiresEnd, s);
    return this;
  }

  private claim(cards: readonly CardId[]): CardId[] {
    const s = this.state;
    const others = (pile: CardId[]) => pile.filter(card => !cards.includes(card));
    Object.assign(s, { deck: others(s.deck), discard: others(s.discard) });
    for (const p of s.players) p.hand = others(p.hand);
    return [...cards];
  }

  // Playing

  plays(name: string, wanted: Wanted): this {
    const decision = this.decision(name);
    const [choice, ...more] = this.options(name, wanted);
    if (!decision || !choice || more.length > 0) {
      const list = this.options(name).map(option => `\n  ${JSON.stringify(option)}`);
      throw new Error(`${name} cannot do ${JSON.stringify(wanted)}; exactly one of these has to match:${list.join('')}`);
    }
    const { state, facts } = apply(empiresEnd, this.state, { seat: decision.seat, decision: decision.id, choice });
    this.state = state;
    this.log.push(...facts);
    return this;
  }

  // Looking

  seat = (name: string): number => this.names.indexOf(name);

  player = (name: string): Player => this.state.players[this.seat(name)];

  /** Whom we wait for, in table order. */
  waiting(): string[] {
    return pending(empiresEnd, this.state).flatMap(d => (d.waiting ? [this.names[d.seat]] : []));
  }

  /** What somebody is asked: the kind of the question, or null. */
  asked = (name: string): Frame['kind'] | null => this.decision(name)?.frame.kind ?? null;

  /** What somebody may do now, all of it or what is like `wanted`. */
  options(name: string, wanted?: Wanted): readonly Choice[] {
    const decision = this.decision(name);
    const all = decision ? optionsOf(empiresEnd, this.state, decision) : [];
    if (wanted === undefined) return all;
    const parts = Object.entries(typeof wanted === 'string' ? { do: wanted } : wanted);
    return all.filter(option => parts.every(([key, value]) => JSON.stringify(option[key as keyof Choice]) === JSON.stringify(value)));
  }

  may = (name: string, wanted: Wanted): boolean => this.options(name, wanted).length > 0;

  /** The arguments of all facts of one kind. */
  facts<K extends keyof Facts>(key: K): Facts[K][] {
    return this.log.flatMap(fact => (fact.key === key ? [fact.args as Facts[K]] : []));
  }

  under = (name: string, location: LocationId): CardId[] => innovationsUnder(this.player(name), location);

  /** Behind the screen. */
  stock(name: string): Stock {
    const { wheat, hammer, axe, coin } = this.player(name);
    return { wheat, hammer, axe, coin };
  }

  /** On the score track. */
  points(name: string): number {
    const { fromConflicts, fromAbilities, fromFewResources } = this.player(name);
    return fromConflicts + fromAbilities + fromFewResources;
  }

  score = (name: string): Score<ScoreKey> => empiresEnd.score(this.state)[this.seat(name)];

  view = (name: string): View => empiresEnd.view(this.state, name === 'public' ? 'public' : this.seat(name));

  private decision(name: string): Decision<Frame> | undefined {
    return pending(empiresEnd, this.state).find(d => d.seat === this.seat(name));
  }
}
