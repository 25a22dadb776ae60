/** A season of 28 and a tournament of 32 on servers that are killed: every pairing once, standings right, nobody told twice. */
import { afterEach, expect, test } from 'vitest';
import { openStorage, type Where } from '../storage/open.ts';
import { Clubhouse } from './clubhouse.ts';
import { playSeason } from './clubSeason.ts';
import { playTournament } from './clubTournament.ts';
import { freshDatabase, onBothEngines } from './engines.ts';

const BEGAN = Date.UTC(2026, 8, 1);
const LIMIT = 900_000;
/** For the person who runs it. */
const report = (name: string, what: string) => process.stderr.write(`${name}: ${what}\n`);
let club: Clubhouse | null = null;
afterEach(() => club?.stop());

/** What only the database tells: no table without its place in a contest, no game twice, and no more calls than notices. */
async function expectOnce({ where, notices }: Clubhouse): Promise<void> {
  const { db, close } = await openStorage(where);
  try {
    const tables = await db.selectFrom('tables').select('id').execute();
    const fixtures = await db.selectFrom('fixture').select('table_id').execute();
    expect(fixtures.map(({ table_id }) => table_id).sort()).toEqual(tables.map(({ id }) => id).sort());
    const told = await db.selectFrom('notice').select('person_id').where('webhook', 'is not', null).execute();
    expect(notices.length).toBeLessThanOrEqual(told.length);
  } finally {
    await close();
  }
}

async function proven(name: string, where: Where, processes: number): Promise<void> {
  club = await Clubhouse.open(where, processes, BEGAN);
  const season = await playSeason(club, 4, true);
  expect(season.games).toBe(28);
  report(name, `season of 28: ${season.games} games, ${season.moves} moves`);
  const before = club.notices.length;
  const tournament = await playTournament(club, 32, 3, true);
  expect(tournament.games).toBe(8 + 8 + 8 + 1);
  report(name, `tournament of 32: ${tournament.games} games, ${tournament.moves} moves`);
  report(name, `${club.kills} kills, ${before} and ${club.notices.length - before} notices`);
  await club.stop();
  await expectOnce(club);
}

onBothEngines('a club on a server that is killed', fresh => {
  test('plays a season and a tournament', { timeout: LIMIT }, async () => {
    await proven('one process', await fresh(), 1);
  });
});

test('a club on two processes, killed in turn, plays a season and a tournament', { timeout: LIMIT }, async () => {
  await proven('two processes', await freshDatabase(), 2);
});
