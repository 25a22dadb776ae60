/** What must be true of every position. */
import { BRIDGES, CYCLE, PIECES, PRIESTS, TERRAINS, TOP } from '../data/index.ts';
import type { Player, State } from '../rules/state.ts';

/** Nothing negative; every structure, priest and bridge somewhere. A sentence saying what is wrong, or null. */
export function everyPieceIsSomewhere(s: State): string | null {
  for (const [seat, p] of s.players.entries()) {
    const wrong = negative(p) ?? missingPieces(s, seat, p);
    if (wrong) return `seat ${seat}: ${wrong}`;
  }
  const crowded = s.structure.findIndex((kind, hex) => kind > 0 !== s.owner[hex] >= 0);
  if (crowded >= 0) return `hex ${crowded} has a structure without owner or an owner without structure`;
  const flooded = s.structure.findIndex((kind, hex) => kind > 0 && TERRAINS[s.terrain[hex]] === 'river');
  if (flooded >= 0) return `a structure stands in river hex ${flooded}`;
  return [0, 1, 2, 3].some(cult => s.players.filter(p => p.cults[cult] === TOP).length > 1) ? 'two markers on top of one cult track' : null;
}

function negative(p: Player): string | null {
  const { vp, coins, workers, priests, supply, keys } = p;
  for (const [name, n] of Object.entries({ vp, coins, workers, priests, supply, keys })) if (n < 0) return `${n} ${name}`;
  for (const n of [...p.bowls, ...p.cults, ...p.left, p.bridges]) if (n < 0) return 'a negative count';
  return p.cults.some(at => at > TOP) ? 'beyond the top of a cult track' : null;
}

function missingPieces(s: State, seat: number, p: Player): string | null {
  if (!p.faction) return null;
  for (let kind = 1; kind < PIECES.length; kind++) {
    const onMap = s.structure.filter((k, hex) => k === kind && s.owner[hex] === seat).length;
    if (onMap + p.left[kind] !== PIECES[kind]) return `${onMap} + ${p.left[kind]} structures of kind ${kind}`;
  }
  const bridges = s.bridges.filter(owner => owner === seat).length;
  if (bridges + p.bridges !== BRIDGES) return `${bridges} + ${p.bridges} bridges`;
  const onCircle = p.open === 0 ? 0 : CYCLE.filter((_, terrain) => ((p.open >> terrain) & 1) === 0).length;
  const priests = s.priests.filter(owner => owner === seat).length + p.priests + p.supply + onCircle;
  return priests === PRIESTS ? null : `${priests} priests`;
}
