/** What the parts of the round board need, worked out from a scene once per change. */
import type { Seat } from '@tarsas/kernel';
import { capital } from '@tarsas/words';
import { SECTION_IDS, SECTIONS, THIRD_TIER } from '../data/castle.ts';
import { SPACES } from '../data/segments.ts';
import type { Choice } from '../rules/choices.ts';
import {
  BOOK_STARTS,
  BUILDINGS_EACH,
  CROWD,
  FOLK_STARTS,
  isOutside,
  linkEffect,
  linkEnds,
  linkId,
  offerAt,
  SEGMENT_COUNT,
  SPACE_COUNT,
  sectionAt,
  segmentAt,
  spaceId,
  spotAt,
  spotId,
  spotOwner,
} from '../rules/questions/board.ts';
import { buildingId } from '../rules/questions/buildings.ts';
import { components } from '../rules/state.ts';
import * as ring from './art/ring.ts';
import { castleSteps, drafted } from './drafted.ts';
import { buildingsOn, viscountsOn, workersOn } from './looks.ts';
import { positionOf, seatInQuestion } from './overlays.ts';
import { type Sign, signOf } from './signs.ts';
import { boardTargets } from './targets.ts';
import { sayingIn, type TableScene, wordsOf } from './words.svelte.ts';

export type Shape = { r: number } | { w: number; h: number; turn?: number } | { d: string };

/** Something on the board that has words and may be chosen. */
export interface Place {
  id: string;
  at: ring.Point;
  shape: Shape;
  title: string;
  about: string;
}

const POSITIONS = [...Array(SEGMENT_COUNT).keys()];
const SPACE_NUMBERS = [...Array(SPACE_COUNT).keys()];

export class BoardScene {
  private readonly scene: () => TableScene;
  constructor(scene: () => TableScene) {
    this.scene = scene;
  }

  readonly words = $derived.by(() => wordsOf(this.scene().language));
  readonly say = $derived.by(() => sayingIn(this.scene()));
  readonly view = $derived.by(() => this.scene().view);
  readonly position = $derived.by(() => positionOf(this.view));
  readonly tables = $derived.by(() => components(this.view));
  readonly signs: Sign[] = $derived.by(() => this.view.players.map((_, seat) => signOf(this.view, seat, this.scene().language)));
  /** Of whom prices and overlays speak. */
  readonly seat: Seat = $derived.by(() => this.scene().asked?.decision.seat ?? seatInQuestion(this.view, this.scene().viewer));
  readonly targets = $derived.by(() => boardTargets(this.view, this.seat, this.scene().asked?.options ?? []));
  readonly draft = $derived.by(() => drafted(this.scene().before, this.view));
  readonly castleSteps = $derived.by(() => castleSteps(this.scene().facts));

  /** A player's name, or the AI's. */
  name = (seat: Seat): string => this.words.phrases.name(this.say, seat);
  wordsFor = (choice: Choice): string => this.words.voice.choice(choice, this.say);

  /** The price of a step to a space, where one may be made. */
  readonly prices = $derived.by(() => {
    const prices = new Map<string, number>();
    for (const choice of this.scene().asked?.options ?? []) if (choice.do === 'move') prices.set(choice.to, choice.silver);
    return prices;
  });

  readonly standing = $derived.by(() => viscountsOn(this.view).map(viscount => ({ ...viscount, sign: this.signs[viscount.seat] })));

  readonly buildings = $derived.by(() =>
    buildingsOn(this.view).map(({ spot, seat, type, code }) => {
      const draft = this.scene().before.spots[spot] !== code;
      return { key: `${spot} ${code}`, spot, seat, type, sign: this.signs[seat], draft };
    }),
  );

  /** Where a castle section lies: the castle was turned when the board was laid out. */
  positionOfSection = (section: number): number => (section - this.view.turned + SEGMENT_COUNT) % SEGMENT_COUNT;

  readonly workers = $derived(workersOn(this.view));

  /** What the draft changes in the castle: by place, how many workers of whom came or went. */
  readonly castleChanges = $derived.by(() => {
    const before = this.scene().before;
    if (before === this.view) return [];
    const change = (now: readonly number[], was: readonly number[], from: number) =>
      this.view.players.flatMap((_, seat) => {
        const by = now[from + seat] - was[from + seat];
        return by === 0 ? [] : [{ seat, by }];
      });
    const found = POSITIONS.flatMap(position => {
      const from = sectionAt(this.view, position) * CROWD;
      const middle = ring.middleOf(position);
      return [
        { at: ring.polar(ring.TIER1.outer - 8, middle), changes: change(this.view.tier1, before.tier1, from) },
        { at: ring.polar(ring.TIER2.outer - 6, middle), changes: change(this.view.tier2, before.tier2, from) },
      ];
    });
    const top = { at: { x: ring.CENTRE.x, y: ring.CENTRE.y - 12 }, changes: change(this.view.tier3, before.tier3, 0) };
    return [...found, top].flatMap(({ at, changes }) =>
      changes.map(({ seat, by }, i) => ({ seat, by, at: { x: at.x + (i - (changes.length - 1) / 2) * 34, y: at.y } })),
    );
  });

  private crowdWords(counts: readonly number[]): string {
    const named = counts.flatMap((n, seat) => (n > 0 ? [`${this.name(seat)} ${n}`] : []));
    return named.join(', ') || this.words.board.nobody;
  }

  /** Everything on the board that has words, in the order in which the keyboard meets it. */
  readonly places: Place[] = $derived.by(() => [
    ...this.spacePlaces(),
    ...POSITIONS.flatMap(position => [this.folkPlace(position), this.bookPlace(position)]),
    ...this.plotPlaces(),
    ...POSITIONS.flatMap(position => [this.sectionPlace(position), this.hallPlace(position)]),
    this.topPlace(),
  ]);

  private about(id: string, ...parts: string[]): string {
    const choices = (this.targets.get(id) ?? []).map(this.wordsFor);
    return [...parts, ...choices, this.scene().seals.get(id)?.words ?? '']
      .filter(part => part !== '')
      .map(capital)
      .join('. ');
  }

  private spacePlaces(): Place[] {
    const { board, phrases, lexicon } = this.words;
    return SPACE_NUMBERS.flatMap(at => {
      const space = `space:${spaceId(this.view, at)}`;
      const here = this.view.players.flatMap((p, seat) => (p.at === at ? [board.viscountOf(this.name(seat))] : []));
      const actions = isOutside(at)
        ? [lexicon.actions.trade, lexicon.actions.construct]
        : [lexicon.actions.placeWorkers, lexicon.actions.transcribe];
      const title = capital(phrases.space(this.say, spaceId(this.view, at)));
      const places: Place[] = [
        { id: space, at: ring.standAt(at), shape: { r: 19 }, title, about: this.about(space, ...here, actions.join(', ')) },
      ];
      if (isOutside(at)) {
        const offer = offerAt(this.view, at);
        const words = `${lexicon.iconCount('merchant', offer.merchants)} → ${phrases.effect(offer.gain)}`;
        const id = `offer:${at}`;
        places.push({ id, at: ring.offerAtSpace(at), shape: { r: 19 }, title: board.offer(title), about: this.about(id, words) });
      }
      return places;
    });
  }

  private folkPlace(position: number): Place {
    const { board, phrases, lexicon } = this.words;
    const id = `folk:${position}`;
    const top = this.view.folkTop[position];
    const left = FOLK_STARTS[position + 1] - this.view.folkAt[position];
    const segment = lexicon.segments[this.view.ring[position]];
    const printed = segmentAt(this.view, position).printedTownsfolk;
    const words = top === null ? [phrases.icons(printed.icons), phrases.effect(printed.top)].join('; ') : phrases.offerLine(this.say, top);
    const title = top === null ? capital(lexicon.printedTownsfolk) : phrases.card(top);
    return {
      id,
      at: ring.folkAt(position),
      shape: { w: 70, h: 64 },
      title: `${segment}: ${title}`,
      about: this.about(id, words, board.cardsLeft(left)),
    };
  }

  private bookPlace(position: number): Place {
    const { board, phrases, lexicon } = this.words;
    const id = `book:${position}`;
    const top = this.view.bookTop[position];
    const left = BOOK_STARTS[position + 1] - this.view.bookAt[position];
    const printed = segmentAt(this.view, position).printedManuscript;
    const words = top === null ? `${printed.cost}: ${phrases.effect(printed.instant)}` : phrases.manuscript(this.say, top);
    const cost = top === null ? printed.cost : this.tables.manuscripts[top].cost;
    return {
      id,
      at: ring.bookAt(position),
      shape: { w: 46, h: 54 },
      title: `${lexicon.segments[this.view.ring[position]]}: ${board.manuscript}`,
      about: this.about(id, words, board.clerics(cost), board.cardsLeft(left)),
    };
  }

  private plotPlaces(): Place[] {
    const { board, phrases } = this.words;
    const count = this.view.spots.length;
    return this.view.spots.flatMap((code, spot) => {
      const name = spotId(this.view, spot);
      const { bank, reward } = spotAt(this.view, spot);
      const id = `plot:${name}`;
      const standing = code < 0 ? '' : board.built(phrases.building(buildingId(code % BUILDINGS_EACH)), this.name(spotOwner(code)));
      const plot: Place = {
        id,
        at: ring.plotAt(spot, count),
        shape: { w: 40, h: 40, turn: ring.plotAngle(spot, count) },
        title: board.plot(phrases.spot(name), bank),
        about: this.about(id, standing, board.reward(phrases.effect(reward))),
      };
      const effect = linkEffect(this.view, spot);
      if (effect === null) return [plot];
      const link = `link:${linkId(this.view, spot)}`;
      const isDone = linkEnds(this.view, spot).every(end => this.view.spots[end] >= 0);
      const title = board.link(
        linkEnds(this.view, spot)
          .map(end => phrases.spot(spotId(this.view, end)))
          .join(' – '),
      );
      const about = this.about(link, phrases.effect(effect), isDone ? board.linkDone : board.linkAbout);
      return [plot, { id: link, at: ring.linkAt(spot, count), shape: { r: 19 }, title, about }];
    });
  }

  private sectionPlace(position: number): Place {
    const { workers, inner, outer } = ring.TIER1;
    return this.castlePlace(position, 1, 'section', this.view.tier1, { inner, outer, workers }, this.words.board.groupAbout);
  }

  private hallPlace(position: number): Place {
    const { inner, outer } = ring.TIER2;
    return this.castlePlace(
      position,
      2,
      'hall',
      this.view.tier2,
      { inner, outer, workers: (inner + outer) / 2 },
      this.words.board.hallAbout,
    );
  }

  /** A fifth of one of the castle's two outer tiers. */
  private castlePlace(
    position: number,
    tier: 1 | 2,
    kind: string,
    workers: readonly number[],
    radius: { inner: number; outer: number; workers: number },
    aboutEffect: (effect: string) => string,
  ): Place {
    const { board, lexicon, phrases } = this.words;
    const section = sectionAt(this.view, position);
    const name = SECTION_IDS[section];
    const id = `${kind}:${name}`;
    const middle = ring.middleOf(position);
    const crowd = this.crowdWords(workers.slice(section * CROWD, section * CROWD + CROWD));
    return {
      id,
      at: ring.polar(radius.workers, middle),
      shape: { d: ring.sector(radius.inner, radius.outer, middle - 35, middle + 35) },
      title: board.section(tier, lexicon.sections[name]),
      about: this.about(id, crowd, aboutEffect(phrases.effect(SECTIONS[name]))),
    };
  }

  private topPlace(): Place {
    const { board, phrases } = this.words;
    const leader = this.view.leader < 0 ? '' : board.leaderIs(this.name(this.view.leader));
    const about = this.about('top', this.crowdWords(this.view.tier3), board.topAbout(phrases.effect(THIRD_TIER)), leader);
    return { id: 'top', at: ring.CENTRE, shape: { r: ring.TIER3 }, title: board.top, about };
  }
}

/** The way of a viscount from space to space, as one line: along the paths and over the roads between them. */
export function routeOf(way: readonly number[]): string {
  const [first] = way;
  const { x, y } = ring.standAt(first);
  return way.slice(1).reduce((line, to, i) => line + stretch(way[i], to), `M${x} ${y}`);
}

function stretch(from: number, to: number): string {
  const { x, y } = ring.standAt(to);
  const [a, b] = [SPACES[from % 3], SPACES[to % 3]];
  const along = a === 'IN' && b === 'IN' ? ring.INNER : a !== 'IN' && b !== 'IN' ? ring.OUTER : 0;
  if (along > 0) return `A${along} ${along} 0 0 1 ${x} ${y}`;
  const turn = ring.polar(208, ring.middleOf(Math.floor(from / 3)) + (a === 'IN' ? 15 : -15));
  return `Q${turn.x} ${turn.y} ${x} ${y}`;
}
