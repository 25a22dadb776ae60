/** Age of Innovation as it is drawn in the browser. */
import type { GameTable } from '@tarsas/kit/table.ts';
import type { AgeOfInnovation } from '../rules/state.ts';
import Board from './Board.svelte';
import { changes } from './changes.ts';
import Mine from './Mine.svelte';
import { largestEmpireOf, OVERLAYS } from './overlays.ts';
import Purse from './Purse.svelte';
import Actions from './panels/Actions.svelte';
import Science from './panels/Science.svelte';
import Supply from './panels/Supply.svelte';
import { phase } from './phase.ts';
import Seat from './Seat.svelte';
import { sign } from './signs.ts';
import { follows, isTarget, partOf, proposes } from './targets.ts';
import { telling } from './telling.ts';
import { warnings } from './warnings.ts';
import { eachInBoth, inBoth, overlays, panels } from './words.svelte.ts';

export const table: GameTable<AgeOfInnovation> = {
  Board,
  Mine,
  Seat,
  Open: () => import('./Open.svelte'),
  Purse,
  panels: panels([
    { id: 'science', Panel: Science },
    { id: 'actions', Panel: Actions },
    { id: 'supply', Panel: Supply },
  ]),
  wide: true,
  overlays: overlays(OVERLAYS),
  phase,
  sign,
  changes,
  warnings,
  warningNames: eachInBoth(
    ['spades', 'power', 'steps', 'scholar', 'book', 'building', 'reward', 'bridge', 'special'],
    words => words.board.warningNames,
  ),
  groups: eachInBoth(['convert', 'next'], words => words.board.groups),
  asides: ['convert', 'sacrifice', 'exchange'],
  follows,
  proposes,
  telling,
  final: async () => (await import('./final.ts')).finalOf(inBoth, largestEmpireOf),
  isTarget,
  partOf,
};
