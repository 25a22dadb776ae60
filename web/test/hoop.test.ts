import { MOTIFS as DRAWN, motifThreads } from '@tarsas/kit/art/motifs.ts';
import Hoop from '@tarsas/kit/Hoop.svelte';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { motif } from '../../server/api/shapes.ts';
import { en } from '../text/people.en.ts';

const MOTIFS = motif.options;

describe('Faces of people', () => {
  test('every motif that the server knows is drawn and has a name', () => {
    expect(Object.keys(DRAWN).sort()).toEqual([...MOTIFS].sort());
    expect(Object.keys(en.person.motifs).sort()).toEqual([...MOTIFS].sort());
  });

  test.each(MOTIFS)('the %s is stitched as it is written', name => {
    const letters = DRAWN[name].join('').replaceAll('.', '');
    const stitches = (isSolid: boolean) => motifThreads(name, isSolid)!.flatMap(({ d }) => d.match(/M/g) ?? []);
    expect([stitches(false).length, stitches(true).length]).toEqual([letters.length, letters.length]);
    expect(new Set(DRAWN[name].map(row => row.length)).size).toBe(1);
  });

  test('a guest is shown by initials, and whether somebody is here by a dot', () => {
    const { body } = render(Hoop, { props: { name: 'Bálint', here: true } });
    expect(body).toContain('>Bá<');
    expect(body).toContain('here');
    expect(render(Hoop, { props: { name: 'Bálint', motif: 'fox' } }).body).not.toContain('Bá');
  });
});
