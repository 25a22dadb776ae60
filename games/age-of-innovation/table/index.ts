/** Age of Innovation as it is drawn in the browser. */
import type { GameTable } from '@tarsas/kit/table.ts';
import type { AgeOfInnovation } from '../rules/state.ts';
import Board from './Board.svelte';
import { changes } from './changes.ts';
import Mine from './Mine.svelte';
import { OVERLAYS } from './overlays.ts';
import Purse from './Purse.svelte';
import Actions from './panels/Actions.svelte';
import Science from './panels/Science.svelte';
import Supply from './panels/Supply.svelte';
import { phase } from './phase.ts';
import Seat from './Seat.svelte';
import { sign } from './signs.ts';
import { isTarget, partOf } from './targets.ts';
import { warnings } from './warnings.ts';
import { inBoth } from './words.svelte.ts';

export const table: GameTable<AgeOfInnovation> = {
  Board,
  Mine,
  Seat,
  Purse,
  panels: [
    { id: 'science', title: inBoth(words => words.board.panels.science), Panel: Science },
    { id: 'actions', title: inBoth(words => words.board.panels.actions), Panel: Actions },
    { id: 'supply', title: inBoth(words => words.board.panels.supply), Panel: Supply },
  ],
  wide: true,
  overlays: OVERLAYS.map(id => ({
    id,
    title: inBoth(words => words.board.overlays[id].title),
    help: inBoth(words => words.board.overlays[id].help),
  })),
  phase,
  sign,
  changes,
  warnings,
  warningNames: {
    spades: inBoth(words => words.board.warningNames.spades),
    power: inBoth(words => words.board.warningNames.power),
    steps: inBoth(words => words.board.warningNames.steps),
    scholar: inBoth(words => words.board.warningNames.scholar),
    book: inBoth(words => words.board.warningNames.book),
    building: inBoth(words => words.board.warningNames.building),
    reward: inBoth(words => words.board.warningNames.reward),
    bridge: inBoth(words => words.board.warningNames.bridge),
    special: inBoth(words => words.board.warningNames.special),
  },
  groups: { convert: inBoth(words => words.board.groups.convert), next: inBoth(words => words.board.groups.next) },
  isTarget,
  partOf,
};
