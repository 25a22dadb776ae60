/** Names and grammar: what the laws cannot see, because a wrong word is still a word. */
import { readFileSync } from 'node:fs';
import { rule } from '@tarsas/kernel/testing';
import { describe, expect, test } from 'vitest';
import { HERO_IDS, MANUSCRIPT_IDS, NEUTRAL_IDS, SCHEME_IDS, STARTING_IDS } from '../data/components.ts';
import { viscounts } from '../rules/index.ts';
import { en } from '../text/en.ts';
import { hu } from '../text/hu.ts';
import { lexicon as english } from '../text/lexicon.en.ts';
import { lexicon as hungarian } from '../text/lexicon.hu.ts';
import { phrases } from '../text/lexicon.ts';
import { words as lessonEn } from '../text/tutorial.en.ts';
import { words as lessonHu } from '../text/tutorial.hu.ts';
import { plan } from '../text/tutorial.ts';
import { aTable } from './table.ts';

const say = { name: (seat: number) => ['Anna', 'Béla'][seat], view: viscounts.view(aTable(1).state, 0), viewer: 0 };

describe.each([
  ['English', english],
  ['Hungarian', hungarian],
] as const)('%s names', (_, lexicon) => {
  const p = phrases(lexicon);
  test.each([
    ['cards', [...NEUTRAL_IDS, ...STARTING_IDS, ...HERO_IDS], (id: string) => p.card(id)],
    ['manuscripts', [...MANUSCRIPT_IDS], (id: string) => p.manuscript(say, id)],
    ['schemes', [...SCHEME_IDS], (id: string) => p.schemeName(say, id)],
  ] as const)('no two %s are called the same', (_kind, ids, nameOf) => {
    const names = ids.map(nameOf);
    expect(new Set(names).size).toBe(ids.length);
    expect(names.filter(name => name.includes('undefined'))).toEqual([]);
  });
});

describe('words a Hungarian player would write', () => {
  const t = aTable();
  const two = { name: (seat: number) => ['Anna', 'Béla'][seat], view: viscounts.view(t.state, 0), viewer: 0 };

  rule('VWK-ICON-11', 'destroying brings silver, it does not cost it', () => {
    expect(hu.choices.destroy({ do: 'destroy', card: 'abbot' }, two)).toBe('Elpusztítom, és kapok érte 2 ezüstöt: Apát');
    expect(en.choices.destroy({ do: 'destroy', card: 'abbot' }, two)).toBe('Destroy Abbot and gain 2 silver');
    expect(hu.facts.destroyed({ seat: 0, card: 'abbot', silver: 2, from: 'hand' }, two)).toBe(
      'Anna elpusztít egy lapot a kezéből, és kap érte 2 ezüstöt: Apát.',
    );
  });

  rule('VWK-VC-01', 'levels grow', () => {
    expect(hu.facts.gained({ seat: 0, what: 'corruption', n: 1 }, two)).toBe('Anna vesztegetésszintje 1-gyel nő.');
    expect(hu.facts.gained({ seat: 0, what: 'virtue', n: 2 }, two)).toBe('Anna erényszintje 2-vel nő.');
    expect(phrases(hungarian).effect({ op: 'gain', what: 'corruption', n: 1 })).toBe('a vesztegetésszint 1-gyel nő');
    expect(hu.facts.shuffled({ seat: 0, criminals: true }, two)).toContain('1-gyel nő a vesztegetésszintje');
  });

  rule('VWK-SETUP-08', 'buildings are counted: the first workshop', () => {
    expect(hu.choices.build({ do: 'build', building: 'workshop.1', spot: 'lake.1' }, two)).toMatch(/^1\. műhely, telek: Tó 1/);
    expect(hu.facts.built({ seat: 0, building: 'workshop.3', spot: 'lake.1' }, two)).toContain('3. műhely');
  });

  rule('VWK-BUILD-05 VWK-BUILD-06', 'where a plot or a link is chosen its reward is named', () => {
    expect(hu.choices.spot({ do: 'spot', spot: 'lake.1' }, two)).toBe('Telek: Tó 1 (1 arany)');
    expect(en.choices.spot({ do: 'spot', spot: 'lake.2' }, two)).toBe('On Lake 2 (free hire)');
    expect(hu.choices.link({ do: 'link', link: 'lake.3-lake.4' }, two)).toBe('Összeköttetés: Tó 3 – Tó 4 (1 kalamáris)');
    expect(en.choices.link({ do: 'link', link: 'lake.1-lake.2' }, two)).toBe('The link Lake 1 – Lake 2 (1 virtue)');
  });

  rule('VWK-SOLO-10', 'the AI moves by spaces', () => {
    expect(phrases(hungarian).row({ row: 'move', spaces: 2 })).toBe('mozgás: 2 mezővel előre');
    expect(phrases(english).row({ row: 'move', spaces: 1 })).toBe('move 1 space');
  });

  rule('VWK-CASTLE-14', 'workers go to a first-tier section', () => {
    const frame = { kind: 'workers', id: '0', seat: 0, n: 2 } as const;
    expect(hu.prompts.workers?.(frame, two)).toBe('Helyezz le 2 munkást a várkastély egyik első szintű folyosójára!');
    expect(hu.facts.workers({ seat: 0, n: 2, section: 'flip' }, two)).toContain('első szintű folyosó');
  });

  rule('VWK-ACT-04', 'pieces are spent, not listed', () => {
    expect(hu.facts.paid({ seat: 0, ink: 0, gold: 4, stone: 0, silver: 1 }, two)).toBe('Anna elkölt 4 aranyat, 1 ezüstöt.');
    expect(hu.choices.pay({ do: 'pay', ink: 0, gold: 4, stone: 0, silver: 0 }, two)).toBe('Elköltök 4 aranyat');
  });

  rule('VWK-ICON-09 VWK-ICON-10 VWK-ICON-13', 'what may be declined is offered in the log, not told as done', () => {
    const merovech = { seat: 0, card: 'merovech', effect: { op: 'or', of: [{ op: 'rearrange' }, { op: 'discard', n: 1 }] } } as const;
    const effect = { op: 'or' as const, of: [...merovech.effect.of] };
    expect(hu.facts.ability({ ...merovech, effect }, two)).toBe('Merovech (Anna): átrendezheti a lapjait vagy eldobhat egy lapot.');
    expect(en.facts.ability({ ...merovech, effect }, two)).toBe('Anna’s Merovech: may rearrange or may discard a card.');
    expect(hu.facts.link({ seat: 0, link: 'lake.4-mountain.1', effect: { op: 'castleMove' } }, two)).toContain('mozgathat egy munkást');
    expect(hu.facts.traded({ seat: 0, times: 1, merchants: 3, effect: { op: 'destroy', n: 1 } }, two)).toContain('elpusztíthat egy lapot');
    const declined = aTable().hand(0, 'abbot').effect(0, { op: 'destroy', n: 1 }).answers({ do: 'decline' });
    expect(declined.log).toEqual([]);
  });

  rule('VWK-TRADE-01 VWK-TRADE-03', 'English counts icons and times', () => {
    expect(en.facts.traded({ seat: 0, times: 1, merchants: 2, effect: { op: 'gain', what: 'ink', n: 1 } }, two)).toBe(
      'Anna trades once: 2 merchants → 1 ink well.',
    );
    expect(en.facts.traded({ seat: 0, times: 3, merchants: 1, effect: { op: 'gain', what: 'silver', n: 1 } }, two)).toContain('3 times');
    expect(phrases(english).icons(['merchant', 'merchant'])).toBe('2 merchants');
  });

  rule('VWK-MOVE-01', 'English says whose viscount it is, and whose hand', () => {
    expect(en.facts.moved({ seat: 0, from: 'lake.OL', to: 'lake.IN', silver: 0 }, two)).toMatch(/^Anna’s viscount moves/);
    expect(en.facts.discarded({ seat: 0, card: 'abbot', from: 'hand' }, two)).toBe('Anna discards Abbot from their hand.');
  });

  rule('VWK-COMP-10', 'one word for each thing in every Hungarian text', () => {
    const files = ['hu', 'board.hu', 'box.hu', 'lexicon.hu', 'tutorial.hu'].map(name => `../text/${name}.ts`);
    for (const file of [...files, '../text/aid.hu.md'])
      expect(readFileSync(new URL(file, import.meta.url), 'utf8'), file).not.toMatch(
        /szegmens|(húzó|dobó) pakli|kártyahely|mozgás a várkastélyban|följebb|föl(?!\p{L})|vesztegetés-szint|'Vár'/iu,
      );
    for (const file of ['en.ts', 'board.en.ts', 'box.en.ts', 'lexicon.en.ts', 'tutorial.en.ts', 'aid.en.md'])
      expect(readFileSync(new URL(`../text/${file}`, import.meta.url), 'utf8'), file).not.toMatch(
        /inner (road|path)|outer path|\bsite\b|[Ff]ree spot|The viscount of|from the hand/,
      );
  });
});

describe.each([
  ['en', lessonEn],
  ['hu', lessonHu],
] as const)('The lesson (%s)', (_language, { says }) => {
  const steps = plan.chapters.flatMap(chapter => chapter.steps);
  const told = steps.flatMap(step => ('say' in step ? [step.say] : []));

  rule('VWK-DISM-02 VWK-DRAW-05 VWK-CASTLE-07 VWK-CASTLE-12', 'dismissing, the check, bumping and the leader, in this order', () => {
    const places = (['dismiss', 'check', 'bumping', 'leader'] as const).map(id => told.indexOf(id));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  });

  test('it takes less than fifteen minutes: 130 words a minute, and ten seconds for each thing to do', () => {
    const words = told.reduce((n, id) => n + says[id].split(/\s+/).length, 0);
    const things = steps.filter(step => 'choose' in step || 'commit' in step).length;
    expect(words / 130 + things / 6).toBeLessThan(15);
  });
});

test('the lesson uses the words of a native', () => {
  expect(lessonHu.says.move).toContain('hány ezüstbe kerül odalépned');
  expect(lessonHu.says.plot).toContain('A folyónak azon a partján építhetsz, ahol állsz');
  expect(lessonHu.says.cascade).toContain('három munkásod áll az első szinten');
  expect([lessonEn.says.bar, lessonHu.says.bar].join()).toMatch(/with a stitched border.*varrott szegélyű/s);
  expect(lessonEn.says.meet).toContain('their own row');
});

describe('The aid', () => {
  const aid = (language: 'en' | 'hu') => readFileSync(new URL(`../text/aid.${language}.md`, import.meta.url), 'utf8');
  rule.each(
    'VWK-DISM-02 VWK-SCORE-09 VWK-CASTLE-13 VWK-CASTLE-10 VWK-CASTLE-06 VWK-MOVE-09',
    'says when one may dismiss, what two players get, what the tiers bring, what landing does',
    [
      [/if it has an icon of the action or a criminal/, /ha van rajta az akcióhoz illő ikon vagy bűnöző/],
      [/With two players 12 and 4/, /Két játékosnál 12 és 4/],
      [/castle leader card, \+1 card in hand/, /uralkodó-kártya, \+1 lap a kézben/],
      [/Tier 2 brings what its section shows, tier 3 a resource/, /második szint azt hozza.*a harmadik 1 tetszőleges erőforrást/],
      [/Whoever you land on may rearrange/, /Akihez odalépsz, átrendezheti/],
    ],
  )((englishWords, hungarianWords) => {
    expect(aid('en')).toMatch(englishWords);
    expect(aid('hu')).toMatch(hungarianWords);
  });
});

describe('sentences', () => {
  test('the AI is named where a seat would be', () => {
    expect(en.facts.turn({ seat: 0 }, say)).toBe('Anna’s turn.');
    expect(en.facts.turn({ seat: 1 }, say)).toBe('The AI (cleric)’s turn.');
    expect(hu.facts.turn({ seat: 1 }, say)).toBe('Az AI (szerzetes) következik.');
  });

  test('the AI says what is missing', () => {
    const fact = { seat: 1, action: 'placeWorkers', icons: 2, resources: 0, fuel: 'gold', need: 3, why: 'icons' } as const;
    expect(en.facts.aiCannot(fact, say)).toBe('The AI cannot place workers: it needs 3 and has 2 icons and 0 gold.');
    expect(hu.facts.aiCannot(fact, say)).toBe(
      'Az AI nem tudja végrehajtani (munkás lehelyezése): 3 kellene, de csak 2 ikonja és 0 aranya van.',
    );
  });

  test('Hungarian numerals take the right article', () => {
    expect(hu.facts.poverty({ lastRound: 5 }, say)).toContain('az 5. forduló');
    expect(hu.facts.poverty({ lastRound: 12 }, say)).toContain('a 12. forduló');
    expect(hu.facts.pair({ seat: 0, card: 1, hero: 'ada' }, say)).toBe('Anna az 1. kezdő kártyát választja, hőse Ada.');
  });

  test('English counts', () => {
    expect(en.facts.gained({ seat: 0, what: 'ink', n: 1 }, say)).toBe('Anna gains 1 ink well.');
    expect(en.facts.gained({ seat: 0, what: 'ink', n: 2 }, say)).toBe('Anna gains 2 ink wells.');
    expect(phrases(english).manuscript(say, 'yellow-6-workers')).toBe('yellow 6 (1 VP per 2 workers in the castle)');
  });
});
