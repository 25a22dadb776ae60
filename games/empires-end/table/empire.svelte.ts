/** One seat's empire, tile by tile, ready to be drawn: worked out from a scene once per change. */
import type { Seat } from '@tarsas/kernel';
import type { Seal } from '@tarsas/kit/table.ts';
import { capital } from '@tarsas/words';
import type { Location, Printed } from '../data/components.ts';
import { innovationsUnder, isIntact } from '../rules/questions/empire.ts';
import type { Choice, LocationId, Source } from '../rules/state.ts';
import { drafted } from './drafted.ts';
import { type Badge, badgesAt, restorePrice } from './overlays.ts';
import { type Danger, dangersOf, frameOf, inDanger, setOf } from './questions.ts';
import { empireTargets, nearMove } from './targets.ts';
import { ownPlace } from './telling.ts';
import { originIn, sayingIn, type TableScene, wordsOf } from './words.svelte.ts';

export interface ShownCard {
  id: Source;
  printed: Printed;
  exhausted: boolean;
  awake: boolean;
  title: string;
  about: string;
  choices: readonly Choice[];
  draft: boolean;
  seal: Seal | undefined;
}

export interface ShownTile {
  id: LocationId;
  position: number;
  location: Location;
  intact: boolean;
  wasIntact: boolean;
  /** What restoring it costs now, in hammers. */
  restoring: number;
  /** A disaster's marker lies at this position. */
  hot: boolean;
  /** Disasters that would burn it down. */
  dangers: Danger[];
  exhausted: boolean;
  /** Chosen as the first of two to swap. */
  lifted: boolean;
  badges: Badge[];
  title: string;
  about: string;
  choices: readonly Choice[];
  /** A card could be placed here. */
  open: boolean;
  draft: boolean;
  seal: Seal | undefined;
  cards: ShownCard[];
}

export class EmpireScene {
  private readonly scene: () => TableScene;
  private readonly seatOf: () => Seat;
  constructor(scene: () => TableScene, seat: () => Seat) {
    this.scene = scene;
    this.seatOf = seat;
  }

  readonly words = $derived.by(() => wordsOf(this.scene().language));
  readonly p = $derived.by(() => this.scene().view.players[this.seatOf()]);
  readonly was = $derived.by(() => this.scene().before.players[this.seatOf()]);
  private readonly targets = $derived.by(() => {
    const { asked } = this.scene();
    return empireTargets(asked?.decision.seat === this.seatOf() ? asked.options : []);
  });
  private readonly draft = $derived(drafted(this.was, this.p));
  private readonly dangers = $derived.by(() => inDanger(this.scene().view, this.p));
  private readonly targeted = $derived.by(() => dangersOf(this.scene().view).map(({ target }) => target));
  private readonly lifted = $derived.by((): string | null => {
    const { view } = this.scene();
    const swap = frameOf(view, 'swap', this.seatOf());
    const move = frameOf(view, 'moveInnovation', this.seatOf());
    return (swap?.seat === this.seatOf() ? swap.first : null) ?? (move?.seat === this.seatOf() ? move.card : null);
  });

  readonly tiles: ShownTile[] = $derived.by(() => this.p.tiles.map((id, i) => this.tile(id, i + 1)));
  private readonly row = $derived(this.p.tiles.join());
  /** The tiles from left to right; a new list only when some of them have changed places, so that nothing else is measured for its way. */
  readonly order: LocationId[] = $derived(this.row.split(','));
  private readonly byId = $derived(new Map(this.tiles.map(tile => [tile.id, tile])));

  at(id: LocationId): ShownTile {
    return this.byId.get(id) ?? this.tiles[0];
  }

  wordsFor = (choice: Choice): string => {
    // In a plan one answers for others too: the words are addressed to the seat that is asked.
    const { asked, viewer } = this.scene();
    const say = sayingIn(this.scene());
    return capital(this.words.voice.choice(choice, asked && viewer !== 'public' ? { ...say, viewer: asked.decision.seat } : say));
  };

  /** Why nothing can be chosen here, where the rules know; null where nobody would think so. */
  whyNot = (source: Source): (() => void) | null => {
    const { asked, view, showWhyNot } = this.scene();
    if (asked?.decision.seat !== this.seatOf()) return null;
    const near = nearMove(view, asked.decision.frame, this.p, source);
    return near && (() => showWhyNot(near));
  };

  private tile(id: LocationId, position: number): ShownTile {
    const { view, overlays } = this.scene();
    const seat = this.seatOf();
    const location = setOf(view).locations[id];
    const choices = this.targets.get(id) ?? [];
    return {
      id,
      position,
      location,
      intact: isIntact(this.p, id),
      wasIntact: isIntact(this.was, id),
      restoring: restorePrice(view, seat, id),
      hot: this.targeted.includes(position),
      dangers: this.dangers.get(id) ?? [],
      exhausted: this.p.exhausted.includes(id),
      lifted: this.lifted === id,
      badges: badgesAt(view, seat, position, overlays),
      ...this.said(id, position, choices),
      choices,
      open: choices.some(choice => choice.do === 'place'),
      draft: this.draft.has(id),
      seal: this.scene().seals.get(ownPlace(seat, id)),
      cards: innovationsUnder(this.p, id).map(card => this.card(card, id)),
    };
  }

  private said(id: LocationId, position: number, choices: readonly Choice[]): { title: string; about: string } {
    const { view, overlays } = this.scene();
    const { board, pieces } = this.words;
    const { locations, disasters } = setOf(view);
    const seat = this.seatOf();
    const saidOf = { danger: board.dangerOf, strength: board.strengthOf, restore: board.restoreFor };
    const dangers = this.dangers.get(id) ?? [];
    const hammers = restorePrice(view, seat, id);
    const about = [
      isIntact(this.p, id) ? board.isIntact : board.isDestroyed,
      pieces.ability(locations[id].ability, view.options),
      ...(this.p.exhausted.includes(id) ? [board.exhausted] : []),
      board.restoring(board.resources({ hammer: hammers })),
      ...(dangers.length > 0 ? [board.threatenedBy(dangers.map(({ card }) => pieces.disaster(disasters[card])).join(', '))] : []),
      ...badgesAt(view, seat, position, overlays).map(({ overlay, n }) => saidOf[overlay](n)),
      ...(this.lifted === id ? [board.chosen] : []),
      originIn(this.scene(), 'locations', id),
      ...choices.map(this.wordsFor),
    ];
    return { title: board.location(position, pieces.location(locations[id])), about: about.map(capital).join('. ') };
  }

  private card(id: Source, above: LocationId): ShownCard {
    const { view } = this.scene();
    const { board, pieces } = this.words;
    const { disasters, locations } = setOf(view);
    const printed = disasters[id].innovation;
    const choices = this.targets.get(id) ?? [];
    const awake = isIntact(this.p, above);
    const exhausted = this.p.exhausted.includes(id);
    const about = [
      pieces.ability(printed, view.options),
      board.under(pieces.location(locations[above])),
      ...(exhausted ? [board.exhausted] : []),
      ...(awake ? [] : [board.asleep]),
      originIn(this.scene(), 'disasters', id),
      ...choices.map(this.wordsFor),
    ];
    return {
      id,
      printed,
      exhausted,
      awake,
      title: `${board.innovation}: ${pieces.disaster(disasters[id])}`,
      about: about.map(capital).join('. '),
      choices,
      draft: this.draft.has(id) || this.lifted === id,
      seal: this.scene().seals.get(ownPlace(this.seatOf(), id)),
    };
  }
}

/** Every seat's empire. */
export const empiresOf = (seats: number, scene: () => TableScene): { seat: Seat; empire: EmpireScene }[] =>
  Array.from({ length: seats }, (_, seat) => ({
    seat,
    empire: new EmpireScene(scene, () => seat),
  }));
