/** Section 21 of the digest: the options of a table, default first. */
import { reasons } from '@tarsas/kernel';
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { loadTitle } from '../../../title.ts';
import { manifest } from '../../index.ts';
import { empiresEnd } from '../../rules/index.ts';
import type { Options } from '../../rules/state.ts';
import { aTable, dealtTable } from '../table.ts';

const title = await loadTitle(manifest);
const defaultOf = (key: keyof Options) => empiresEnd.options[key].values[0];

describe('Table options', () => {
  rule('EE-OPT-01', 'the normal game, or Lightning', () => {
    expect(defaultOf('game')).toBe('normal');
    const t = dealtTable('game', 'Anna', 'Bence');
    expect([t.state.space, t.asked(t.waiting()[0])]).toEqual([1, 'bidding']);
    expect(dealtTable('game', 'Anna', 'Bence', { game: 'lightning' }).asked('Anna')).toBe('lightningKeep');
  });

  rule('EE-OPT-02', 'roads refresh all markers next door, or one', () => {
    expect(defaultOf('refreshAdjacentRoad')).toBe('all');
    const exhausted = ['famine-01', 'famine-03', 'famine-04'];
    const under = { 'farm-axe': ['famine-01', 'famine-03'], 'army-low': ['famine-04'] };
    const left = (options: Partial<Options>) => {
      const t = aTable('Anna', 'Bence', options).has('Anna', { under, exhausted }).begin('economy');
      if (t.may('Anna', { do: 'use', source: 'road-refresh-low' })) t.plays('Anna', { do: 'use', source: 'road-refresh-low' });
      else t.plays('Anna', { do: 'refresh', source: 'road-refresh-low', ability: 'famine-03' });
      expect(t.may('Anna', { do: 'refresh', source: 'road-refresh-low' })).toBe(false);
      return t.player('Anna').exhausted;
    };
    expect(left({})).toEqual([]);
    expect(left({ refreshAdjacentRoad: 'one' })).toEqual(['famine-01', 'famine-04']);
  });

  rule('EE-OPT-03', 'the industry card refreshes all markers next door, as the roads do, or one', () => {
    expect(defaultOf('refreshAdjacentIndustryCard')).toBe(defaultOf('refreshAdjacentRoad'));
    const exhausted = ['famine-01', 'famine-03', 'famine-04'];
    const under = { 'farm-wheat': ['famine-01'], 'road-refresh-low': ['famine-03'], city: ['famine-04'], 'army-low': ['fire-05'] };
    const all = aTable('Anna', 'Bence').has('Anna', { under, exhausted }).begin('industry');
    all.plays('Anna', { do: 'use', source: 'fire-05' });
    expect(all.player('Anna').exhausted).toEqual(['famine-04']);
    const one = aTable('Anna', 'Bence', { refreshAdjacentIndustryCard: 'one' }).has('Anna', { under, exhausted }).begin('industry');
    expect(one.may('Anna', { do: 'use', source: 'fire-05' })).toBe(false);
    expect(one.options('Anna', 'refresh')).toHaveLength(2);
  });

  rule('EE-OPT-04', 'a replaced disaster is shuffled into the deck, or discarded', () => {
    expect(defaultOf('replacedDisasterGoes')).toBe('shuffledIntoDeck');
    const after = (options: Partial<Options>) => {
      const t = aTable('Anna', 'Bence', options)
        .has('Anna', { under: { city: ['barbarians-04'] } })
        .deck('fire-09')
        .begin('disaster');
      t.plays('Anna', 'replace');
      return { deck: t.state.deck.includes('fire-09'), discard: t.state.discard.includes('fire-09') };
    };
    expect(after({})).toEqual({ deck: true, discard: false });
    expect(after({ replacedDisasterGoes: 'discarded' })).toEqual({ deck: false, discard: true });
  });

  rule('EE-OPT-05', 'scoring by type counts destroyed neighbours, or only intact ones', () => {
    expect(defaultOf('neighbourScoringNeedsIntact')).toBe(false);
    const points = (options: Partial<Options>) => {
      const layout = { under: { 'road-refresh-high': ['plague-07'] }, destroyed: ['farm-axe'] };
      return aTable('Anna', 'Bence', options)
        .has('Anna', layout)
        .score('Anna')
        .lines.find(({ key }) => key === 'endgame')?.points;
    };
    expect(points({})).toBe(8);
    expect(points({ neighbourScoringNeedsIntact: true })).toBe(4);
  });

  rule('EE-OPT-06', 'the first player is drawn at random, or named by the table', () => {
    expect(defaultOf('firstPlayer')).toBe('random');
    const seeds = Array.from({ length: 12 }, (_, i) => `first player ${i}`);
    const first = (options: Partial<Options>) => new Set(seeds.map(seed => dealtTable(seed, 'Anna', 'Bence', options).state.firstPlayer));
    expect(first({})).toEqual(new Set([0, 1]));
    expect(first({ firstPlayer: 1 })).toEqual(new Set([1]));
  });

  rule.each('EE-OPT-07', 'all choose at the same time, or one by one in turn order', [
    ['economy', 'finish'],
    ['industry', 'finish'],
    ['conflict', 'bid'],
    ['combined', 'first'],
  ])((phase, how) => {
    expect(defaultOf('simultaneous')).toBe(true);
    const names = ['Anna', 'Bence', 'Cili'] as const;
    expect(
      new Set(
        aTable(...names)
          .begin(phase)
          .waiting(),
      ),
    ).toEqual(new Set(names));
    const t = aTable(...names, { simultaneous: false })
      .firstPlayer('Bence')
      .begin(phase);
    for (const name of ['Bence', 'Cili', 'Anna']) {
      expect(t.waiting()).toEqual([name]);
      if (how === 'bid') t.plays(name, { do: 'axes', axes: 0 }).plays(name, { do: 'coins', coins: 0 });
      else if (how === 'first') t.plays(name, { do: 'first', phase: 'economy' }).plays(name, 'finish');
      else t.plays(name, 'finish');
    }
    if (how === 'first') for (const name of ['Bence', 'Cili', 'Anna']) t.plays(name, 'finish');
    expect(t.facts('phase').map(fact => fact.phase)[0]).toBe(phase);
    expect(t.facts('phase')).toHaveLength(2);
  });

  rule('EE-OPT-08', 'our set of components, or an owner’s file laid over it', () => {
    expect(defaultOf('components')).toBe(null);
    const locations = [{ id: 'city', points: 50 }];
    const disasters = [
      { id: 'fire-09', target: 2, bid: ['hammer' as const] },
      { id: 'fire-02', target: 9 },
    ];
    const t = aTable('Anna', 'Bence', { components: { locations, disasters } }).deck('fire-09').begin('disaster');
    expect(t.score('Anna').points).toBe(138 - 32 + 50);
    expect(t.options('Anna', 'bid').map(option => 'resource' in option && option.resource)).toEqual(['hammer', 'coin']);
    expect(t.plays('Anna', 'take').player('Anna').destroyed).toEqual(['army-low']);
  });

  rule.each('EE-OPT-08', 'a file with a mistake is refused whole, and the mistake is named', [
    [{ locations: [{ id: 'castle', points: 1 }] }, "components.locations[0].id: there is no 'castle'"],
    [{ locations: [{ id: 'city', points: 3 }] }, 'EE-EMP-02'],
    [{ locations: [{ id: 'city', points: 'many' }] }, 'components.locations[0].points'],
    [{ disasters: [{ id: 'fire-01', target: 12 }] }, 'components.disasters[0].target'],
    [
      { disasters: [{ id: 'fire-01', innovation: { phase: 'economy', effect: { op: 'freeBid', resource: 'axe' } } }] },
      'disaster, not in economy',
    ],
    [{ disasters: [{ id: 'fire-01', innovation: { phase: 'economy', effect: { op: 'dance' } } }] }, '"dance" is not one of'],
    [{ conflicts: [{ id: 'conflict-01', bands: [] }] }, '3 entries are needed, not 0'],
    [{ tracks: [{ players: [2], spaces: ['economy', 'conflict'], lightning: 1 }] }, 'EE-PHASE-02'],
    [{ tracks: [{ players: [2], spaces: ['disaster', 'combined'], lightning: 1 }] }, 'EE-PHASE-04'],
    [{ tiles: [] }, 'there is no "tiles" here'],
  ])((components, message) => {
    const wrong = (): string => {
      try {
        aTable('Anna', 'Bence', { components } as unknown as Partial<Options>);
        return '';
      } catch (error) {
        return reasons(error, title.voices.en).join('\n');
      }
    };
    expect(wrong()).toContain(message);
  });
});
