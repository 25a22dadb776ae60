import { RUNGS } from '@tarsas/bots';
import { FACES, threadsOf } from '@tarsas/kit/art/faces.ts';
import Face from '@tarsas/kit/Face.svelte';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { faceOf } from '../table/faces.ts';

describe('Faces of the bots', () => {
  test('every rung of the ladder has an emblem of its own', () => {
    const faces = RUNGS.map(({ name }) => faceOf(name));
    expect(faces).not.toContain(null);
    expect(new Set(faces)).toEqual(new Set(Object.keys(FACES)));
  });

  test.each(Object.keys(FACES) as (keyof typeof FACES)[])('the %s is stitched as it is written', name => {
    const letters = FACES[name].join('').replaceAll('.', '');
    const crosses = threadsOf(name).flatMap(({ d }) => d.match(/M/g) ?? []);
    expect(crosses).toHaveLength(letters.length);
    expect(new Set(FACES[name].map(row => row.length)).size).toBe(1);
  });

  test('any other machine has the sign of a machine', () => {
    expect(faceOf('random')).toBe(null);
    expect(render(Face, { props: { name: null } }).body).toContain('class="any');
  });
});
