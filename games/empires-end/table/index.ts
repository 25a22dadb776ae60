/** Empire's End as it is drawn in the browser. */
import './pigments.css';
import type { GameTable } from '@tarsas/kit/table.ts';
import type { EmpiresEnd } from '../rules/state.ts';
import Board from './Board.svelte';
import { changes } from './changes.ts';
import Mine from './Mine.svelte';
import { OVERLAYS } from './overlays.ts';
import Purse from './Purse.svelte';
import Coming from './panels/Coming.svelte';
import Empires from './panels/Empires.svelte';
import Hand from './panels/Hand.svelte';
import Standings from './panels/Standings.svelte';
import { phase } from './phase.ts';
import Seat from './Seat.svelte';
import { sign } from './signs.ts';
import { isTarget, partOf } from './targets.ts';
import { telling } from './telling.ts';
import { warnings } from './warnings.ts';
import { eachInBoth, overlays, panels } from './words.svelte.ts';

export const table: GameTable<EmpiresEnd> = {
  Board,
  Mine,
  Seat,
  Purse,
  panels: panels([
    { id: 'hand', Panel: Hand },
    { id: 'empires', Panel: Empires },
    { id: 'standings', Panel: Standings },
    { id: 'coming', Panel: Coming },
  ]),
  overlays: overlays(OVERLAYS),
  phase,
  sign,
  changes,
  warnings,
  warningNames: eachInBoth(['economy', 'industry', 'coinBid', 'coinPaid', 'freeBid'], words => words.board.warningNames),
  telling,
  final: async () => (await import('./final.ts')).final,
  isTarget,
  partOf,
};
