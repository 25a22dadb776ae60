/** What the parts of the map need, computed from a scene once per change. */
import type { Seat } from '@tarsas/kernel';
import type { Engraving } from '@tarsas/kit/art/engraving.ts';
import type { MapNotes, MapPicture, Possible, Span, Standing } from '@tarsas/kit/map/picture.ts';
import { optionsByPlace } from '@tarsas/kit/targets.ts';
import type { Mark } from '@tarsas/terra/table/Mark.svelte';
import { townsOnMap } from '@tarsas/terra/table/onMap.ts';
import { bridgesOf, crossingsOf, notesOf, possible } from '@tarsas/terra/table/picture.ts';
import type { Sign } from '@tarsas/terra/table/sign.ts';
import { pencilledOn, place, sealedOn } from '@tarsas/terra/table/telling.ts';
import { threadsOf } from '@tarsas/terra/table/threads.ts';
import { capital } from '@tarsas/words';
import { BUILDINGS, type Building, type Guess, guessesAt, MAPS, RING, RIVER } from '../data/index.ts';
import { powerAt } from '../rules/questions/city.ts';
import { boardOf, type Choice, mapOf, positionOf, sideFor } from '../rules/state.ts';
import { seatIn } from '../text/pieces.ts';
import { drafted } from './drafted.ts';
import { ANNEX, holeFor, NEUTRAL_COLOUR, piecesOn, SILHOUETTE } from './looks.ts';
import { groupsOf, inReach, largestEmpireOf, offersInReach, offersOnMap, spadesAt, spadesInReach, strongestAt } from './overlays.ts';
import { signOf } from './signs.ts';
import { beingDug, hexOf, nearMove } from './targets.ts';
import { choiceWords, type TableScene, wordsOf } from './words.svelte.ts';

/** Room for the price of a target. */
const BADGE = 15;

const engravingOf = (terrain: number): Engraving => (terrain === RIVER ? 'river' : RING[terrain]);

export class MapScene implements MapPicture {
  private readonly scene: () => TableScene;
  constructor(scene: () => TableScene) {
    this.scene = scene;
  }

  readonly words = $derived.by(() => wordsOf(this.scene().language));
  readonly shape = $derived.by(() => mapOf(this.scene().view));
  readonly position = $derived.by(() => positionOf(this.scene().view));
  readonly label = $derived(this.words.board.map(this.shape === MAPS['1-3'] ? '1–3' : '3–5'));
  readonly letters = $derived(this.words.board.terrainLetters);
  readonly draftWord = $derived(this.words.board.draft);
  readonly hemmed = $derived(this.shape.isEdge);
  /** Printed places for bridges, where none stands yet. */
  readonly sites = $derived.by(() =>
    this.shape.bridges.slice(0, this.shape.crossings).filter((_, place) => this.scene().view.bridges[place] < 0),
  );
  /** The seat that prices and overlays are about. */
  readonly seat: Seat = $derived.by(() => this.scene().asked?.decision.seat ?? seatIn(this.scene()));
  readonly signs: Sign[] = $derived.by(() =>
    this.scene().view.players.map((_, seat) => signOf(this.scene().view, seat, this.scene().language)),
  );

  /** By hex: what can be chosen there. */
  readonly choices = $derived.by(() => optionsByPlace(this.scene().asked?.options ?? [], choice => hexOf(this.scene().view, choice)));
  readonly targets = $derived.by(() => new Map([...this.choices].map(([hex, there]) => [hex, there.map(choice => this.possible(choice))])));
  readonly crossings: (Span & Possible)[] = $derived.by(() =>
    crossingsOf(this.scene().asked?.options ?? [], this.shape.numbers, this.signs[this.seat].colour, choice => this.possible(choice)),
  );
  /** What is not certain at this table. */
  readonly guesses: readonly Guess[] = $derived.by(() => {
    const { seats, options } = this.scene().view;
    return guessesAt(seats, sideFor(seats, options));
  });
  readonly dug = $derived.by(() => beingDug(this.scene().view));
  readonly draft = $derived.by(() => drafted(this.scene().before, this.scene().view));
  readonly drafted = $derived(this.draft.hexes);
  readonly sealed = $derived.by(() => sealedOn(this.scene().seals, SILHOUETTE, this.owners));
  readonly pencilled = $derived.by(() =>
    pencilledOn(this.scene().seals, (after, hex) => ({
      terrain: engravingOf(after.terrain[hex]),
      pieces: after.owner[hex] < 0 ? [] : this.piecesAt(hex, after),
    })),
  );
  readonly offers = $derived(offersOnMap(this.position));
  readonly threads = $derived.by(() =>
    threadsOf(this.scene(), this.offers, this.shape.numbers, (hex, seat) => strongestAt(this.position, hex, seat)),
  );
  readonly towns = $derived.by(() =>
    townsOnMap(boardOf(this.position), this.position.seats, this.position.inCity).map(({ seat, hexes }) => ({
      colour: this.signs[seat].colour,
      hexes,
    })),
  );
  readonly bridges = $derived.by(() => bridgesOf(this.scene().view.bridges, this.shape.bridges, this.signs, this.draft.bridges));

  readonly terrain: Engraving[] = $derived.by(() => this.scene().view.terrain.map(engravingOf));
  readonly hole: number[] = $derived.by(() =>
    this.scene().view.building.map((kind, hex) => holeFor(kind) || (this.choices.has(hex) ? BADGE : 0)),
  );
  readonly standing: Standing[] = $derived.by(() => this.scene().view.owner.flatMap((owner, hex) => (owner < 0 ? [] : this.piecesAt(hex))));
  readonly owners = $derived.by(() => this.scene().view.owner.map(owner => (owner < 0 ? null : this.signs[owner].colour)));
  /** Of somebody whose board was opened, or of the seat in question where the overlay is on. */
  readonly dimmed = $derived.by(() => {
    const seat = this.scene().looked ?? (this.scene().overlays.includes('reach') ? this.seat : null);
    const reach = seat === null ? [] : inReach(this.position, seat);
    return reach.includes(true) ? reach.map(reached => !reached) : [];
  });

  /** The building on a hex, and its annex. Neutral pieces have no colour, but their owner's letter. */
  private piecesAt(hex: number, view = this.scene().view): Standing[] {
    const seat = view.owner[hex];
    const draft = this.draft.hexes.includes(hex);
    return piecesOn(view, hex).map(({ is, ...piece }) =>
      is === 'annex'
        ? { ...piece, key: `${hex} annex`, hex, letter: '', draft }
        : { ...piece, key: `${hex} ${is} ${seat}`, hex, letter: this.signs[seat].letter, seat, draft },
    );
  }

  readonly notes: MapNotes = $derived.by(() =>
    notesOf(this.scene().overlays, this.signs, {
      network: seat => largestEmpireOf(this.position, seat),
      cities: () =>
        groupsOf(this.position, this.seat).map(({ hexes, buildings, needed, power, total }) => ({
          hexes,
          text: this.words.board.cityProgress(buildings, needed, power, total),
        })),
      spades: () =>
        spadesInReach(this.position, this.seat)
          .filter(({ hex }) => this.spadesOn(hex) === null)
          .map(({ hex, spades }) => (spades === 0 ? { hex, icon: 'check', text: '' } : { hex, icon: 'spade', text: String(spades) })),
      power: () => offersInReach(this.position, this.seat),
    }),
  );

  /** The price on a target: spades; null where there is none. */
  spadesOn(hex: number): number | null {
    const first = this.choices.get(hex)?.[0];
    if (first?.do !== 'terraform' && first?.do !== 'place') return null;
    const spades = spadesAt(this.position, this.seat, hex);
    return spades === 0 ? null : spades;
  }

  /** What a target is for. */
  markAt(hex: number): Mark {
    const spades = this.spadesOn(hex);
    if (spades !== null) return { is: 'price', icon: 'spade', amount: spades };
    const first = this.choices.get(hex)?.[0];
    if (first?.do === 'river') return { is: 'town' };
    if (first?.do === 'into') return { is: 'dig' };
    if (first?.do === 'annex') return { is: 'piece', kind: ANNEX, colour: NEUTRAL_COLOUR, transform: 'translate(17 10) scale(.9)' };
    if (this.scene().view.owner[hex] >= 0) return { is: 'upgrade' };
    const kind = first?.do === 'place' ? SILHOUETTE[first.building] : 'house';
    return { is: 'piece', kind, colour: this.signs[this.seat].colour };
  }

  private possible(choice: Choice): Possible {
    return possible(choice, choiceWords(this.scene(), choice), chosen => this.scene().choose(chosen));
  }

  near(seat: Seat, hex: number): Choice | null {
    return nearMove(this.scene().view, seat, hex);
  }

  hexTitle(hex: number): string {
    const { board, pieces } = this.words;
    const terrain = this.scene().view.terrain[hex];
    return board.hex(this.shape.ids[hex], terrain === RIVER ? board.river : pieces.terrain[RING[terrain]]);
  }

  /** A hex in words: where it is, what stands there, what can be done. */
  hexWords(hex: number): { title: string; about: string } {
    const { view, names } = this.scene();
    const { board, pieces } = this.words;
    const owner = view.owner[hex];
    const about: string[] = this.shape.isEdge[hex] ? [board.edgeHex] : [];
    if (this.shape.isEdge[hex] && this.guesses.includes('edges')) about.push(pieces.guess.edges.replace(/\.$/, ''));
    if (owner >= 0) {
      const { faction } = view.players[owner];
      const who = faction ? `${pieces.faction[faction]}, ${names[owner]}` : names[owner];
      const plain = pieces.building[BUILDINGS[view.building[hex]] as Building];
      const kind = view.neutral.includes(hex) ? board.neutral(plain) : plain;
      about.push(board.built(view.annexed.includes(hex) ? board.withAnnex(kind) : kind, who, powerAt(this.position, hex)));
      if (view.inCity[hex] === 1) about.push(board.inCity);
    }
    for (const { hex: at, power } of this.offers) if (at === hex) about.push(board.offered(power));
    about.push(...(this.targets.get(hex) ?? []).map(({ words }) => words));
    const seal = this.scene().seals.get(place.hex(hex));
    if (seal) about.push(seal.words);
    return { title: this.hexTitle(hex), about: about.map(capital).join('. ') };
  }
}
