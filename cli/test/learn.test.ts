import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tarsas, temporaryFolder } from './scripted.ts';

const folder = temporaryFolder();

/** Learns Pebbles in a folder of its own, and says what came of it. */
async function learned(name: string, args: string) {
  const home = join(folder, name);
  const save = join(folder, `${name}.json`);
  const { status, json } = await tarsas(`learn example --from nothing --threads 1 --folder ${home} --save ${save} --json ${args}`);
  expect(status).toBe(0);
  return { home, report: json(), file: save };
}

describe('learn', () => {
  test('plays, trains, and lets the new judgement in only if it has won', async () => {
    const { report, file } = await learned('once', '--games 120 --gate 60 --passes 20 --seed once');
    const [{ gate, accepted, ...result }] = report.results;
    expect(result).toMatchObject({ generation: 1, games: 120 });
    expect(gate).toMatchObject({ against: null, games: 60 });
    expect(accepted).toBe(gate.points[0] > gate.points[1] && gate.firstPlaces > 0.5);
    if (accepted) expect(JSON.parse(readFileSync(file, 'utf8')).card).toMatchObject({ generation: 1, games: 120, gate: { games: 60 } });
  });

  test('gives the same weights for the same seed', async () => {
    const weights = async (name: string, seed: string) => {
      const { home } = await learned(name, `--games 24 --gate 2 --passes 3 --seed ${seed}`);
      return readFileSync(join(home, '001', 'judgement.json'), 'utf8');
    };
    const one = await weights('first', 'same');
    expect(await weights('second', 'same')).toBe(one);
    expect(await weights('third', 'other')).not.toBe(one);
  });

  test('goes on where it was stopped: what was played is not played again', async () => {
    const args = '--games 100 --gate 2 --passes 2 --seed resumed';
    const { home, report } = await learned('whole', args);
    const positions = () => readdirSync(join(home, '001')).filter(name => name.endsWith('.positions.gz'));
    const [first, second] = positions();
    const before = readFileSync(join(home, '001', second));
    rmSync(join(home, '001', 'result.json'));
    rmSync(join(home, '001', second));
    rmSync(join(home, 'judgement.json'), { force: true });
    const again = await learned('whole', args);
    expect(positions()).toEqual([first, second]);
    expect(readFileSync(join(home, '001', second)).equals(before)).toBe(true);
    expect(again.report.results).toEqual(report.results);
  });

  test('trains on games that were played elsewhere', async () => {
    const { home } = await learned('elsewhere', '--games 24 --seed elsewhere --play-only');
    expect(readdirSync(join(home, '001'))).toEqual(['elsewhere-0000.positions.gz']);
    const { report } = await learned('elsewhere', '--games 24 --gate 2 --passes 2 --seed here');
    expect(report.results[0]).toMatchObject({ generation: 1, games: 48 });
  });

  test('says so when there is no such network to go on from', async () => {
    const { status, err } = await tarsas(`learn example --from ${join(folder, 'nowhere.bin')} --folder ${join(folder, 'refused')}`);
    expect(status).toBe(2);
    expect(err[0]).toContain('There is no file');
  });
});
