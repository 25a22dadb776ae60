/** Viscounts of the West Kingdom as it is drawn in the browser. */
import './pigments.css';
import type { GameTable } from '@tarsas/kit/table.ts';
import type { Viscounts } from '../rules/state.ts';
import Board from './Board.svelte';
import { changes } from './changes.ts';
import Mine from './Mine.svelte';
import { OVERLAYS } from './overlays.ts';
import Purse from './Purse.svelte';
import Ai from './panels/Ai.svelte';
import Commons from './panels/Commons.svelte';
import Tops from './panels/Tops.svelte';
import { phase } from './phase.ts';
import Seat from './Seat.svelte';
import { sign } from './signs.ts';
import { isTarget, partOf } from './targets.ts';
import { telling } from './telling.ts';
import { WARNINGS, warnings } from './warnings.ts';
import { eachInBoth, overlays, panels } from './words.svelte.ts';

export const table: GameTable<Viscounts> = {
  Board,
  Mine,
  Seat,
  Purse,
  Open: () => import('./Open.svelte'),
  isTall: true,
  panels: panels([
    { id: 'ai', Panel: Ai, isShown: (view: Viscounts['view']) => view.ai !== null },
    { id: 'commons', Panel: Commons, isSmall: true },
    { id: 'tops', Panel: Tops, isSmall: true },
  ]),
  overlays: overlays(OVERLAYS),
  phase,
  sign,
  changes,
  warnings,
  warningNames: eachInBoth(WARNINGS, words => words.board.warningNames),
  groups: eachInBoth(['pay', 'choose'], words => words.board.groups),
  telling,
  final: async () => (await import('./final.ts')).final,
  isTarget,
  partOf,
};
