import { readFileSync } from 'node:fs';
import { start } from '@tarsas/kernel';
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { loadTitle } from '../../../title.ts';
import { checkComponents, componentsOf, reconstructed } from '../../data/components.ts';
import { MANUSCRIPTS } from '../../data/manuscripts.ts';
import { SEGMENTS } from '../../data/segments.ts';
import { AI_BOARDS, SCHEMES } from '../../data/solo.ts';
import { START_CARDS } from '../../data/start-cards.ts';
import { NEUTRAL } from '../../data/townsfolk.ts';
import { manifest } from '../../index.ts';
import { viscounts } from '../../rules/index.ts';
import { aTable } from '../table.ts';

const title = await loadTitle(manifest);
const tableWith = (components: unknown) => start(viscounts, { seats: 1, options: { components }, seed: 'owner' }).state;

describe('Table options', () => {
  rule('VWK-OPT-05', 'a table with reconstructed entries says so', () => {
    expect(reconstructed('ours').startCards).toEqual(['3', '4', '5', '6', '7']);
    const { state: s } = aTable();
    const say = { name: String, view: viscounts.view(s, 0), viewer: 0 };
    expect(title.voices.en.table(say).join()).toContain('Reconstructed');
    expect(title.voices.hu.table(say).join()).toContain('Rekonstruált');
  });

  rule('VWK-OPT-05', 'an owner’s entry replaces ours by id, in every table', () => {
    const card = { ...NEUTRAL.lookout, value: 5 };
    const set = {
      cards: { lookout: card },
      manuscripts: { 'black-5-manuscript': { ...MANUSCRIPTS['black-5-manuscript'], cost: 6 } },
      startCards: { 3: { ...START_CARDS[3], silver: 9 } },
      schemes: { 'S-b': { ...SCHEMES['S-b'], icons: ['builder', 'builder'] } },
      aiBoards: { noble: { ...AI_BOARDS.noble, building: 'workshop.1' } },
      segments: {
        lake: { ...SEGMENTS.lake, trade: { ...SEGMENTS.lake.trade, OL: { merchants: 2, gain: { op: 'gain', what: 'gold', n: 1 } } } },
      },
    };
    const all = componentsOf(tableWith(set).options.components);
    expect(all.cards.lookout).toMatchObject({ value: 5, sure: 'owner' });
    expect(all.manuscripts['black-5-manuscript'].cost).toBe(6);
    expect(all.startCards[3].silver).toBe(9);
    expect(all.schemes['S-b'].icons).toEqual(['builder', 'builder']);
    expect(all.aiBoards.noble.building).toBe('workshop.1');
    expect(all.segments.lake.trade.OL.merchants).toBe(2);
    expect(all.cards.miner).toEqual(NEUTRAL.miner);
    expect(reconstructed(tableWith(set).options.components).startCards).not.toContain('3');
  });

  rule('VWK-OPT-05', 'the example of an owner’s file fits', () => {
    const page = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const example: unknown = JSON.parse(/```json\n(.*?)```/s.exec(page)?.[1] ?? '');
    const { cards, startCards } = componentsOf(checkComponents(example));
    expect(cards.lookout.dropoff).toEqual({ op: 'or', of: [{ op: 'hireFree' }, { op: 'destroy', n: 1 }] });
    expect(startCards[3].sure).toBe('owner');
  });

  rule('VWK-OPT-05', 'our own entries pass the check of an owner’s file', () => {
    const ours = {
      cards: NEUTRAL,
      manuscripts: MANUSCRIPTS,
      startCards: START_CARDS,
      schemes: SCHEMES,
      aiBoards: AI_BOARDS,
      segments: SEGMENTS,
    };
    const { cards, segments } = componentsOf(checkComponents(ours));
    for (const [id, card] of Object.entries(NEUTRAL)) expect(cards[id]).toEqual({ ...card, sure: 'owner' });
    for (const [id, segment] of Object.entries(SEGMENTS)) expect(segments[id]).toEqual({ ...segment, sure: 'owner' });
  });

  rule.each('VWK-OPT-05', 'what does not fit is refused with the reason', [
    ['everything', "Components are 'ours' or an object"],
    [{ dice: {} }, "There are no components 'dice'"],
    [{ cards: { nobody: {} } }, "There is no 'nobody' among the cards"],
    [{ cards: { miner: { value: -1, icons: [] } } }, 'cards.miner.value must be a whole number'],
    [{ cards: { miner: { value: 1, icons: ['king'] } } }, 'cards.miner.icons.0 must be one of'],
    [{ cards: { miner: { value: 1, icons: [], top: { op: 'win' } } } }, 'cards.miner.top.op must be one of'],
    [
      {
        cards: {
          miner: { value: 1, icons: [], ongoing: { kind: 'trigger', on: 'gainDebt', effect: { op: 'gain', what: 'debt', n: 1 } } },
        },
      },
      'something else than debts',
    ],
    [{ manuscripts: { 'black-3-flip': { ribbon: 'black', cost: 3 } } }, '4 manuscripts have a grey back'],
  ])((set, reason) => {
    expect(() => checkComponents(set)).toThrow(reason);
  });
});
