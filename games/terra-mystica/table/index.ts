/** Terra Mystica as it is drawn in the browser. */
import type { GameTable } from '@tarsas/kit/table.ts';
import type { TerraMystica } from '../rules/state.ts';
import Board from './Board.svelte';
import { changes } from './changes.ts';
import Mine from './Mine.svelte';
import { largestNetworkOf, OVERLAYS } from './overlays.ts';
import Purse from './Purse.svelte';
import Actions from './panels/Actions.svelte';
import Cults from './panels/Cults.svelte';
import Scoring from './panels/Scoring.svelte';
import Tiles from './panels/Tiles.svelte';
import { phase } from './phase.ts';
import Seat from './Seat.svelte';
import { sign } from './signs.ts';
import { follows, isTarget, partOf, proposes } from './targets.ts';
import { telling } from './telling.ts';
import { warnings } from './warnings.ts';
import { eachInBoth, inBoth, overlays, panels } from './words.svelte.ts';

export const table: GameTable<TerraMystica> = {
  Board,
  Mine,
  Seat,
  Open: () => import('./Open.svelte'),
  Purse,
  panels: panels([
    { id: 'scoring', Panel: Scoring },
    { id: 'cults', Panel: Cults },
    { id: 'actions', Panel: Actions },
    { id: 'tiles', Panel: Tiles },
  ]),
  overlays: overlays(OVERLAYS),
  phase,
  sign,
  changes,
  warnings,
  warningNames: eachInBoth(['spades', 'power', 'priests', 'step', 'special', 'gaveUp'], words => words.board.warningNames),
  groups: eachInBoth(['convert', 'sacrifice', 'pass', 'bid', 'bridge'], words => words.board.groups),
  asides: ['convert', 'sacrifice'],
  follows,
  proposes,
  telling,
  final: async () => (await import('./final.ts')).finalOf(inBoth, largestNetworkOf),
  isTarget,
  partOf,
};
