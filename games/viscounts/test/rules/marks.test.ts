/** Every reconstructed component is marked where a player meets it: in the log, in choices, in the box, in options, on the table. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { checkComponents, componentsOf, MANUSCRIPT_IDS, reconstructed, SCHEME_IDS, START_NUMBERS } from '../../data/components.ts';
import { isOurs, type Sure } from '../../data/effects.ts';
import { MANUSCRIPTS } from '../../data/manuscripts.ts';
import { AI_IDS } from '../../data/solo.ts';
import { viscounts } from '../../rules/index.ts';
import { en } from '../../text/en.ts';
import { hu } from '../../text/hu.ts';
import { lexicon as english } from '../../text/lexicon.en.ts';
import { lexicon as hungarian } from '../../text/lexicon.hu.ts';
import { countOwn, ourOwn, ourOwnAt, phrases } from '../../text/lexicon.ts';
import { aTable } from '../table.ts';

const ours = componentsOf('ours');
const LANGUAGES = [
  { words: en, p: phrases(english), marks: english.marks },
  { words: hu, p: phrases(hungarian), marks: hungarian.marks },
];
const sayAt = (seats: number, options = {}) => ({ name: String, view: viscounts.view(aTable(seats, options).state, 0), viewer: 0 });

describe('What is reconstructed says so', () => {
  rule('VWK-OPT-05', 'thirteen manuscripts, five player cards, eleven schemes, three boards, one townsfolk in part', () => {
    const { manuscripts, startCards, schemes, aiBoards, cards, segments } = reconstructed('ours');
    expect([manuscripts.length, startCards.length, schemes.length, aiBoards, cards, segments]).toEqual([
      13,
      5,
      11,
      ['builder', 'noble', 'cards'],
      ['strongman'],
      [],
    ]);
  });

  rule('VWK-OPT-05', 'every sentence about such a card carries the mark, and no other does', () => {
    const say = sayAt(1);
    for (const { p, marks } of LANGUAGES) {
      const isMarked = (text: string, sure: Sure) => expect(text.includes(marks.reconstructed), text).toBe(isOurs(sure));
      for (const id of MANUSCRIPT_IDS) isMarked(p.manuscript(say, id), ours.manuscripts[id].sure);
      for (const id of SCHEME_IDS) isMarked(p.schemeLine(say, id), ours.schemes[id].sure);
      for (const n of START_NUMBERS) isMarked(p.pair(say, n), ours.startCards[n].sure);
      expect(p.offerLine(say, 'strongman')).toContain(marks['partly reconstructed']);
    }
  });

  rule('VWK-OPT-05', 'the label of a table counts all of it', () => {
    const own = ourOwnAt(sayAt(1, { solo: 'noble' }));
    expect(own).toMatchObject({ manuscripts: 13, startCards: 5, schemes: 11, boards: [{ ai: 'noble' }], greyBacks: true });
    expect(countOwn(own)).toBe(13 + 5 + 11 + 1 + 1);
    expect(en.table(sayAt(1, { solo: 'noble' })).join('\n')).toContain(
      'Reconstructed: 13 manuscripts, 5 player cards, 11 schemes, the noble AI’s board and part of 1 townsfolk card. Which manuscripts have a grey back is a guess.',
    );
    expect(hu.table(sayAt(1, { solo: 'builder' })).join('\n')).toContain(
      'Rekonstruált: 13 kódex, 5 kezdő kártya, 11 tervkártya, az építő AI táblája (részben) és 1 városlakó (részben). Hogy melyik kódexek szürke hátúak, az is feltevés.',
    );
    expect(ourOwnAt(sayAt(2))).toMatchObject({ schemes: 0, boards: [] });
  });

  rule('VWK-OPT-05', 'what an owner entered is no longer counted, nor guessed', () => {
    const manuscripts = Object.fromEntries(Object.entries(MANUSCRIPTS).map(([id, { sure, ...rest }]) => [id, rest]));
    expect(ourOwn(checkComponents({ manuscripts }))).toMatchObject({ manuscripts: 0, startCards: 5, greyBacks: false });
  });

  rule('VWK-OPT-02', 'an AI whose board is reconstructed is announced so, and offered so', () => {
    for (const { words, marks } of LANGUAGES)
      for (const ai of AI_IDS) {
        const { sure } = ours.aiBoards[ai];
        const said = words.facts.aiJoins({ seat: 1, ai, removed: [], extra: 0 }, sayAt(1, { solo: ai }));
        expect(said.includes(marks.reconstructed), said).toBe(isOurs(sure));
        expect(words.options.solo.values[ai].includes(marks.reconstructed), ai).toBe(isOurs(sure));
      }
  });

  rule('VWK-OPT-02 VWK-OPT-01', 'options say how much of the solo game is reconstructed, and what is a variant', () => {
    expect(en.options.solo.help).toMatch(/11 of its 16 schemes are reconstructed.*variant of ours/);
    expect(hu.options.solo.help).toMatch(/16 tervkártyájából 11 rekonstruált.*a mi változatunk/);
    expect(en.options.difficulty.help).toContain('6 of the 8 future schemes are reconstructed');
    expect(hu.options.difficulty.help).toContain('8 jövőbeli tervkártyából 6 rekonstruált');
    const future = SCHEME_IDS.filter(id => ours.schemes[id].deck === 'future' && isOurs(ours.schemes[id].sure));
    expect(future).toHaveLength(6);
  });
});
