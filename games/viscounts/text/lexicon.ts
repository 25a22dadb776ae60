/** Sentences about cards and effects, put together from the words of a language. */
import type { Say } from '@tarsas/kernel';
import type { SectionId } from '../data/castle.ts';
import { type Components, componentsOf, reconstructed } from '../data/components.ts';
import type { Ability, Action, BuildingType, Criminals, Effect, Gain, Icon, Trigger } from '../data/effects.ts';
import type { Counted, Ribbon } from '../data/manuscripts.ts';
import type { SegmentId, Space } from '../data/segments.ts';
import type { AiAction, AiId, SchemeRow } from '../data/solo.ts';
import { offerAt, positionOf } from '../rules/questions/board.ts';
import { buildingNamed, slotAbility } from '../rules/questions/buildings.ts';
import type { Viscounts } from '../rules/state.ts';

export type VSay = Say<Viscounts>;

/** The words of one language. */
export interface Lexicon {
  cards: Record<string, string>;
  icons: Record<Icon, string>;
  ribbons: Record<Ribbon, string>;
  segments: Record<SegmentId, string>;
  spaces: Record<Space, string>;
  sections: Record<SectionId, string>;
  buildings: Record<BuildingType, string>;
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
  reconstructed: string;
}

export type Phrases = ReturnType<typeof phrases>;

export function phrases(lex: Lexicon) {
  const effect = (e: Effect): string => {
    if (e.op === 'gain') return lex.amount(e.what, e.n);
    if (e.op === 'and') return e.of.map(effect).join(lex.and);
    if (e.op === 'or') return e.of.map(effect).join(lex.or);
    return (lex.effect[e.op] as (of: Effect) => string)(e);
  };

  /** The same icon several times is counted: `2 merchant`. */
  const icons = (list: readonly Icon[]): string =>
    [...new Set(list)]
      .map(icon => {
        const n = list.filter(other => other === icon).length;
        return n > 1 ? `${n} ${lex.icons[icon]}` : lex.icons[icon];
      })
      .join(' + ');

  const ability = (a: Ability): string => {
    if (a.kind !== 'trigger') return (lex.ability[a.kind] as (of: Ability, list: typeof icons) => string)(a, icons);
    return `${lex.triggers[a.on]}${a.if ? ` (${lex.criminals[a.if]})` : ''}: ${effect(a.effect)}`;
  };

  const tables = (say: VSay): Components => componentsOf(say.view.options.components);
  const card = (id: string): string => lex.cards[id];

  /** Name, value, icons and what is printed at the bottom; in an offer also what a hire or dismissal brings. */
  const cardText = (say: VSay, id: string, offered: boolean): string => {
    const { value, icons: list, instant, ongoing, dropoff, top } = tables(say).cards[id];
    const parts = [String(value), icons(list)];
    if (instant) parts.push(`${lex.timing.instant}: ${effect(instant)}`);
    if (dropoff) parts.push(`${lex.timing.dropoff}: ${effect(dropoff)}`);
    if (ongoing) parts.push(ability(ongoing));
    if (offered && top) parts.push(`${lex.timing.top}: ${effect(top)}`);
    return `${card(id)} [${parts.join('; ')}]`;
  };
  const cardLine = (say: VSay, id: string): string => cardText(say, id, false);
  const offerLine = (say: VSay, id: string): string => cardText(say, id, true);

  const manuscript = (say: VSay, id: string): string => {
    const { ribbon, cost, instant, scores } = tables(say).manuscripts[id];
    const text = instant ? effect(instant) : scores ? lex.points(scores.per, scores.of) : '';
    return `${lex.ribbons[ribbon]} ${cost} (${text})`;
  };

  const space = (say: VSay, id: string): string => {
    const [segment, name] = id.split('.') as [SegmentId, Space];
    const number = name === 'IN' ? '' : ` ${tables(say).segments[segment].numbers[name]}`;
    return `${lex.segments[segment]} (${lex.spaces[name]}${number})`;
  };

  const spot = (id: string): string => {
    const [segment, number] = id.split('.') as [SegmentId, string];
    return `${lex.segments[segment]} ${number}`;
  };

  const building = (id: string): string => {
    const [type, slot] = id.split('.') as [BuildingType, string];
    return `${lex.buildings[type]} ${slot}`;
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

  const schemeLine = (say: VSay, id: string): string => `${schemeName(say, id)}: ${tables(say).schemes[id].rows.map(row).join(' → ')}`;

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
    return `${merchants} ${lex.icons.merchant} → ${effect(gain)}`;
  };

  const slot = (say: VSay, id: string): string => ability(slotAbility(say.view, 0, buildingNamed(id)));

  /** A player card and its hero, as laid out. */
  const pair = (say: VSay, number: number): string => {
    const start = tables(say).startCards[number];
    const gains = (['ink', 'gold', 'stone'] as const).flatMap(what => (start[what] ? [lex.amount(what, start[what])] : []));
    if (start.any) gains.push(lex.amount('resource', start.any));
    gains.push(lex.amount('silver', start.silver), lex.amount('deed', start.deeds), lex.amount('debt', start.debts));
    const hero = say.view.pairs.find(one => one.card === number)?.hero;
    const ours = start.sure === 'reconstructed' ? ` (${lex.reconstructed})` : '';
    return `${gains.join(', ')}; ${effect(start.extra)}${ours}; ${hero === undefined ? '' : cardLine(say, hero)}`;
  };

  /** Several kinds of pieces at once. */
  const pieces = (of: Record<'ink' | 'gold' | 'stone' | 'silver', number>): string =>
    (['ink', 'gold', 'stone', 'silver'] as const).flatMap(what => (of[what] > 0 ? [lex.amount(what, of[what])] : [])).join(', ');

  return {
    trade,
    adjacentFolk,
    adjacentBook,
    slot,
    pair,
    pieces,
    effect,
    icons,
    ability,
    card,
    cardLine,
    offerLine,
    manuscript,
    space,
    spot,
    building,
    schemeName,
    schemeLine,
    row,
    name,
  };
}

/** Entries of our own design at this table, so that it can say so (VWK-OPT-05). */
export const ourOwn = (say: VSay): number => reconstructed(say.view.options.components).length;
