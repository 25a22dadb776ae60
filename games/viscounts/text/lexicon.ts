/** Sentences about cards and effects, put together from the words of a language. */
import type { Say } from '@tarsas/kernel';
import type { SectionId } from '../data/castle.ts';
import { type ComponentSet, type Components, componentsOf, guessesGreyBacks, reconstructed } from '../data/components.ts';
import {
  type Ability,
  type Action,
  type BuildingType,
  type Criminals,
  type Effect,
  type Gain,
  type Icon,
  isOurs,
  type Mark,
  type Resource,
  type Sure,
  type Trigger,
} from '../data/effects.ts';
import type { Counted, Ribbon } from '../data/manuscripts.ts';
import type { SegmentId, Space } from '../data/segments.ts';
import { AI_IDS, type AiAction, type AiId, type SchemeRow } from '../data/solo.ts';
import type { StartCard } from '../data/start-cards.ts';
import { linkEffect, linkId, offerAt, positionOf, spotAt, spotId } from '../rules/questions/board.ts';
import { buildingNamed, slotAbility } from '../rules/questions/buildings.ts';
import type { Viscounts } from '../rules/state.ts';

export type VSay = Say<Viscounts>;

/** How much at a table is of our own design. */
export interface OurOwn {
  manuscripts: number;
  startCards: number;
  cards: number;
  schemes: number;
  boards: { ai: AiId; mark: Mark }[];
  greyBacks: boolean;
}

/** Effects that may be declined (VWK-ICON-09 to 11, VWK-ICON-13, VWK-SETUP-19). */
export type Optional = Extract<Effect, { op: 'rearrange' | 'discard' | 'destroy' | 'destroyOwn' | 'castleMove' }>;
const isOptional = (e: Effect): e is Optional => ['rearrange', 'discard', 'destroy', 'destroyOwn', 'castleMove'].includes(e.op);

/** The words of one language. */
export interface Lexicon {
  cards: Record<string, string>;
  icons: Record<Icon, string>;
  resources: Record<Resource, string>;
  /** `2 merchants` */
  iconCount(icon: Icon, n: number): string;
  ribbons: Record<Ribbon, string>;
  segments: Record<SegmentId, string>;
  spaces: Record<Space, string>;
  sections: Record<SectionId, string>;
  buildings: Record<BuildingType, string>;
  /** One of the three of its type: `workshop 1` */
  building(type: BuildingType, slot: string): string;
  actions: Record<Action | AiAction, string>;
  ais: Record<AiId, string>;
  triggers: Record<Trigger, string>;
  criminals: Record<Criminals, string>;
  and: string;
  or: string;
  /** `2 ink wells` */
  amount(what: Gain, n: number): string;
  effect: {
    [K in Exclude<Effect['op'], 'gain' | 'and' | 'or'>]: (effect: Extract<Effect, { op: K }>) => string;
  };
  /** What somebody may now do, and may leave. */
  may: { [K in Optional['op']]: (effect: Extract<Optional, { op: K }>) => string };
  ability: {
    [K in Exclude<Ability['kind'], 'trigger'>]: (
      ability: Extract<Ability, { kind: K }>,
      icons: (list: readonly Icon[]) => string,
    ) => string;
  };
  timing: { top: string; instant: string; dropoff: string };
  cost: string;
  points(per: number, of: Counted): string;
  rows: { corruption: string; move(spaces: number): string; first: string; focus: string };
  scheme: Record<'starting' | 'future', (icons: string) => string>;
  theAi(ai: string): string;
  printedTownsfolk: string;
  printedManuscript: string;
  marks: Record<Mark, string>;
  ourOwn(own: OurOwn): string;
}

type Piece = Resource | 'silver';
export type Phrases = ReturnType<typeof phrases>;

export function phrases(lex: Lexicon) {
  const effect = (e: Effect): string => {
    if (e.op === 'gain') return lex.amount(e.what, e.n);
    if (e.op === 'and') return e.of.map(effect).join(lex.and);
    if (e.op === 'or') return e.of.map(effect).join(lex.or);
    return (lex.effect[e.op] as (of: Effect) => string)(e);
  };

  /** An effect as it comes about: what may be declined is no more than offered. */
  const offered = (e: Effect): string => {
    if (e.op === 'and') return e.of.map(offered).join(lex.and);
    if (e.op === 'or') return e.of.map(offered).join(lex.or);
    return isOptional(e) ? (lex.may[e.op] as (of: Effect) => string)(e) : effect(e);
  };

  /** The same icon several times is counted: `2 merchants`. */
  const icons = (list: readonly Icon[]): string =>
    [...new Set(list)]
      .map(icon => {
        const n = list.filter(other => other === icon).length;
        return n > 1 ? lex.iconCount(icon, n) : lex.icons[icon];
      })
      .join(' + ');

  /** What is said of an entry of our own design; nothing of others. */
  const mark = (sure: Sure): string => (isOurs(sure) ? lex.marks[sure] : '');

  const ability = (a: Ability): string => {
    if (a.kind !== 'trigger') return (lex.ability[a.kind] as (of: Ability, list: typeof icons) => string)(a, icons);
    return `${lex.triggers[a.on]}${a.if ? ` (${lex.criminals[a.if]})` : ''}: ${effect(a.effect)}`;
  };

  const tables = (say: VSay): Components => componentsOf(say.view.options.components);
  const card = (id: string): string => lex.cards[id];

  /** Name, value, icons and what is printed at the bottom; in an offer also what a hire or dismissal brings. */
  const cardText = (say: VSay, id: string, withTop: boolean): string => {
    const { value, icons: list, instant, ongoing, dropoff, top, sure } = tables(say).cards[id];
    const parts = [String(value), icons(list)];
    if (instant) parts.push(`${lex.timing.instant}: ${effect(instant)}`);
    if (dropoff) parts.push(`${lex.timing.dropoff}: ${effect(dropoff)}`);
    if (ongoing) parts.push(ability(ongoing));
    if (withTop && top) parts.push(`${lex.timing.top}: ${effect(top)}`);
    if (isOurs(sure)) parts.push(mark(sure));
    return `${card(id)} [${parts.join('; ')}]`;
  };
  const cardLine = (say: VSay, id: string): string => cardText(say, id, false);
  const offerLine = (say: VSay, id: string): string => cardText(say, id, true);

  const manuscript = (say: VSay, id: string): string => {
    const { ribbon, cost, instant, scores, sure } = tables(say).manuscripts[id];
    const text = instant ? effect(instant) : scores ? lex.points(scores.per, scores.of) : '';
    return `${lex.ribbons[ribbon]} ${cost} (${text}${isOurs(sure) ? `; ${mark(sure)}` : ''})`;
  };

  const placed = (say: VSay, id: string) => {
    const [segment, name] = id.split('.') as [SegmentId, Space];
    return {
      segment: lex.segments[segment],
      name: lex.spaces[name],
      number: name === 'IN' ? '' : tables(say).segments[segment].numbers[name],
    };
  };
  const space = (say: VSay, id: string): string => {
    const { segment, name, number } = placed(say, id);
    return `${segment} (${number === '' ? name : `${name} ${number}`})`;
  };
  /** Where a line is short: only outer spaces have numbers. */
  const shortSpace = (say: VSay, id: string): string => {
    const { segment, name, number } = placed(say, id);
    return number === '' ? `${segment} (${name})` : `${segment} ${number}`;
  };

  const spot = (id: string): string => {
    const [segment, number] = id.split('.') as [SegmentId, string];
    return `${lex.segments[segment]} ${number}`;
  };

  /** A plot with what building there brings. */
  const plot = ({ view }: VSay, id: string): string => {
    const at = view.spots.findIndex((_, i) => spotId(view, i) === id);
    return `${spot(id)} (${effect(spotAt(view, at).reward)})`;
  };

  const ends = (link: string): string => link.split('-').map(spot).join(' – ');
  /** A link with what it brings. */
  const link = ({ view }: VSay, id: string): string => {
    const gained = linkEffect(
      view,
      view.spots.findIndex((_, i) => linkId(view, i) === id),
    );
    return `${ends(id)}${gained ? ` (${effect(gained)})` : ''}`;
  };

  const building = (id: string): string => {
    const [type, slot] = id.split('.') as [BuildingType, string];
    return lex.building(type, slot);
  };

  const schemeName = (say: VSay, id: string): string => {
    const { deck, icons: list } = tables(say).schemes[id];
    const twin = /x(\d)$/.exec(id)?.[1];
    return lex.scheme[deck](icons(list) + (twin ? ` ${twin}` : ''));
  };

  const row = (r: SchemeRow): string => {
    if (r.row === 'corruption') return lex.rows.corruption;
    if (r.row === 'effect') return effect(r.effect);
    if (r.row === 'move') return lex.rows.move(r.spaces);
    const options = r.of.map(o =>
      'effect' in o ? effect(o.effect) : o.action === 'primaryFocus' ? lex.rows.focus : lex.actions[o.action],
    );
    return `${lex.rows.first} ${options.join(' / ')}`;
  };

  const schemeLine = (say: VSay, id: string): string => {
    const { rows, sure } = tables(say).schemes[id];
    return `${schemeName(say, id)}${isOurs(sure) ? `, ${mark(sure)}` : ''}: ${rows.map(row).join(' → ')}`;
  };

  /** The AI sits behind the last seat. */
  const name = (say: VSay, seat: number): string =>
    seat < say.view.seats ? say.name(seat) : lex.theAi(say.view.ai === null ? '' : lex.ais[say.view.ai]);

  const activePosition = (say: VSay): number => positionOf(say.view.players[say.view.active].at);

  /** The townsfolk next to the viscount whose turn it is. */
  const adjacentFolk = (say: VSay): string => {
    const at = activePosition(say);
    const top = say.view.folkTop[at];
    if (top !== null) return offerLine(say, top);
    const printed = tables(say).segments[say.view.ring[at]].printedTownsfolk;
    return `${lex.printedTownsfolk} [${printed.value}; ${icons(printed.icons)}; ${effect(printed.top)}]`;
  };

  const adjacentBook = (say: VSay): string => {
    const at = activePosition(say);
    const top = say.view.bookTop[at];
    if (top !== null) return manuscript(say, top);
    return `${lex.printedManuscript} (${effect(tables(say).segments[say.view.ring[at]].printedManuscript.instant)})`;
  };

  /** What is traded where the active viscount stands. */
  const trade = (say: VSay): string => {
    const { merchants, gain } = offerAt(say.view, say.view.players[say.view.active].at);
    return `${lex.iconCount('merchant', merchants)} → ${effect(gain)}`;
  };

  const slot = (say: VSay, id: string): string => ability(slotAbility(say.view, 0, buildingNamed(id)));

  /** A player card and its hero, as laid out. */
  const pair = (say: VSay, number: number): string => {
    const start = tables(say).startCards[number];
    const gains = startGoods(lex, start);
    const hero = say.view.pairs.find(one => one.card === number)?.hero;
    const ours = isOurs(start.sure) ? ` (${mark(start.sure)})` : '';
    return `${gains.join(', ')}; ${effect(start.extra)}${ours}; ${hero === undefined ? '' : cardLine(say, hero)}`;
  };

  /** Several kinds of pieces at once, in the form the sentence needs. */
  const pieces = (of: Record<Piece, number>, amount: (what: Piece, n: number) => string = lex.amount): string =>
    (['ink', 'gold', 'stone', 'silver'] as const).flatMap(what => (of[what] > 0 ? [amount(what, of[what])] : [])).join(', ');

  return {
    trade,
    adjacentFolk,
    adjacentBook,
    slot,
    pair,
    pieces,
    effect,
    offered,
    mark,
    icons,
    ability,
    card,
    cardLine,
    offerLine,
    manuscript,
    space,
    shortSpace,
    spot,
    plot,
    ends,
    link,
    building,
    schemeName,
    schemeLine,
    row,
    name,
  };
}

type StartGoods = Pick<StartCard, 'ink' | 'gold' | 'stone' | 'any' | 'deeds' | 'debts'> & { silver?: number };

/** What a player card or an AI board starts with. */
export function startGoods(lex: Lexicon, { ink, gold, stone, any, silver, deeds, debts }: StartGoods): string[] {
  const goods = { ink, gold, stone, resource: any, silver, deed: deeds, debt: debts };
  return Object.entries(goods).flatMap(([what, n]) => (n ? [lex.amount(what as keyof typeof goods, n)] : []));
}

/** What is of our own design in a set of components, with those AIs playing (VWK-OPT-05). */
export function ourOwn(set: ComponentSet, ais: readonly AiId[] = AI_IDS): OurOwn {
  const { manuscripts, startCards, cards, schemes } = reconstructed(set);
  const { aiBoards } = componentsOf(set);
  return {
    manuscripts: manuscripts.length,
    startCards: startCards.length,
    cards: cards.length,
    schemes: ais.length > 0 ? schemes.length : 0,
    boards: ais.flatMap(ai => {
      const { sure } = aiBoards[ai];
      return isOurs(sure) ? [{ ai, mark: sure }] : [];
    }),
    greyBacks: guessesGreyBacks(set),
  };
}
export const ourOwnAt = ({ view }: Pick<VSay, 'view'>): OurOwn => ourOwn(view.options.components, view.ai === null ? [] : [view.ai]);
export const countOwn = (own: OurOwn): number => own.manuscripts + own.startCards + own.cards + own.schemes + own.boards.length;
