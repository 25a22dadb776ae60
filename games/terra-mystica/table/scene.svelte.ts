/** What the parts of the map need, worked out from a scene once per change. */
import type { Seat } from '@tarsas/kernel';
import { capital } from '@tarsas/words';
import type { Engraving } from '../../../web/kit/art/engraving.ts';
import { groundOf } from '../../../web/kit/map/ground.ts';
import { EMPTY, SANCTUARY, STRONGHOLD, STRUCTURES, type Structure, TERRAINS } from '../data/index.ts';
import { powerValueAt } from '../rules/questions/town.ts';
import { type Choice, mapOf } from '../rules/state.ts';
import { drafted, touched } from './drafted.ts';
import { digOf, openOffers, positionOf, seatInQuestion, townsOf } from './overlays.ts';
import { type Sign, signOf } from './signs.ts';
import { hexTargets } from './targets.ts';
import { sayingIn, type TableScene, wordsOf } from './words.svelte.ts';

/** Room for a piece, for a large one, for the price of a target. */
const HOLE = { piece: 19, large: 22, badge: 15 };

export interface Standing {
  /** Changes with what stands there, so that a new piece is set down before one's eyes. */
  key: string;
  hex: number;
  kind: Structure;
  sign: Sign;
  draft: boolean;
}

export class MapScene {
  private readonly scene: () => TableScene;
  constructor(scene: () => TableScene) {
    this.scene = scene;
  }

  readonly words = $derived.by(() => wordsOf(this.scene().language));
  readonly map = $derived.by(() => mapOf(this.scene().view.options));
  readonly ground = $derived(groundOf(this.map));
  readonly position = $derived.by(() => positionOf(this.scene().view));
  readonly mapName = $derived.by(() => {
    const { factions, map } = this.scene().view.options;
    return this.words.pieces.maps[factions === 'introductory' ? 'base' : map];
  });
  /** Of whom prices and overlays speak. */
  readonly seat: Seat = $derived.by(() => this.scene().asked?.decision.seat ?? seatInQuestion(this.scene().view, this.scene().viewer));
  readonly targets = $derived.by(() => hexTargets(this.scene().view, this.scene().asked?.options ?? []));
  readonly bridges = $derived.by(() =>
    (this.scene().asked?.options ?? []).filter((choice): choice is Extract<Choice, { do: 'bridge' }> => choice.do === 'bridge'),
  );
  readonly draft = $derived.by(() => drafted(this.scene().before, this.scene().view));
  readonly last = $derived.by(() => touched(this.scene().view, this.scene().facts));
  readonly offers = $derived(openOffers(this.position));
  readonly towns = $derived(townsOf(this.position));

  readonly signs: Sign[] = $derived.by(() =>
    this.scene().view.players.map((_, seat) => signOf(this.scene().view, seat, this.scene().language)),
  );

  readonly terrain: Engraving[] = $derived.by(() => this.scene().view.terrain.map(number => TERRAINS[number]));
  readonly hole: number[] = $derived.by(() =>
    this.scene().view.structure.map((kind, hex) => {
      if (kind === STRONGHOLD || kind === SANCTUARY) return HOLE.large;
      if (kind !== EMPTY) return HOLE.piece;
      return this.targets.has(hex) ? HOLE.badge : 0;
    }),
  );

  readonly standing: Standing[] = $derived.by(() =>
    this.scene().view.owner.flatMap((owner, hex) => {
      if (owner < 0) return [];
      const kind = STRUCTURES[this.scene().view.structure[hex]] as Structure;
      return [{ key: `${hex} ${kind} ${owner}`, hex, kind, sign: this.signs[owner], draft: this.draft.hexes.includes(hex) }];
    }),
  );

  /** By hex: the colour of what stands there. */
  readonly owners = $derived.by(() => this.scene().view.owner.map(owner => (owner < 0 ? null : this.signs[owner].colour)));

  /** The price on a target: spades or what stands for them; null where there is none. */
  digAt(hex: number) {
    const first = this.targets.get(hex)?.[0];
    return first?.do === 'transform' ? digOf(this.position, this.seat, hex) : null;
  }

  wordsFor(choice: Choice): string {
    return this.words.voice.choice(choice, sayingIn(this.scene()));
  }

  hexTitle(hex: number): string {
    return this.words.board.hex(this.map.ids[hex], this.words.pieces.terrains[TERRAINS[this.scene().view.terrain[hex]]]);
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
    const targets = this.targets.get(hex) ?? [];
    about.push(...targets.map(choice => this.wordsFor(choice)));
    return { title: this.hexTitle(hex), about: about.map(capital).join('. ') };
  }
}
