/**
 * A table for tests. Lay out a position, begin a phase, play, and look:
 *
 *     const t = aTable('Anna', 'Bence').has('Anna', { at: { 9: 'farm-wheat' }, axe: 1 }).deck('fire-09').begin('disaster');
 *     t.plays('Anna', { do: 'bid', resource: 'axe' }).plays('Bence', 'take');
 *     expect(t.player('Bence').destroyed).toEqual(['village-low']);
 *
 * Unless laid out otherwise, everybody has the locations in order of value, two of each resource and no cards, and the first one named is
 * the first player. Laying a card somewhere takes it from deck, discards and hands; a position that cannot be does not begin.
 */
import { type Fact, optionsOf, pending, randomFrom, start } from '@tarsas/kernel';
import { Scenario, settle } from '@tarsas/kernel/testing';
import type { Phase, Some, Stock } from '../data/components.ts';
import { componentsOf } from '../data/index.ts';
import { empiresEnd } from '../rules/index.ts';
import { innovationsUnder } from '../rules/questions/empire.ts';
import { trackOf } from '../rules/questions/track.ts';
import type { CardId, EmpiresEnd, Facts, Frame, LocationId, Options, Player, Source, State } from '../rules/state.ts';
import { everyPieceIsSomewhere } from './pieces.ts';

/** What a player has, as far as it matters. `at` brings tiles to positions by swapping, `points` are those on the score track. */
export interface Layout extends Some {
  tiles?: LocationId[];
  at?: Record<number, LocationId>;
  destroyed?: readonly LocationId[];
  under?: Record<LocationId, CardId | CardId[]>;
  exhausted?: Source[];
  hand?: CardId[];
  points?: number;
}

/** People's names in table order, then options: `aTable('Anna', 'Bence', { simultaneous: false })`. */
type Who = (string | Partial<Options>)[];

export const aTable = (...who: Who): Table => dealtTable('laid out', ...who).cleared();

/** As the rules set it up from this seed, up to the first question. */
export function dealtTable(seed: string, ...who: Who): Table {
  const names = who.filter(one => typeof one === 'string');
  const options = Object.assign({}, ...who.filter(one => typeof one !== 'string'));
  return new Table(empiresEnd, names, start(empiresEnd, { seats: names.length, options, seed }));
}

export class Table extends Scenario<EmpiresEnd> {
  // Laying out

  private put(part: Partial<State>): this {
    Object.assign(this.state, part);
    return this;
  }

  cleared(): this {
    const { disasters, conflicts, locations } = componentsOf(this.state.options);
    for (const p of this.state.players) Object.assign(p, { hand: [], tiles: Object.keys(locations) });
    this.put({ deck: Object.keys(disasters), discard: [], threats: [], conflictDeck: Object.keys(conflicts) });
    return this.put({ space: 0, firstPlayer: 0, stack: [], lanes: null });
  }

  has(name: string, { at = {}, under = {}, hand, points, ...rest }: Layout): this {
    const p = Object.assign(this.player(name), structuredClone(rest));
    for (const [position, tile] of Object.entries(at)) {
      p.tiles[p.tiles.indexOf(tile)] = p.tiles[Number(position) - 1];
      p.tiles[Number(position) - 1] = tile;
    }
    for (const [location, cards] of Object.entries(under)) {
      p.innovations = [...p.innovations, ...this.claim([cards].flat())];
      p.under = [...p.under, ...[cards].flat().map(() => location)];
    }
    if (hand) p.hand = this.claim(hand);
    if (points !== undefined) p.fromConflicts = points;
    return this;
  }

  everybodyHas(layout: Layout): this {
    for (const name of this.names) this.has(name, layout);
    return this;
  }

  /** The next cards, the first one on top. */
  deck = (...cards: CardId[]): this => this.put({ deck: [...this.without(cards).deck, ...cards.reverse()] });

  /** No other cards than these in the deck: the rest is discarded. */
  deckOnly = (...cards: CardId[]): this =>
    this.put({ discard: [...this.state.discard, ...this.state.deck].sort(), deck: [] }).deck(...cards);

  conflictDeck = (...cards: string[]): this =>
    this.put({ conflictDeck: [...this.state.conflictDeck.filter(card => !cards.includes(card)), ...cards.reverse()] });

  /** A disaster on the table, with what was bid on it. */
  threat = (card: CardId, bid: Some = {}): this =>
    this.put({ threats: [...this.without([card]).threats, { card, wheat: 0, hammer: 0, axe: 0, coin: 0, ...bid }] });

  firstPlayer = (name: string): this => this.put({ firstPlayer: this.seat(name) });

  /** The turn marker on this space; 0 is START. */
  space = (n: number): this => this.put({ space: n });

  /** A phase by name moves the marker to its first space, a frame begins in the middle of a phase, nothing at all is the next space. */
  begin(what?: Phase | Frame): this {
    if (typeof what === 'string') {
      const { spaces } = trackOf(this.state);
      if (!spaces.includes(what)) throw new Error(`no ${what} for ${this.names.length} players`);
      this.space(spaces.indexOf(what));
    }
    this.put({ lanes: null, stack: [{ kind: 'game', id: '0' }] });
    if (typeof what === 'object') {
      if ('card' in what && what.card !== null) this.claim([what.card]);
      this.state.stack.push({ ...what, id: 't' });
    }
    const impossible = everyPieceIsSomewhere(this.state);
    if (impossible) throw new Error(`not a possible position: ${impossible}`);
    this.log = settle(empiresEnd, this.state);
    return this;
  }

  private claim(cards: CardId[]): CardId[] {
    this.without(cards);
    return [...cards];
  }

  private without(cards: readonly CardId[]): State {
    const others = (pile: readonly CardId[]) => pile.filter(card => !cards.includes(card));
    for (const p of this.state.players) p.hand = others(p.hand);
    return this.put({ deck: others(this.state.deck), discard: others(this.state.discard) }).state;
  }

  // Playing

  /** Somebody makes some move, again and again to the end of the game; `look` sees the table after each. */
  playsOut(seed: string, look: (t: this, before: State, facts: Fact[]) => void = () => {}): this {
    const random = randomFrom(seed);
    const pick = <T>(list: readonly T[]): T => list[random(list.length)];
    while (!this.state.over) {
      const [before, known] = [this.state, this.log.length];
      const decision = pick(pending(empiresEnd, before));
      this.make(decision, pick(optionsOf(empiresEnd, before, decision)));
      look(this, before, this.log.slice(known));
    }
    return this;
  }

  // Looking

  player = (name: string): Player => this.state.players[this.seat(name)];
  under = (name: string, location: LocationId): CardId[] => innovationsUnder(this.player(name), location);
  /** On the score track. */
  points = (name: string): number => {
    const { fromConflicts, fromAbilities, fromFewResources } = this.player(name);
    return fromConflicts + fromAbilities + fromFewResources;
  };
  /** Behind the screen. */
  stock = (name: string): Stock => {
    const { wheat, hammer, axe, coin } = this.player(name);
    return { wheat, hammer, axe, coin };
  };
  /** The rules that facts of one kind name. */
  cited = (key: keyof Facts): (string | undefined)[] => this.log.flatMap(fact => (fact.key === key ? [fact.rule] : []));
}
