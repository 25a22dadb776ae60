/** Every card and castle section as both languages describe it. */
import { type BoxKind, type BoxPiece, capital, sentenceOf } from '@tarsas/words';
import { SECTION_IDS, SECTIONS } from '../data/castle.ts';
import { componentsOf, HERO_IDS, MANUSCRIPT_IDS, NEUTRAL_IDS, SCHEME_IDS, START_NUMBERS, STARTING_IDS } from '../data/components.ts';
import { isOurs, type Sure } from '../data/effects.ts';
import { AI_BUILDS, AI_IDS, type AiBoard, type AiId, type SchemeRow } from '../data/solo.ts';
import { type Lexicon, phrases, startGoods } from './lexicon.ts';

export interface BoxWords {
  kinds: Record<'townsfolk' | 'heroes' | 'manuscripts' | 'castle' | 'startCards' | 'schemes' | 'aiBoards', string>;
  value: string;
  icons: string;
  starting: string;
  manuscript(ribbon: string, cost: number): string;
  /** What a manuscript costs to transcribe. */
  clerics(cost: number): string;
  atEnd: string;
  atOnce: string;
  greyBack: string;
  secondTier: string;
  startCard(n: string): string;
  startsOn(n: string): string;
  startsWith: string;
  /** What an AI wants of a resource: so many, or any number. */
  wants(resource: string, until: number): string;
  takes: string;
  takesAny: string;
  /** The icons of the three card spaces of its board. */
  boardIcons: string;
  removes: string;
}

const OURS = componentsOf('ours');

export function boxOf(lex: Lexicon, words: BoxWords): BoxKind[] {
  const { effect, ability, icons, row, building } = phrases(lex);

  const marked = (sure: Sure) => (isOurs(sure) ? { mark: capital(lex.marks[sure]) } : {});

  const card = (id: string): BoxPiece => {
    const { value, icons: list, top, instant, ongoing, dropoff, sure } = OURS.cards[id]!;
    const about = [`${words.value}: ${value}; ${words.icons}: ${icons(list)}`];
    if (STARTING_IDS.includes(id)) about.push(words.starting);
    if (top) about.push(`${lex.timing.top}: ${effect(top)}`);
    if (instant) about.push(`${lex.timing.instant}: ${effect(instant)}`);
    if (ongoing) about.push(ability(ongoing));
    if (dropoff) about.push(`${lex.timing.dropoff}: ${effect(dropoff)}`);
    return { id, name: lex.cards[id]!, about: about.map(sentenceOf), ...marked(sure), rule: 'VWK-CARD-01' };
  };

  const manuscript = (id: string): BoxPiece => {
    const { ribbon, cost, instant, scores, greyBack, sure } = OURS.manuscripts[id]!;
    const about = [words.clerics(cost)];
    if (instant) about.push(`${words.atOnce}: ${effect(instant)}`);
    if (scores) about.push(`${words.atEnd}: ${lex.points(scores.per, scores.of)}`);
    if (greyBack) about.push(words.greyBack);
    const name = capital(words.manuscript(lex.ribbons[ribbon], cost));
    return { id, name, about: about.map(sentenceOf), ...marked(sure), rule: greyBack ? 'VWK-SETUP-05' : 'VWK-MANU-05' };
  };

  const startCard = (n: number): BoxPiece => {
    const card = OURS.startCards[n]!;
    const about = [words.startsOn(String(n)), `${words.startsWith}: ${startGoods(lex, card).join(', ')}`, effect(card.extra)];
    return { id: String(n), name: words.startCard(String(n)), about: about.map(sentenceOf), ...marked(card.sure), rule: 'VWK-SETUP-15' };
  };

  const aiBoard = (id: AiId): BoxPiece => {
    const board = OURS.aiBoards[id]!;
    const about = [
      `${lex.rows.focus}: ${lex.actions[board.focus]}`,
      wishes(board),
      `${words.startsWith}: ${[...startGoods(lex, board.start), building(board.building)].join(', ')}`,
      `${words.boardIcons}: ${board.printed.map(list => icons(list) || '–').join(' | ')}`,
      `${words.removes}: ${board.removes.map(({ deck, icons: list }) => lex.scheme[deck](icons(list))).join(', ')}`,
      ...AI_BUILDS.flatMap(type => board.slots[type].map((slot, i) => `${lex.building(type, String(i + 1))}: ${ability(slot)}`)),
    ];
    return { id, name: capital(lex.theAi(lex.ais[id])), about: about.map(sentenceOf), ...marked(board.sure), rule: 'VWK-SOLO-02' };
  };
  const wishes = ({ priority }: AiBoard): string =>
    priority.length === 0
      ? words.takesAny
      : `${words.takes}: ${priority.map(({ resource, until }) => words.wants(lex.resources[resource], until)).join('; ')}`;

  const scheme = (id: string): BoxPiece => {
    const { deck, icons: list, rows, sure } = OURS.schemes[id]!;
    const twin = /x(\d)$/.exec(id)?.[1];
    const name = capital(lex.scheme[deck](icons(list) + (twin ? ` ${twin}` : '')));
    return { id, name, about: rows.map((of: SchemeRow) => sentenceOf(row(of))), ...marked(sure), rule: 'VWK-SOLO-53' };
  };

  const kind = (kind: keyof BoxWords['kinds'], pieces: BoxPiece[]): BoxKind => ({ kind, title: words.kinds[kind], pieces });
  return [
    kind('townsfolk', [...NEUTRAL_IDS, ...STARTING_IDS].map(card)),
    kind('heroes', HERO_IDS.map(card)),
    kind('manuscripts', MANUSCRIPT_IDS.map(manuscript)),
    kind(
      'castle',
      SECTION_IDS.map(id => ({
        id,
        name: capital(lex.sections[id]),
        about: [sentenceOf(`${words.secondTier}: ${effect(SECTIONS[id])}`)],
        rule: 'VWK-CASTLE-10',
      })),
    ),
    kind('startCards', START_NUMBERS.map(startCard)),
    kind('schemes', SCHEME_IDS.map(scheme)),
    kind('aiBoards', AI_IDS.map(aiBoard)),
  ];
}
