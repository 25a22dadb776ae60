/** Every card and castle section as both languages describe it. */
import { type BoxKind, type BoxPiece, capital, sentenceOf } from '@tarsas/words';
import { SECTION_IDS, SECTIONS } from '../data/castle.ts';
import { componentsOf, HERO_IDS, MANUSCRIPT_IDS, NEUTRAL_IDS, SCHEME_IDS, STARTING_IDS } from '../data/components.ts';
import type { SchemeRow } from '../data/solo.ts';
import { type Lexicon, phrases } from './lexicon.ts';

export interface BoxWords {
  kinds: Record<'townsfolk' | 'heroes' | 'manuscripts' | 'castle' | 'schemes', string>;
  value: string;
  icons: string;
  starting: string;
  manuscript(ribbon: string, cost: number): string;
  /** What a manuscript costs to transcribe. */
  clerics(cost: number): string;
  atEnd: string;
  atOnce: string;
  secondTier: string;
}

const OURS = componentsOf('ours');

export function boxOf(lex: Lexicon, words: BoxWords): BoxKind[] {
  const { effect, ability, icons, row } = phrases(lex);

  const card = (id: string): BoxPiece => {
    const { value, icons: list, top, instant, ongoing, dropoff, sure } = OURS.cards[id]!;
    const about = [`${words.value}: ${value}; ${words.icons}: ${icons(list)}`];
    if (STARTING_IDS.includes(id)) about.push(words.starting);
    if (top) about.push(`${lex.timing.top}: ${effect(top)}`);
    if (instant) about.push(`${lex.timing.instant}: ${effect(instant)}`);
    if (ongoing) about.push(ability(ongoing));
    if (dropoff) about.push(`${lex.timing.dropoff}: ${effect(dropoff)}`);
    if (sure === 'reconstructed') about.push(lex.reconstructed);
    return { id, name: lex.cards[id]!, about: about.map(sentenceOf), rule: 'VWK-CARD-01' };
  };

  const manuscript = (id: string): BoxPiece => {
    const { ribbon, cost, instant, scores } = OURS.manuscripts[id]!;
    const about = [words.clerics(cost)];
    if (instant) about.push(`${words.atOnce}: ${effect(instant)}`);
    if (scores) about.push(`${words.atEnd}: ${lex.points(scores.per, scores.of)}`);
    return { id, name: capital(words.manuscript(lex.ribbons[ribbon], cost)), about: about.map(sentenceOf), rule: 'VWK-MANU-05' };
  };

  const scheme = (id: string): BoxPiece => {
    const { deck, icons: list, rows } = OURS.schemes[id]!;
    const twin = /x(\d)$/.exec(id)?.[1];
    const name = capital(lex.scheme[deck](icons(list) + (twin ? ` ${twin}` : '')));
    return { id, name, about: rows.map((of: SchemeRow) => sentenceOf(row(of))), rule: 'VWK-SOLO-53' };
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
    kind('schemes', SCHEME_IDS.map(scheme)),
  ];
}
