/** Taking a reward that is due: favor and town tiles, cult steps, bridges, priests (TM-DEC-06). */
import { CULTS, CYCLE, TOWN_IDS } from '../../data/index.ts';
import { MOST_ORDAINED, STRONGHOLD_SPADES } from '../abilities.ts';
import { buildBridge } from '../build.ts';
import type { Deed } from '../deed.ts';
import { climb, enterTop as enter, score, settle } from '../effects.ts';
import { canOpen } from '../questions/convert.ts';
import { bridgePlaces, favorsFor, STEPS, stepDue, trackOf } from '../questions/rewards.ts';
import { gainSpades } from '../spades.ts';
import { type Choice, type Do, type Due, mapOf } from '../state.ts';
import { openTerrain, takeFavor, takeTown } from '../tiles.ts';

type Reward<K extends Choice['do']> = Deed<K, Due>;

export const favor: Reward<'favor'> = {
  options: (s, seat) => favorsFor(s, seat).map(tile => ({ do: 'favor', tile })),
  perform(g, seat, { tile }) {
    settle(g.s.players[seat], 'favor');
    takeFavor(g, seat, tile);
  },
};

export const town: Reward<'town'> = {
  options: s => TOWN_IDS.filter((_, i) => s.townsLeft[i] > 0).map(tile => ({ do: 'town', tile })),
  perform(g, seat, { tile }) {
    settle(g.s.players[seat], 'town');
    takeTown(g, seat, tile);
  },
};

/** One step, or two on the same track. */
export const step: Reward<'step'> = {
  options: () => CULTS.map(cult => ({ do: 'step', cult })),
  perform(g, seat, { cult }) {
    const p = g.s.players[seat];
    const due = stepDue(p.due);
    settle(p, due);
    climb(g, seat, CULTS.indexOf(cult), STEPS[due], 'TM-CULT-01');
  },
};

/** The step to the top of a track with a key, or staying below it (TM-CULT-04, TM-DEC-25). */
export const enterTop: Reward<'enterTop'> = {
  options: (_s, _seat, due) => toTop('enterTop', due),
  perform(g, seat, { cult }) {
    settle(g.s.players[seat], `top:${cult}`);
    enter(g, seat, CULTS.indexOf(cult));
  },
};

export const keepKey: Reward<'keepKey'> = {
  options: (_s, _seat, due) => toTop('keepKey', due),
  perform: (g, seat, { cult }) => settle(g.s.players[seat], `top:${cult}`),
};

function toTop<K extends 'enterTop' | 'keepKey'>(what: K, due: Due) {
  const cult = trackOf(due);
  return cult ? [{ do: what, cult } as Do<K>] : [];
}

export const bridge: Reward<'bridge'> = {
  options(s, seat) {
    const { bridges, ids } = mapOf(s.options);
    return bridgePlaces(s, seat).map(place => ({ do: 'bridge', from: ids[bridges[place][0]], to: ids[bridges[place][1]] }));
  },
  perform(g, seat, { from, to }) {
    settle(g.s.players[seat], 'bridge');
    buildBridge(g, seat, from, to);
  },
};

/** The spades of a stronghold (TM-HALF-02). */
export const useSpades: Reward<'useSpades'> = {
  options: () => [{ do: 'useSpades' }],
  perform(g, seat) {
    settle(g.s.players[seat], 'spades');
    gainSpades(g, seat, STRONGHOLD_SPADES, 'stronghold');
  },
};

/** Workers become priests (TM-DARK-02). */
export const ordain: Reward<'ordain'> = {
  options(s, seat) {
    const { workers: own, supply } = s.players[seat];
    const choices: Do<'ordain'>[] = [];
    for (let workers = Math.min(MOST_ORDAINED, own, supply); workers >= 0; workers--) choices.push({ do: 'ordain', workers });
    return choices;
  },
  perform(g, seat, { workers }) {
    const p = g.s.players[seat];
    settle(p, 'ordain');
    p.workers -= workers;
    p.priests += workers;
    p.supply -= workers;
    g.log('ordained', { seat, workers }, 'TM-DARK-02');
  },
};

/** A power token for a point (FI-SHAPE-05). */
export const token: Reward<'token'> = {
  options: (s, seat) => (s.players[seat].vp > 0 ? [{ do: 'token' }] : []),
  perform(g, seat) {
    const p = g.s.players[seat];
    settle(p, 'token');
    score(g, seat, -1, 'faction', 'FI-SHAPE-05');
    p.bowls[2]++;
    g.log('gained', { seat, coins: 0, workers: 0, priests: 0, power: 0, tokens: 1 }, 'FI-SHAPE-05');
  },
};

/** A priest for those who open terrains: taken as usual, or used to open one (FI-RIVER-08, FI-RIVER-09). */
export const takePriest: Reward<'takePriest'> = {
  options: (s, seat) => (s.players[seat].supply > 0 ? [{ do: 'takePriest' }] : []),
  perform(g, seat) {
    const p = g.s.players[seat];
    settle(p, 'priest');
    p.priests++;
    p.supply--;
    g.log('gained', { seat, coins: 0, workers: 0, priests: 1, power: 0, tokens: 0 }, 'FI-RIVER-08');
  },
};

export const unlock: Reward<'unlock'> = {
  options: (s, seat) => CYCLE.filter((_, terrain) => canOpen(s, seat, terrain)).map(terrain => ({ do: 'unlock', terrain })),
  perform(g, seat, { terrain }) {
    settle(g.s.players[seat], 'priest');
    openTerrain(g, seat, CYCLE.indexOf(terrain));
  },
};

export const giveUp: Reward<'giveUp'> = {
  options: (_s, _seat, due) => [{ do: 'giveUp', due }],
  perform(g, seat, { due }) {
    settle(g.s.players[seat], due);
    g.log('gaveUp', { seat, due });
  },
};
