import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { RECONSTRUCTED } from '../../data/index.ts';
import type { Facts } from '../../rules/state.ts';
import { aTable, dealtTable, type Layout } from '../table.ts';

const nothing = { wheat: 0, hammer: 0, axe: 0, coin: 0 };
const innovations = Object.values(RECONSTRUCTED.disasters);
const SEEDS = ['one', 'two', 'three', 'four', 'five'];
const freeBid = { city: 'famine-03' }; // a free bid of wheat

/** Anna is the first to decide on this disaster. */
const annaFaces = (card: string, layout: Layout) => aTable('Anna', 'Bence').has('Anna', layout).deck(card).begin('disaster');

describe('Abilities in the disaster phase', () => {
  rule('EE-EXH-01', 'cannot be used again until they are refreshed', () => {
    const t = annaFaces('famine-08', { under: freeBid }).plays('Anna', 'freeBid').plays('Bence', { do: 'bid', resource: 'wheat' });
    expect(t.may('Anna', 'freeBid')).toBe(false);
    t.has('Anna', { exhausted: [] });
    expect(t.may('Anna', 'freeBid')).toBe(true);
  });

  rule('EE-EXH-02', 'get an exhaustion marker when used', () => {
    const t = annaFaces('famine-08', { under: { city: ['famine-03', 'barbarians-04'] } });
    expect(t.player('Anna').exhausted).toEqual([]);
    t.plays('Anna', 'replace');
    expect(t.player('Anna').exhausted).toEqual(['barbarians-04']);
    expect(t.view('public').players[0].exhausted).toEqual(['barbarians-04']);
    expect(annaFaces('famine-08', { under: freeBid }).plays('Anna', 'freeBid').player('Anna').exhausted).toEqual(['famine-03']);
  });

  rule('EE-EXH-03', 'never refresh by themselves', () => {
    let freed = 0;
    for (const seed of SEEDS) {
      dealtTable(seed, 'Anna', 'Bence', 'Cecil').playsOut(seed, ({ state }, before, facts) => {
        const refreshed = facts.flatMap(({ key, args }) => (key === 'refreshed' ? (args as Facts['refreshed']).abilities : []));
        for (const [seat, { exhausted }] of before.players.entries()) {
          const fresh = exhausted.filter(source => !state.players[seat].exhausted.includes(source));
          for (const source of fresh) expect(refreshed).toContain(source);
          freed += fresh.length;
        }
      });
    }
    expect(freed).toBeGreaterThan(0);
  });

  rule.each('EE-EXH-04', 'are refreshed by two of the roads', [['road-refresh-low'], ['road-refresh-high'], ['road-trade']])(road => {
    const t = aTable('Anna', 'Bence')
      .has('Anna', { at: { 10: road }, under: freeBid, exhausted: ['famine-03'] })
      .begin('economy'); // next to the city
    expect(t.may('Anna', { do: 'use', source: road })).toBe(road !== 'road-trade');
    t.plays('Anna', 'collect');
    expect(t.player('Anna').exhausted).toEqual(road === 'road-trade' ? ['famine-03'] : []);
  });

  rule('EE-EXH-05', 'are mostly free bids, which let their owner pass without paying', () => {
    const disaster = innovations.filter(({ innovation }) => innovation.phase === 'disaster');
    const free = disaster.filter(({ innovation }) => innovation.effect.op === 'freeBid');
    expect(free.length).toBeGreaterThan(disaster.length / 2);
    const t = annaFaces('famine-08', { ...nothing, under: freeBid }).plays('Anna', 'freeBid');
    expect(t.stock('Anna')).toEqual(nothing);
    expect(t.waiting()).toEqual(['Bence']);
  });

  rule('EE-EXH-06', 'replace one payment; in the next turn the owner bids as usual', () => {
    const t = annaFaces('famine-08', { wheat: 1, coin: 0, under: freeBid })
      .plays('Anna', 'freeBid')
      .plays('Bence', { do: 'bid', resource: 'wheat' });
    expect(t.options('Anna')).toEqual([
      { do: 'bid', card: 'famine-08', resource: 'wheat' },
      { do: 'take', card: 'famine-08' },
    ]);
  });

  rule.each('EE-EXH-07', 'can be used as a free bid only on a disaster that lists the resource', [
    // the free bid, a disaster, whether it may be used
    ['famine-03', 'famine-08', true], // wheat on wheat
    ['famine-03', 'fire-09', true], // wheat on wheat and axe
    ['famine-03', 'fire-02', false], // wheat on hammer
    ['fire-07', 'fire-02', true], // hammer on hammer
    ['fire-07', 'fire-09', false], // hammer on wheat and axe
    ['barbarians-01', 'fire-09', true], // axe on wheat and axe
    ['barbarians-01', 'famine-08', false], // axe on wheat
  ])((source, card, allowed) => {
    expect(annaFaces(card, { under: { city: source } }).may('Anna', { do: 'freeBid', source })).toBe(allowed);
  });

  rule('EE-EXH-08', 'put no token on the card as a free bid', () => {
    const t = annaFaces('famine-08', { under: freeBid }).plays('Anna', 'freeBid');
    expect(t.state.threats).toEqual([{ card: 'famine-08', ...nothing }]);
    expect(t.stock('Anna')).toEqual({ wheat: 2, hammer: 2, axe: 2, coin: 2 });
  });

  rule('EE-EXH-09', 'stay exhausted when the location is destroyed, restored or moved, and can be refreshed in ruins', () => {
    const exhausted = ['famine-03'];
    const t = annaFaces('fire-11', { under: freeBid, exhausted, hammer: 8 })
      .plays('Anna', 'take')
      .plays('Anna', { do: 'place', location: 'farm-wheat' });
    expect([t.player('Anna').destroyed, t.player('Anna').exhausted]).toEqual([['city'], exhausted]);
    t.begin('industry').plays('Anna', { do: 'restore', location: 'city', coins: 0 });
    expect([t.player('Anna').destroyed, t.player('Anna').exhausted]).toEqual([[], exhausted]);
    t.plays('Anna', { do: 'use', source: 'city' })
      .plays('Anna', { do: 'swap', location: 'city' })
      .plays('Anna', { do: 'swap', location: 'army-low' });
    expect([t.player('Anna').tiles[1], t.player('Anna').exhausted]).toEqual(['city', exhausted]);

    t.has('Anna', { destroyed: ['city'] })
      .begin('economy')
      .plays('Anna', { do: 'use', source: 'road-refresh-low' }); // position 3
    expect([t.player('Anna').destroyed, t.player('Anna').exhausted]).toEqual([['city'], []]);
  });

  rule('EE-EXH-10', 'may be more than 12', () => {
    const cards = innovations.filter(({ innovation }) => innovation.phase === 'disaster').map(({ id }) => id);
    const exhausted = cards.filter(id => id !== 'famine-03');
    expect(exhausted.length).toBeGreaterThanOrEqual(12);
    const t = annaFaces('pestilence-09', { under: { city: cards }, exhausted }).plays('Anna', 'freeBid');
    expect(t.player('Anna').exhausted).toEqual([...exhausted, 'famine-03']);
  });

  rule('EE-EXH-11', 'replace the payment for one of two disasters only', () => {
    const t = aTable('Anna', 'Bence', 'Cecil').has('Anna', { under: freeBid }).deck('famine-08', 'fire-09').begin('doubleDisaster');
    expect(t.options('Anna', 'freeBid')).toHaveLength(2);
    t.plays('Anna', { do: 'freeBid', card: 'fire-09' });
    expect(t.may('Anna', 'freeBid')).toBe(false);
    expect(t.may('Anna', { do: 'bid', card: 'famine-08', resource: 'wheat' })).toBe(true);
  });

  rule('EE-EXH-12', 'are refreshed in one’s own empire only, and may be used again at once', () => {
    const t = aTable('Anna', 'Bence', 'Cecil').has('Anna', {
      under: { ...freeBid, 'road-refresh-low': 'earthquake-04' },
      exhausted: ['famine-03'],
    });
    t.has('Bence', { under: { city: 'famine-04' }, exhausted: ['famine-04'] })
      .deck('plague-03', 'famine-08')
      .begin('doubleDisaster');
    expect(t.may('Anna', 'freeBid')).toBe(false);
    t.plays('Anna', { do: 'take', card: 'plague-03' }).plays('Anna', { do: 'place', location: 'farm-wheat' }); // Earthquake 4 refreshes
    t.plays('Anna', 'enough');
    expect(t.may('Anna', { do: 'freeBid', source: 'famine-03', card: 'famine-08' })).toBe(true);
    expect(t.player('Bence').exhausted).toEqual(['famine-04']);
  });

  rule('EE-EXH-13', 'are the only ones that are ever exhausted', () => {
    const seen = new Set<string>();
    for (const seed of SEEDS) {
      dealtTable(seed, 'Anna', 'Bence', 'Cecil', 'Dóra').playsOut(seed, ({ state }) => {
        for (const source of state.players.flatMap(p => p.exhausted)) seen.add(source);
      });
    }
    expect(new Set([...seen].map(card => RECONSTRUCTED.disasters[card]?.innovation.phase))).toEqual(new Set(['disaster']));
  });
});
