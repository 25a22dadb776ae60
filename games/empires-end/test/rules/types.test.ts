/** Section 12 of the digest: the character of the eight types, checked on our set of cards. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { DISASTER_TYPES, type DisasterType, type Effect } from '../../data/components.ts';
import { RECONSTRUCTED } from '../../data/index.ts';

const innovations = (type: DisasterType) =>
  Object.values(RECONSTRUCTED.disasters).flatMap(card => (card.type === type ? [card.innovation] : []));

/** What the cards of a type do, each kind once: the time, the kind of ability and the resource it is about. */
const does = (type: DisasterType): string[] => {
  const resource = (effect: Effect) => ('resource' in effect ? ` ${effect.resource}` : '');
  return [...new Set(innovations(type).map(({ phase, effect }) => `${phase}: ${effect.op}${resource(effect)}`))].sort();
};

describe('Character of the types', () => {
  rule(
    'EE-TYPE-01',
    'the innovations of a type have similar effects: eleven cards share few kinds, and most kinds belong to one type',
    () => {
      const kinds = DISASTER_TYPES.map(does);
      expect(Math.max(...kinds.map(list => list.length))).toBeLessThanOrEqual(7);
      const shared = kinds.flat().filter((kind, i, all) => all.indexOf(kind) < i);
      expect(shared).toEqual(['economy: gain']); // one Fire card gives hammers, as the one of the example does (EE-DIS-EX-04)
    },
  );

  rule('EE-TYPE-02', 'Fire rebuilds, renews and rearranges locations in the industry phase and saves hammers', () => {
    expect(does('fire')).toEqual([
      'disaster: freeBid hammer',
      'economy: gain',
      'industry: discountPlay',
      'industry: discountRestore',
      'industry: moveInnovation',
      'industry: refresh',
      'industry: swapLocations',
    ]);
    expect(innovations('fire').flatMap(({ effect }) => (effect.op === 'gain' ? [effect.resources] : []))).toEqual([{ hammer: 1 }]);
  });

  rule('EE-TYPE-03', 'Rebellion gives strength in conflicts and makes axes worth points', () => {
    expect(does('rebellion')).toEqual(['conflict: strength', 'endgame: scorePerResource axe']);
  });

  rule('EE-TYPE-04', 'Famine makes leftover wheat worth points and skips a bid', () => {
    expect(does('famine')).toEqual(['disaster: freeBid wheat', 'endgame: scorePerResource wheat']);
  });

  rule('EE-TYPE-05', 'Flood gives resources in the economy phase', () => {
    expect(does('flood')).toEqual(['economy: gain', 'economy: gainPerAdjacent']);
  });

  rule('EE-TYPE-06', 'Pestilence gives points in the industry and economy phases or at the end', () => {
    expect(does('pestilence')).toEqual([
      'economy: points',
      'endgame: repeat',
      'endgame: scoreMostDestroyed',
      'endgame: scorePerDestroyed',
      'endgame: scorePerResource coin',
      'endgame: scorePerResource hammer',
      'industry: points',
    ]);
  });

  rule('EE-TYPE-07', 'Barbarians repeat economy effects, trade with wheat, exchange the disaster and save axes', () => {
    expect(does('barbarians')).toEqual(['disaster: freeBid axe', 'disaster: replaceDisaster', 'economy: convert', 'economy: repeat']);
    const trades = innovations('barbarians').flatMap(({ effect }) => (effect.op === 'convert' ? [{ ...effect.pay, ...effect.to }] : []));
    for (const trade of trades) expect(trade).toHaveProperty('wheat');
  });

  rule('EE-TYPE-08', 'Plague depends on the neighbours in everything it does', () => {
    expect(does('plague')).toEqual(['conflict: strengthPerAdjacent', 'economy: pointsPerAdjacent', 'endgame: scorePerAdjacent']);
    for (const { effect } of innovations('plague')) expect(effect).toHaveProperty('match');
  });

  rule('EE-TYPE-09', 'Earthquakes, and no other type, reward when the location above the card is destroyed', () => {
    for (const type of DISASTER_TYPES) {
      for (const { phase } of innovations(type)) expect(phase === 'onDestroyed').toBe(type === 'earthquake');
    }
  });
});
