/** Appendix II: Moles. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { empireOf } from '../../rules/questions/final.ts';
import { aTable, fresh } from '../table.ts';

const science = (faction: string) => fresh('plains', faction).player('Anna').science;

describe('Moles', () => {
  const molesAt = (hex: string, ...options: object[]) =>
    aTable('Anna desert moles', 'Bence', ...options)
      .at('Anna', 'workshop', hex)
      .has('Anna', { tools: 10 });
  const moles = (...options: object[]) => molesAt('E9', ...options);

  rule('AOI-FACTION-MOLES-01', '2 steps in engineering', () => {
    expect(science('moles')).toEqual([0, 0, 2, 0]);
  });

  rule('AOI-FACTION-MOLES-02', 'a tunnel for 1 tool and 4 VP', () => {
    const t = moles().land('desert', 'E11').turn('Anna').plays('Anna', { do: 'skip', by: 'tunnel' });
    expect(t.change('Anna', { do: 'build', hex: 'E11' })).toEqual({ tools: -2, coins: -2, vp: 4 });
  });

  rule('AOI-FACTION-MOLES-03', 'one hex between, and not beside another own building', () => {
    const t = moles().at('Anna', 'workshop', 'F11').land('plains', 'D10', 'E11').turn('Anna').plays('Anna', { do: 'skip', by: 'tunnel' });
    expect(t.hexes('Anna', 'terraform')).toContain('D10');
    expect(t.hexes('Anna', 'terraform')).not.toContain('E11');
    expect(t.hexes('Anna', 'terraform')).not.toContain('D9');
  });

  rule('AOI-FACTION-MOLES-04', 'also where shipping would reach', () => {
    const t = moles().has('Anna', { shipping: 1 }).land('plains', 'C8').turn('Anna');
    expect(t.may('Anna', { do: 'terraform', hex: 'C8' })).toBe(true);
    expect(t.plays('Anna', { do: 'skip', by: 'tunnel' }).may('Anna', { do: 'terraform', hex: 'C8' })).toBe(true);
  });

  rule('AOI-FACTION-MOLES-05', 'tunnels link the empire, without tools', () => {
    const t = moles().at('Anna', 'workshop', 'E11', 'I11').has('Anna', { tools: 0 });
    expect(empireOf(t.state, 0)).toBe(2);
    expect(empireOf(aTable('Anna desert goblins', 'Bence').at('Anna', 'workshop', 'E9', 'E11').state, 0)).toBe(1);
  });

  rule('AOI-FACTION-MOLES-06', 'a bridge for 1 tool, over land too', () => {
    const t = moles().turn('Anna').plays('Anna', 'landBridge');
    // D9 and E10, on both sides of it, are land.
    expect(t.change('Anna', { do: 'bridge', from: 'D10', to: 'E9' })).toEqual({ tools: -1, bridges: -1 });
  });

  rule('AOI-FACTION-MOLES-07', 'any number of times, an own building at one end; other sources cross rivers only', () => {
    const t = moles()
      .has('Anna', { bowls: [0, 0, 12] })
      .turn('Anna')
      .plays('Anna', 'landBridge');
    const places = t.options('Anna', 'bridge').map(option => ('from' in option && 'to' in option ? [option.from, option.to] : []));
    for (const ends of places) expect(ends).toContain('E9');
    t.plays('Anna', t.options('Anna', 'bridge')[0] as never).ends('Anna');
    t.passes('Bence', 'bonus9');
    expect(t.may('Anna', 'landBridge')).toBe(true);
    expect(t.may('Anna', { do: 'power', action: 'power1' })).toBe(false);
  });

  rule('AOI-FACTION-MOLES-08', 'one tunnel per action, from every source, under any hex', () => {
    const t = moles()
      .at('Bence', 'workshop', 'E10')
      .land('plains', 'E11', 'D10')
      .has('Anna', { bowls: [0, 0, 12] })
      .turn('Anna');
    t.plays('Anna', { do: 'power', action: 'power6' }, { do: 'skip', by: 'tunnel' }, { do: 'terraform', hex: 'E11' });
    expect([t.terrain('E11'), t.may('Anna', 'skip')]).toEqual(['desert', false]);
    expect(t.may('Anna', { do: 'build', hex: 'E11' })).toBe(true);
  });

  rule('AOI-OPEN-13', 'tunnel and flight replace reach for one target; other hexes need normal reach', () => {
    const t = moles()
      .land('plains', 'E11', 'D10', 'D9')
      .has('Anna', { bowls: [0, 0, 12] })
      .turn('Anna');
    t.plays('Anna', { do: 'power', action: 'power6' }, { do: 'skip', by: 'tunnel' }, { do: 'terraform', hex: 'E11' });
    expect([t.may('Anna', { do: 'terraform', hex: 'D9' }), t.may('Anna', { do: 'terraform', hex: 'D10' })]).toEqual([true, false]);
  });

  rule('AOI-OPEN-14', 'between any two land hexes facing each other across one side: over land, over both, over a river', () => {
    const ends = (hex: string) => {
      const t = aTable('Anna desert moles', 'Bence').at('Anna', 'workshop', hex).turn('Anna').plays('Anna', 'landBridge');
      return t.options('Anna', 'bridge').map(option => ('from' in option && 'to' in option ? `${option.from}-${option.to}` : ''));
    };
    expect(ends('E9')).toEqual(['D10-E9', 'E9-F7', 'E9-F10']);
    expect(ends('C8')).toEqual(expect.arrayContaining(['C8-D6', 'C8-D9', 'C8-E8']));
  });

  rule('AOI-OPEN-21', 'any hexes may be skipped, bridges count as adjacency', () => {
    const t = molesAt('C8').bridgeAt('Anna', 'C8', 'E8').land('plains', 'F7').turn('Anna');
    expect(t.plays('Anna', { do: 'skip', by: 'tunnel' }).may('Anna', { do: 'terraform', hex: 'F7' })).toBe(true);
  });
});
