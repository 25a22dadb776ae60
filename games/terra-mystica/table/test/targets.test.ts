import type { SeatScene } from '@tarsas/kit/table.ts';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { MAP_IDS } from '../../data/index.ts';
import type { Choice, TerraMystica } from '../../rules/state.ts';
import { components } from '../components.ts';
import { table } from '../index.ts';
import { isTarget, partOf } from '../targets.ts';
import { sayingIn, wordsOf } from '../words.svelte.ts';
import { play, sceneOf } from './positions.ts';

type Drawn = Component<SeatScene<TerraMystica>>;
const PARTS: Readonly<Record<string, Drawn>> = {
  board: table.Board as Drawn,
  mine: table.Mine,
  ...Object.fromEntries(table.panels.map(({ id, Panel }) => [id, Panel as Drawn])),
};

/** The words on everything that can be pressed. */
function buttonsOf(html: string): string {
  const tags = html.match(/<(button|g)\b[^>]*>/g) ?? [];
  return tags
    .filter(tag => tag.startsWith('<button') || tag.includes('role="button"'))
    .map(tag => /aria-label="([^"]*)"/.exec(tag)?.[1] ?? '')
    .join('\n')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .toLowerCase();
}

const EVERYTHING = {
  iceFactions: true,
  volcanoFactions: true,
  variableFactions: true,
  newTownTiles: true,
  shippingCard: true,
  templeTile: true,
};
const TABLES: readonly [seed: string, seats: number, options: object][] = [
  ['choosing', 4, EVERYTHING],
  ['auction', 3, { ...EVERYTHING, factions: 'auction' }],
  ['open offers', 4, { ...EVERYTHING, leech: 'open', sacrifice: 'free', idleActions: true }],
  ['first game', 5, { factions: 'introductory' }],
];

describe('Targets', () => {
  const seen = new Set<Choice['do']>();

  test.each(TABLES)('every target of game "%s" can be pressed where it is said to lie', (seed, seats, options) => {
    let n = 0;
    play(seed, seats, options, position => {
      const isNew = position.options.some(choice => isTarget(choice) && !seen.has(choice.do));
      // Everything new, and a sample of the rest.
      if (!isNew && n++ % 9 > 0) return;
      for (const { do: kind } of position.options) seen.add(kind);
      const scene = sceneOf(position.state, position, n % 2 === 0 ? 'en' : 'hu');
      const say = sayingIn(scene);
      const drawn = new Map<string, string>();
      for (const choice of position.options) {
        const part = partOf(choice);
        if (!part) continue;
        let buttons = drawn.get(part);
        if (buttons === undefined) {
          buttons = buttonsOf(render(PARTS[part], { props: scene }).body);
          drawn.set(part, buttons);
        }
        expect(buttons, `${JSON.stringify(choice)} on ${part}`).toContain(wordsOf(scene.language).voice.choice(choice, say).toLowerCase());
      }
    });
  });

  test('all kinds of targets came up in these games', () => {
    const kinds = 'faction lot place card build transform into upgrade send power special favor town step bridge loseSteps'.split(' ');
    expect(kinds.filter(kind => !seen.has(kind as Choice['do']))).toEqual([]);
  });

  test('where nobody is asked nothing can be pressed', () => {
    const state = play('idle', 4, {}, ({ state: s }) => s.round === 2);
    for (const part of ['mine', 'cults', 'actions', 'tiles']) {
      expect(buttonsOf(render(PARTS[part], { props: sceneOf(state, null) }).body), part).toBe('');
    }
  });

  test.each(MAP_IDS)('the map %s is drawn with a name for every land hex', map => {
    const state = play('map', 2, { map }, ({ state: s }) => s.round === 1);
    const html = render(PARTS.board, { props: sceneOf(state, null) }).body;
    expect(html.match(/data-hex="/g)?.length).toBe(state.terrain.filter(terrain => terrain !== 9).length);
  });
});

test('every faction has a board, in both languages, to the end of the game', () => {
  const factions = new Set<string>();
  for (const seed of ['boards 1', 'boards 2', 'boards 3', 'boards 4', 'boards 5', 'boards 6']) {
    const state = play(seed, 5, EVERYTHING, () => undefined);
    for (const [seat, p] of state.players.entries()) {
      factions.add(p.faction!);
      for (const language of ['en', 'hu'] as const) {
        const props = sceneOf(state, null, language, seat);
        expect(render(table.Mine, { props }).body).toContain(wordsOf(language).pieces.factions[p.faction!].ability);
        render(table.Seat, { props });
      }
    }
  }
  expect(factions.size).toBeGreaterThan(14);
});

test('everything in the box is drawn and has words', () => {
  for (const language of ['en', 'hu'] as const) {
    for (const { title, items } of components(language)) {
      expect(title).not.toBe('');
      for (const { id, name, Drawing } of items) {
        expect(name, id).not.toBe('');
        expect(render(Drawing, { props: { id, language } }).body, id).toContain('<svg');
      }
    }
  }
});
