/** What must hold for every drawn table, checked on random games without a browser. */
import type { Kind } from '@tarsas/kernel';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import type { Components } from '../components.ts';
import type { GameTable, SeatScene } from '../table.ts';
import type { Playing, Positions } from './positions.ts';

export interface TablePlan<G extends Kind> {
  table: GameTable<G>;
  components: Components;
  positions: Positions<G>;
  /** Random games that together offer every kind of target. */
  games: readonly [seed: string, seats: number, options: object][];
  playing?: Playing<G>;
  /** The targets that must come up in them. */
  targets: readonly G['choice']['do'][];
  /** A choice as its target says it. */
  words(scene: SeatScene<G>, choice: G['choice']): string;
  /** A position in the middle of the game. */
  isMiddle(state: G['state']): boolean;
  /** Parts with buttons that choose nothing, such as those that move a map. */
  withButtons?: readonly string[];
}

/** Of positions with nothing new, every so many are drawn. */
const SAMPLE = 9;

export function tableLaws<G extends Kind>(plan: TablePlan<G>): void {
  const parts = partsOf(plan.table);
  describe('Targets', () => targetLaws(plan, parts));
  describe('Every position', () => positionLaws(plan, parts));
  test('everything in the box is drawn and has words', () => {
    for (const language of ['en', 'hu'] as const) {
      for (const { title, items } of plan.components(language)) {
        expect(title).not.toBe('');
        for (const { id, name, Drawing } of items) {
          expect(name, id).not.toBe('');
          expect(render(Drawing, { props: { id, language } }).body, id).toMatch(/<svg|<article/);
        }
      }
    }
  });
}

function targetLaws<G extends Kind>(plan: TablePlan<G>, parts: Parts<G>): void {
  const { table, games, playing, targets } = plan;
  const { play, sceneOf } = plan.positions;
  const seen = new Set<string>();

  test.each(games)('every target of game "%s" can be pressed where it is said to lie', (seed, seats, options) => {
    let n = 0;
    const see = (position: Parameters<Parameters<typeof play>[3]>[0]): undefined => {
      const isNew = position.options.some(choice => table.isTarget(choice) && !seen.has(choice.do));
      if (!isNew && n++ % SAMPLE > 0) return;
      for (const { do: kind } of position.options) seen.add(kind);
      const scene = sceneOf(position.state, position, n % 2 === 0 ? 'en' : 'hu');
      const drawn = new Map<string, string>();
      for (const choice of position.options) {
        const part = table.partOf?.(choice);
        if (!part) continue;
        const buttons = drawn.get(part) ?? buttonsIn(parts[part], scene);
        drawn.set(part, buttons);
        expect(buttons, `${JSON.stringify(choice)} on ${part}`).toContain(plan.words(scene, choice).toLowerCase());
      }
    };
    play(seed, seats, options, see, playing);
  });

  test('all kinds of targets came up in these games', () => {
    expect(targets.filter(kind => !seen.has(kind))).toEqual([]);
  });

  test('where nobody is asked nothing can be pressed', () => {
    const [seed, seats, options] = games[0];
    const scene = sceneOf(
      play(`idle ${seed}`, seats, options, ({ state }) => plan.isMiddle(state)),
      null,
    );
    for (const part of Object.keys(parts)) {
      if (plan.withButtons?.includes(part) || !isShown(table, part, scene)) continue;
      expect(buttonsIn(parts[part], scene), part).toBe('');
    }
  });
}

function positionLaws<G extends Kind>(plan: TablePlan<G>, parts: Parts<G>): void {
  const { table, games } = plan;
  const { play, sceneOf } = plan.positions;
  const overlays = table.overlays.map(({ id }) => id);

  test.each(games.filter(([, seats]) => seats > 1))(
    'of game "%s" shows another\'s board as theirs, with nothing to press',
    (seed, seats, options) => {
      let n = 0;
      const see = (position: Parameters<Parameters<typeof play>[3]>[0]): undefined => {
        if (n++ % SAMPLE > 0) return;
        const scene = sceneOf(position.state, position, n % 2 === 0 ? 'en' : 'hu');
        const seat = (scene.viewer + 1) % seats;
        const theirs = { ...scene, seat };
        const html = htmlOf(parts.mine, theirs);
        expect(scene.names.filter(name => html.includes(name))).toEqual([scene.names[seat]]);
        expect(buttonsIn(parts.mine, theirs)).toBe('');
      };
      play(`theirs of ${seed}`, seats, options, see, plan.playing);
    },
  );

  test.each(games)('of game "%s" is drawn for everybody, in both languages, to the end', (seed, seats, options) => {
    let n = 0;
    const draw = (state: G['state']) => {
      const seated = { ...sceneOf(state, null, n % 2 === 0 ? 'en' : 'hu', n % seats), overlays };
      for (const scene of [seated, { ...seated, viewer: 'public' as const }]) {
        for (const [part, drawing] of Object.entries(parts)) {
          if (isShown(table, part, scene)) expect(htmlOf(drawing, scene), part).not.toMatch(/undefined|NaN/);
        }
      }
    };
    draw(
      play(`all of ${seed}`, seats, options, ({ state }) => {
        if (n++ % (4 * SAMPLE) === 0) draw(state);
        return false;
      }),
    );
  });
}

type Drawing<G extends Kind> = Component<SeatScene<G>>;
type Parts<G extends Kind> = Readonly<Record<string, Drawing<G>>>;

/** Every part of a table by its name, as if all were drawn for a seat. */
export function partsOf<G extends Kind>(table: GameTable<G>): Parts<G> {
  return {
    board: table.Board as Drawing<G>,
    mine: table.Mine,
    seat: table.Seat,
    ...(table.Purse && { purse: table.Purse }),
    ...Object.fromEntries(table.panels.map(({ id, Panel }) => [id, Panel as Drawing<G>])),
  };
}

const isShown = <G extends Kind>(table: GameTable<G>, part: string, scene: SeatScene<G>): boolean =>
  table.panels.find(({ id }) => id === part)?.isShown?.(scene.view) ?? true;

export const htmlOf = <G extends Kind>(drawing: Drawing<G>, scene: SeatScene<G>): string => render(drawing, { props: scene }).body;

/** The words on everything that can be pressed to choose; what only opens a list is left out. */
export function buttonsIn<G extends Kind>(drawing: Drawing<G>, scene: SeatScene<G>): string {
  return (htmlOf(drawing, scene).match(/<(button|g)\b[^>]*>/g) ?? [])
    .filter(tag => (tag.startsWith('<button') && !tag.includes('popovertarget')) || tag.includes('role="button"'))
    .map(tag => /aria-label="([^"]*)"/.exec(tag)?.[1] ?? '')
    .join('\n')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .toLowerCase();
}
