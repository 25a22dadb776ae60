/** What is not certain is said on the drawn table, at the thing itself. */

import type { SeatScene } from '@tarsas/kit/table.ts';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { GUESSES, type Guess } from '../../data/index.ts';
import type { AgeOfInnovation } from '../../rules/state.ts';
import { table } from '../index.ts';
import { wordsOf } from '../words.svelte.ts';
import { play, sceneOf } from './positions.ts';

type Drawn = Component<SeatScene<AgeOfInnovation>>;
const PARTS: Readonly<Record<'board' | 'science', Drawn>> = {
  board: table.Board as Drawn,
  science: table.panels.find(({ id }) => id === 'science')!.Panel as Drawn,
};
const PLACE: Record<Guess, 'board' | 'science'> = {
  bridgeSites: 'board',
  edges: 'board',
  innovationDisplay: 'science',
  neutralEmpire: 'science',
};

describe.each(['en', 'hu'] as const)('What is not certain, drawn in %s', language => {
  test.each<[seats: number, options: object, expected: Guess[]]>([
    [2, {}, ['bridgeSites', 'edges', 'neutralEmpire']],
    [3, { map: 'tight' }, ['bridgeSites', 'edges']],
    [3, {}, []],
    [4, {}, []],
    [5, {}, ['innovationDisplay']],
  ])('%i players, %j', (seats, options, expected) => {
    const state = play('guesses', seats, options, ({ state: s }) => s.round === 1);
    const props = sceneOf(state, null, language);
    const html = { board: render(PARTS.board, { props }).body, science: render(PARTS.science, { props }).body };
    const { guess } = wordsOf(language).pieces;
    expect(GUESSES.filter(one => html[PLACE[one]].includes(guess[one]))).toEqual(expected);
  });

  test('an edge hex of the 1–3 side says so itself', () => {
    const state = play('guesses', 2, {}, ({ state: s }) => s.round === 1);
    const { board, pieces } = wordsOf(language);
    const hexes = render(PARTS.board, { props: sceneOf(state, null, language) }).body.match(/<g[^>]*data-hex="[^>]*>/g) ?? [];
    const edges = hexes.filter(tag => tag.toLowerCase().includes(board.edgeHex.toLowerCase()));
    expect(edges.length).toBeGreaterThan(5);
    expect(edges.filter(tag => !tag.includes(pieces.guess.edges.replace(/\.$/, '')))).toEqual([]);
  });
});
