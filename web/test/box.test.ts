/** Every component of every game can be looked at, in both languages, and every rule it points to can be read. */
import type { Title } from '@tarsas/kernel';
import type { BoxKind } from '@tarsas/words';
import { describe, expect, test } from 'vitest';
import { titles } from '../../games/registry.ts';
import { ruleTextsOf } from '../drawn.ts';
import { boxOf } from '../pages/box.ts';
import { parseRules } from '../rules.ts';

const withBox = (titles as readonly Title[]).filter(({ components }) => components !== undefined);

test('the four games have a box', () => {
  expect(withBox.map(({ game }) => game.id).sort()).toEqual(
    expect.arrayContaining(['age-of-innovation', 'empires-end', 'terra-mystica', 'viscounts']),
  );
});

describe.each(withBox.map(title => [title.game.id, title] as const))('%s', (id, { components = {} }) => {
  test.each(['en', 'hu'] as const)('every component has a name and a description (%s)', async language => {
    const box = await boxOf(id, language);
    const byId = new Map(box.flatMap(({ kind, pieces }) => pieces.map(piece => [`${kind} ${piece.id}`, piece])));
    for (const [kind, ids] of Object.entries(components)) {
      for (const one of ids) {
        const piece = byId.get(`${kind} ${one}`);
        expect(piece, `${kind} ${one}`).toBeDefined();
        expect(piece!.name.trim(), `${kind} ${one}`).not.toBe('');
        expect(piece!.about.join(''), `${kind} ${one}`).toMatch(/\p{L}{2}/u);
        expect(`${piece!.name} ${piece!.about.join(' ')}`, `${kind} ${one}`).not.toMatch(/undefined|\[object|NaN|\.\./);
      }
    }
  });

  test('both languages describe the same pieces in the same order', async () => {
    const ids = (box: readonly BoxKind[]) => box.map(({ kind, pieces }) => [kind, pieces.map(piece => piece.id)]);
    expect(ids(await boxOf(id, 'hu'))).toEqual(ids(await boxOf(id, 'en')));
  });

  test('names tell the pieces of a kind apart, or their descriptions do', async () => {
    for (const language of ['en', 'hu'] as const)
      for (const { kind, pieces } of await boxOf(id, language)) {
        const all = pieces.map(({ name, about }) => `${name}: ${about.join(' ')}`);
        const twins = all.filter((text, i) => all.indexOf(text) !== i);
        expect(twins, kind).toEqual([]);
      }
  });

  test('rules that are pointed to are there', async () => {
    const known = new Set((await ruleTextsOf(id, 'en')).flatMap(parseRules).flatMap(({ rules }) => rules.map(rule => rule.id)));
    const named = (await boxOf(id, 'en')).flatMap(({ pieces }) => pieces.flatMap(({ rule }) => (rule ? [rule] : [])));
    expect(named.filter(rule => !known.has(rule))).toEqual([]);
  });
});
