/** Pieces that are put on the map outside the usual way: neutral buildings, palace 16's guild, exchanges, bridges. */
import { spadesBetween } from '@tarsas/terra';
import { RING } from '../../data/index.ts';
import { build, buildBridge, buildingName, buildNeutral, replaceBuilding } from '../build.ts';
import { pay } from '../effects.ts';
import { bridgePlaces, emptyNative, neutralHexes, ownPieces, toolsPerSpade } from '../questions/reach.ts';
import { having } from '../questions/tiles.ts';
import { type Choice, mapOf, type State, type Step } from '../state.ts';
import { useSpades } from './dig.ts';

const placing = (s: State, hexes: readonly number[], building: number): Choice[] =>
  hexes.map(hex => ({ do: 'place', building: buildingName(building), hex: mapOf(s).ids[hex] }));

/** Must be placed at once, the spades bought with tools alone (AOI-NEUTRAL-03, AOI-NEUTRAL-04). */
export const neutral: Step<'neutral'> = {
  options: (s, f) => placing(s, neutralHexes(s, f.seat), f.building),
  choose(g, f, seat, choice) {
    if (choice.do !== 'place') return;
    const p = g.s.players[seat];
    const hex = mapOf(g.s).numbers[choice.hex];
    const spades = spadesBetween(g.s.terrain[hex], p.home, RING.length);
    if (spades > 0) {
      pay(p, { tools: spades * toolsPerSpade(p) });
      useSpades(g, seat, hex, p.home, spades, spades * toolsPerSpade(p));
    }
    buildNeutral(g, seat, hex, f.building, f.from);
    g.done();
  },
};

/** From the own board, free, without reach (AOI-PALACE-16). */
export const anywhere: Step<'anywhere'> = {
  options: (s, f) => placing(s, emptyNative(s, f.seat), f.building),
  choose(g, f, seat, choice) {
    if (choice.do !== 'place') return;
    build(g, seat, mapOf(g.s).numbers[choice.hex], f.building, {});
    g.done();
  },
};

/** A free upgrade, or palace 3's downgrade. */
export const replace: Step<'replace'> = {
  options: (s, f) => ownPieces(s, f.seat, f.old).map(hex => ({ do: 'replace', hex: mapOf(s).ids[hex], to: buildingName(f.building) })),
  choose(g, f, seat, choice) {
    if (choice.do !== 'replace') return;
    replaceBuilding(g, seat, mapOf(g.s).numbers[choice.hex], f.building, {});
    g.done();
  },
};

/** Bridges of one source are built one after the other (AOI-PALACE-15); the Moles pay for theirs and may cross land (AOI-FACTION-MOLES-06). */
export const bridge: Step<'bridge'> = {
  options(s, f) {
    const { bridges, ids } = mapOf(s);
    const places = bridgePlaces(s, f.seat, f.overLand).map(
      (place): Choice => ({ do: 'bridge', from: ids[bridges[place][0]], to: ids[bridges[place][1]] }),
    );
    return f.overLand ? places : [...places, { do: 'done' }];
  },
  choose(g, f, seat, choice) {
    if (choice.do !== 'bridge') {
      g.log('forgone', { seat, reward: 'bridges', n: f.n }, 'AOI-PACT-01');
      return g.done();
    }
    const { bridges, numbers } = mapOf(g.s);
    const [a, b] = [numbers[choice.from], numbers[choice.to]];
    const place = bridges.findIndex(ends => ends[0] === a && ends[1] === b);
    const [own] = f.overLand ? having(g.s, g.s.players[seat], 'bridgePrice') : [];
    buildBridge(g, seat, place, own?.is ?? {});
    f.n--;
    if (f.n === 0 || bridgePlaces(g.s, seat, f.overLand).length === 0) g.done();
  },
};
