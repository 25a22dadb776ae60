/** Our own games as the reference server wants to read them. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect, test } from 'vitest';
import { MAP_IDS } from '../data/index.ts';
import { exportLog } from '../notation/index.ts';
import { type Facts, type Options, terraMystica } from '../rules/index.ts';
import { botGame } from './botGame.ts';
import { roundtrip } from './roundtrip.ts';

const FIRE_AND_ICE = { iceFactions: true, volcanoFactions: true, variableFactions: true };
/** A game for each map; three hundred in the slow suite, which sets 20. */
const GAMES = process.env.TARSAS_LAWS ? 3 * Number(process.env.TARSAS_LAWS) : 1;

describe('games of bots survive export and import', () => {
  test.each(MAP_IDS.map((map, i) => ({ map, i })))('$map', { timeout: 600_000 }, ({ map, i }) => {
    for (let n = 0; n < GAMES; n++) {
      const seed = `export ${map} ${n}`;
      const options: Partial<Options> = {
        ...FIRE_AND_ICE,
        map,
        turnOrder: n % 2 === 0 ? 'clockwise' : 'variable',
        leech: n % 3 === 2 ? 'open' : 'at-once',
        newTownTiles: n % 4 > 1,
      };
      expect(roundtrip(botGame(seed, 2 + ((i + n) % 4), options).log), seed).toBeNull();
    }
  });
});

/** What a test needs is looked for in so many games: bots hardly ever lose a spade. */
const SEARCHED = 12;

describe('what the reference server wants to hear', () => {
  rule('TM-DEC-17 TM-DIFF-10', 'that passing ends the double turn', () => {
    const log = { game: terraMystica.id, rules: terraMystica.rules, seats: 2, options: {}, seed: 'a', moves: [] };
    expect(exportLog(log).split('\n')).toContain('option strict-chaosmagician-sh');
  });

  rule('TM-TERRA-11', 'every spade that is lost, before the dwelling that ends the action', () => {
    let lost = 0;
    for (let n = 0; n < 2 || (lost === 0 && n < SEARCHED); n++) {
      const { log, facts } = botGame(`spades ${n}`, 3, {});
      const spades = facts
        .filter(({ key }) => key === 'spadesLost')
        .reduce((sum, { args }) => sum + (args as Facts['spadesLost']).spades, 0);
      const written = [...exportLog(log).matchAll(/-(\d*)SPADE/g)].reduce((sum, [, count]) => sum + Number(count || 1), 0);
      expect(written, `spades ${n}`).toBe(spades);
      expect(exportLog(log)).not.toMatch(/action (ACT[56]|BON1)[^\n]*build \w+\. -\d*SPADE/);
      lost += spades;
    }
    expect(lost).toBeGreaterThan(0);
  });

  rule('TM-LEECH-12', 'that a neighbour with full bowls declines', () => {
    let found = 0;
    for (let n = 0; n < 2; n++) {
      const { log, facts } = botGame(`full ${n}`, 4, {});
      const offered = facts.filter(({ key }) => key === 'offered').length;
      const answered = [...exportLog(log).matchAll(/: (leech|decline) \d+ from/g)].length;
      expect(answered, `full ${n}`).toBeGreaterThanOrEqual(offered);
      found += answered - offered;
    }
    expect(found).toBeGreaterThan(0);
  });

  rule('TM-LEECH-06', 'the whole turn in one line, and the answers of others after it', () => {
    for (let n = 0; n < 2; n++) {
      const text = exportLog(botGame(`one line ${n}`, 4, {}).log).split('\n');
      // A faction with a second line right after an answer is not on turn any more, or still has something to take.
      for (const [i, line] of text.entries()) {
        const [faction, commands = ''] = line.split(': ');
        const wasAnswered = /: (leech|decline) \d+ from/.exec(text[i - 1] ?? '') && text[i - 1].endsWith(` ${faction}`);
        if (wasAnswered && !line.includes('#')) expect(commands, line).not.toMatch(/^(build|dig|transform|bridge)/);
      }
    }
  });

  test('an auction and the first game cannot be written, and the export says so', () => {
    for (const factions of ['auction', 'introductory'] as const) {
      const log = { game: terraMystica.id, rules: terraMystica.rules, seats: 3, options: { factions }, seed: 'a', moves: [] };
      expect(() => exportLog(log)).toThrow(`A game with factions by '${factions}' cannot be written in this notation.`);
    }
  });
});
