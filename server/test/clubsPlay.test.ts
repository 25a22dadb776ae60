/** A short season and a short tournament; `clubs.slow.ts` plays the long ones, with servers that are killed. */
import { expect, test } from 'vitest';
import { Clubhouse } from './clubhouse.ts';
import { playSeason } from './clubSeason.ts';
import { playTournament } from './clubTournament.ts';
import { onOneEngine } from './engines.ts';

const BEGAN = Date.UTC(2026, 8, 1);

onOneEngine('a club', fresh => {
  test('plays a season of one division by itself: draw, drop-outs, a substitute, a deadline, standings, the next draw', async () => {
    const club = await Clubhouse.open(await fresh(), 0, BEGAN);
    try {
      const { games } = await playSeason(club, 1, false);
      expect(games).toBe(7);
    } finally {
      await club.stop();
    }
  });

  test('plays a tournament by itself: two rounds, somebody leaves and comes back, somebody leaves for good, a final', async () => {
    const club = await Clubhouse.open(await fresh(), 0, BEGAN);
    try {
      const { games } = await playTournament(club, 16, 2, false);
      expect(games).toBe(4 + 4 + 1);
    } finally {
      await club.stop();
    }
  });
});
