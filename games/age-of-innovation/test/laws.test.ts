import { randomFrom, shuffle } from '@tarsas/kernel';
import { hold, LAWS, laws } from '@tarsas/kernel/laws';
import { expect, test } from 'vitest';
import { loadTitle } from '../../title.ts';
import { BOARD_IDS, FACTION_IDS } from '../data/index.ts';
import { manifest } from '../index.ts';
import { ageOfInnovation } from '../rules/index.ts';
import { disguise, everyPieceIsSomewhere } from './pieces.ts';
import { wealthy } from './wealthy.ts';

const title = await loadTitle(manifest);
const plan = { games: 3, every: 40, invariant: everyPieceIsSomewhere, disguise, voices: title.voices };

laws(ageOfInnovation, plan);
laws(wealthy, { ...plan, every: 80 });

/** Two sets a game until every board has been played with every faction. */
test('the laws hold for every board with every faction', { timeout: 120_000 }, () => {
  const pairs = shuffle(
    BOARD_IDS.flatMap(board => FACTION_IDS.map(faction => ({ board, faction }))),
    randomFrom('pairs'),
  );
  let games = 0;
  while (pairs.length > 0) {
    const one = pairs[0];
    const other = pairs.find(({ board, faction }) => board !== one.board && faction !== one.faction) ?? partner(one);
    for (const pair of [one, other]) if (pairs.includes(pair)) pairs.splice(pairs.indexOf(pair), 1);
    const game = {
      ...wealthy,
      setup: (from: Parameters<typeof wealthy.setup>[0]) => {
        const s = wealthy.setup(from);
        const sets = [one, other];
        s.offered.boards = sets.map(({ board }) => board);
        s.offered.factions = sets.map(({ faction }) => faction);
        s.offered.bonuses.length = sets.length;
        return s;
      },
    };
    hold(game, LAWS, { seats: 2, options: {}, seed: `${one.board} ${one.faction}` }, { ...plan, every: 200 });
    games++;
  }
  expect(games).toBeGreaterThanOrEqual((BOARD_IDS.length * FACTION_IDS.length) / 2);
});

const partner = (of: { board: string; faction: string }) => ({
  board: BOARD_IDS.find(id => id !== of.board) ?? 'desert',
  faction: FACTION_IDS.find(id => id !== of.faction) ?? 'omar',
});
