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
import { STRUCTURES, type Structure, TERRAINS } from '../data/index.ts';
import { joinsOf, powerValueAt } from '../rules/questions/town.ts';
import { boardOf, type Choice, mapOf, positionOf } from '../rules/state.ts';
import { drafted } from './drafted.ts';
import { holeFor, pieceOn, SILHOUETTE } from './looks.ts';
import {
  digOf,
  digsInReach,
  inReach,
  largestNetworkOf,
  offersInReach,
  openOffers,
  seatInQuestion,
  strongestAt,
  townProgress,
} from './overlays.ts';
import { signOf } from './signs.ts';
import { beingDug, hexOf, nearMove } from './targets.ts';
import { choiceWords, type TableScene, wordsOf } from './words.svelte.ts';

/** Room for the price of a target. */
const BADGE = 15;
const PRICE_ICON = { spades: 'spade', tokens: 'power', steps: 'cult', home: 'check' } as const;

export class MapScene implements MapPicture {
  private readonly scene: () => TableScene;
  constructor(scene: () => TableScene) {
    this.scene = scene;
  }

  readonly words = $derived.by(() => wordsOf(this.scene().language));
  readonly shape = $derived.by(() => mapOf(this.scene().view.options));
  readonly position = $derived.by(() => positionOf(this.scene().view));
  readonly label = $derived.by(() => {
    const { factions, map } = this.scene().view.options;
    return this.words.board.map(this.words.pieces.maps[factions === 'introductory' ? 'base' : map]);
  });
  readonly letters = $derived(this.words.board.terrainLetters);
  readonly draftWord = $derived(this.words.board.draft);
  /** The seat that prices and overlays are about. */
  readonly seat: Seat = $derived.by(() => this.scene().asked?.decision.seat ?? seatInQuestion(this.scene().view, this.scene().viewer));
  /** By hex: what can be chosen there. */
  readonly choices = $derived.by(() => optionsByPlace(this.scene().asked?.options ?? [], choice => hexOf(this.scene().view, choice)));
  readonly targets = $derived.by(() => new Map([...this.choices].map(([hex, there]) => [hex, there.map(choice => this.possible(choice))])));
  readonly crossings: (Span & Possible)[] = $derived.by(() =>
    crossingsOf(this.scene().asked?.options ?? [], this.shape.numbers, this.signs[this.seat].colour, choice => this.possible(choice)),
  );
  readonly dug = $derived.by(() => beingDug(this.scene().view));
  readonly draft = $derived.by(() => drafted(this.scene().before, this.scene().view));
  readonly drafted = $derived(this.draft.hexes);
  readonly sealed = $derived.by(() => sealedOn(this.scene().seals, SILHOUETTE, this.owners));
  readonly pencilled = $derived.by(() =>
    pencilledOn(this.scene().seals, (after, hex) => ({
      terrain: TERRAINS[after.terrain[hex]],
      pieces: after.owner[hex] < 0 ? [] : [{ ...pieceOn(after, hex), ...this.signs[after.owner[hex]] }],
    })),
  );
  readonly offers = $derived(openOffers(this.position));
  readonly threads = $derived.by(() =>
    threadsOf(this.scene(), this.offers, this.shape.numbers, (hex, seat) => strongestAt(this.position, hex, seat)),
  );
  readonly towns = $derived.by(() =>
    townsOnMap(boardOf(this.position), this.position.seats, this.position.inTown, seat => joinsOf(this.position, seat)).map(
      ({ seat, hexes }) => ({ colour: this.signs[seat].colour, hexes }),
    ),
  );
  readonly bridges = $derived.by(() => bridgesOf(this.scene().view.bridges, this.shape.bridges, this.signs, this.draft.bridges));
  /** Of somebody whose board was opened, or of the seat in question where the overlay is on. */
  readonly dimmed = $derived.by(() => {
    const seat = this.scene().looked ?? (this.scene().overlays.includes('reach') ? this.seat : null);
    const reach = seat === null ? [] : inReach(this.position, seat);
    return reach.includes(true) ? reach.map(reached => !reached) : [];
  });

  readonly signs: Sign[] = $derived.by(() =>
    this.scene().view.players.map((_, seat) => signOf(this.scene().view, seat, this.scene().language)),
  );

  readonly terrain: Engraving[] = $derived.by(() => this.scene().view.terrain.map(number => TERRAINS[number]));
  readonly hole: number[] = $derived.by(() =>
    this.scene().view.structure.map((kind, hex) => holeFor(kind) || (this.choices.has(hex) ? BADGE : 0)),
  );

  readonly standing: Standing[] = $derived.by(() =>
    this.scene().view.owner.flatMap((owner, hex) => {
      if (owner < 0) return [];
      const { structure, kind, shift } = pieceOn(this.scene().view, hex);
      return [
        {
          key: `${hex} ${structure} ${owner}`,
          hex,
          kind,
          ...this.signs[owner],
          seat: owner,
          draft: this.draft.hexes.includes(hex),
          shift,
        },
      ];
    }),
  );

  /** By hex: the colour of what stands there. */
  readonly owners = $derived.by(() => this.scene().view.owner.map(owner => (owner < 0 ? null : this.signs[owner].colour)));

  /** The price on a target: spades or what stands for them; null where there is none. */
  digAt(hex: number) {
    const first = this.choices.get(hex)?.[0];
    return first?.do === 'transform' ? digOf(this.position, this.seat, hex) : null;
  }

  /** What a target is for. */
  markAt(hex: number): Mark {
    const dig = this.digAt(hex);
    if (dig && dig.by !== 'home') return { is: 'price', icon: PRICE_ICON[dig.by], amount: dig.amount };
    const first = this.choices.get(hex)?.[0]?.do;
    if (first === 'connect') return { is: 'town' };
    if (first === 'into') return { is: 'dig' };
    return this.scene().view.owner[hex] < 0 ? { is: 'piece', kind: 'house', colour: this.signs[this.seat].colour } : { is: 'upgrade' };
  }

  readonly notes: MapNotes = $derived.by(() =>
    notesOf(this.scene().overlays, this.signs, {
      network: seat => largestNetworkOf(this.position, seat),
      towns: () =>
        townProgress(this.position, this.seat).map(({ hexes, structures, needed, power, total }) => ({
          hexes,
          text: this.words.board.townProgress(structures, needed, power, total),
        })),
      spades: () =>
        digsInReach(this.position, this.seat)
          .filter(({ hex }) => !this.digAt(hex))
          .map(({ hex, amount, by }) => ({ hex, icon: PRICE_ICON[by], text: by === 'home' ? '' : String(amount) })),
      power: () => offersInReach(this.position, this.seat),
    }),
  );

  private possible(choice: Choice): Possible {
    return possible(choice, choiceWords(this.scene(), choice), chosen => this.scene().choose(chosen));
  }

  near(seat: Seat, hex: number): Choice | null {
    return nearMove(this.scene().view, seat, hex);
  }

  hexTitle(hex: number): string {
    return this.words.board.hex(this.shape.ids[hex], this.words.pieces.terrains[TERRAINS[this.scene().view.terrain[hex]]]);
  }

  /** A hex in words: where it is, what stands there, what can be done. */
  hexWords(hex: number): { title: string; about: string } {
    const { view, names } = this.scene();
    const { board, pieces } = this.words;
    const owner = view.owner[hex];
    const about: string[] = [];
    if (owner >= 0) {
      const { faction } = view.players[owner];
      const who = faction ? `${capital(pieces.factions[faction].name)}, ${names[owner]}` : names[owner];
      about.push(board.built(pieces.structures[STRUCTURES[view.structure[hex]] as Structure].name, who, powerValueAt(this.position, hex)));
      if (view.inTown[hex] === 1) about.push(board.inTown);
    }
    for (const { hex: at, power } of this.offers) if (at === hex) about.push(board.offered(power));
    about.push(...(this.targets.get(hex) ?? []).map(({ words }) => words));
    const seal = this.scene().seals.get(place.hex(hex));
    if (seal) about.push(seal.words);
    return { title: this.hexTitle(hex), about: about.map(capital).join('. ') };
  }
}
