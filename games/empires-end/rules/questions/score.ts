/** EE-END: the final score, and in mid-game what it would be if the game ended now. */
import type { Score, ScoreLine, Seat, Viewer } from '@tarsas/kernel';
import { isScoring, type Stock } from '../../data/components.ts';
import { componentsOf } from '../../data/index.ts';
import type { Player, ScoreKey, State } from '../state.ts';
import type { View } from '../view.ts';
import { type Ability, abilities, type Empire, intactLocations, matchingNeighbours, type Table } from './empire.ts';

type Empires = Table & { players: readonly Empire[] };

export function score(s: State): Score<ScoreKey>[] {
  const rows = s.players.map(p => linesOf(s, p));
  const points = rows.map(lines => lines.reduce((sum, line) => sum + line.points, 0));
  const intact = s.players.map(p => intactLocations(p).length);
  return rows.map((lines, seat) => {
    const ahead = points.filter((other, i) => other > points[seat] || (other === points[seat] && intact[i] > intact[seat]));
    return { seat, points: points[seat], rank: 1 + ahead.length, lines }; // EE-END-05, EE-END-06
  });
}

function linesOf(s: State, p: Player): ScoreLine<ScoreKey>[] {
  const { locations } = componentsOf(s.options);
  return [
    { key: 'locations', points: intactLocations(p).reduce((sum, id) => sum + locations[id].points, 0) }, // EE-END-02
    { key: 'endgame', points: endgamePoints(s, p) }, // EE-END-03
    { key: 'conflicts', points: p.fromConflicts },
    { key: 'abilities', points: p.fromAbilities },
    { key: 'fewResources', points: p.fromFewResources },
  ];
}

/** EE-RES-06: points for leftover tokens depend on what is behind a screen; all other points lie open. */
export function hides(view: View, viewer: Viewer, seat: Seat): ScoreKey[] {
  const isSeen = view.stocks !== null || seat === viewer;
  return !isSeen && countsTokens(view, view.players[seat]) ? ['endgame'] : [];
}

export const countsTokens = (s: Table, p: Empire): boolean =>
  abilities(s, p, 'endgame').some(({ effect }) => effect.op === 'scorePerResource');

/** All end-of-game abilities; a repeat brings what the best of the others brings (EE-ABIL-18, EE-ABIL-33). */
export function endgamePoints(s: Empires, p: Empire & Stock): number {
  const all = abilities(s, p, 'endgame');
  const worth = all.map(ability => endgameWorth(s, p, ability));
  const repeats = all.filter(({ effect }) => effect.op === 'repeat').length;
  return worth.reduce((sum, points) => sum + points, 0) + repeats * Math.max(0, ...worth);
}

function endgameWorth(s: Empires, p: Empire & Stock, { effect, location }: Ability): number {
  if (!isScoring(effect)) return 0;
  switch (effect.op) {
    case 'scorePerResource':
      return effect.points * p[effect.resource]; // EE-ABIL-19: a coin is only a coin here
    case 'scorePerAdjacent':
      return effect.points * neighboursScored(s, p, location, effect);
    case 'scorePerDestroyed':
      return effect.points * p.destroyed.length; // EE-ABIL-17
    case 'scoreMostDestroyed':
      return hasMostDestroyed(s, p) ? effect.points : 0;
  }
}

/** EE-ABIL-20: neighbours of a type count intact or destroyed alike, unless the table wants them intact. */
function neighboursScored(
  s: Table,
  p: Empire,
  location: string,
  { match }: Extract<Ability['effect'], { op: 'scorePerAdjacent' }>,
): number {
  if (match.type === undefined || s.options.neighbourScoringNeedsIntact) return matchingNeighbours(s, p, location, match);
  const { type } = match;
  return matchingNeighbours(s, p, location, { type, state: 'intact' }) + matchingNeighbours(s, p, location, { type, state: 'destroyed' });
}

/** EE-ABIL-21, EE-ABIL-31: ties included, but at least one. */
function hasMostDestroyed(s: Empires, p: Empire): boolean {
  return p.destroyed.length > 0 && s.players.every(other => other.destroyed.length <= p.destroyed.length);
}
