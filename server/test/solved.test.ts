/** Positions to solve: what a device has kept is put together with the account, a guest's goes along, and it belongs to "my data". */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { puzzles } from '../../games/posed.ts';
import { addSolved, adoptSolved, solvedBy } from '../people/solved.ts';
import type { Storage } from '../storage/open.ts';
import { onBothEngines } from './engines.ts';
import { member, type Running, running, somebody } from './running.ts';

onBothEngines('solving', fresh => {
  let server: Running;
  let ids: string[];
  beforeAll(async () => {
    server = await running(await fresh());
    ids = (await puzzles.viscounts()).puzzles.map(({ id }) => id);
  });
  afterAll(() => server?.stop());

  const solved = (position: string, state: 'tried' | 'shown' | 'solved', tries: number, at: number) => ({
    game: 'viscounts',
    position,
    state,
    tries,
    at,
  });

  test('two devices are put together: what is further counts, the more tries, and the earlier time', async () => {
    const anna = await somebody(server.url, 'Anna');
    expect(await anna.solved()).toEqual({ positions: [] });
    await anna.solve({ positions: [solved(ids[0], 'solved', 2, 2_000), solved(ids[1], 'tried', 4, 3_000)] });
    const { positions } = await anna.solve({ positions: [solved(ids[0], 'tried', 5, 1_000), solved(ids[1], 'solved', 1, 4_000)] });
    const both = [solved(ids[0], 'solved', 5, 2_000), solved(ids[1], 'solved', 4, 4_000)].sort((a, b) =>
      a.position < b.position ? -1 : 1,
    );
    expect(positions).toEqual(both);
    expect((await anna.solve({ positions: [solved(ids[0], 'solved', 1, 1_500)] })).positions).toContainEqual(
      solved(ids[0], 'solved', 5, 1_500),
    );
  });

  test('what is no position of ours is left out, the same twice is one, and tomorrow is today', async () => {
    const bela = await somebody(server.url, 'Béla');
    const { positions } = await bela.solve({
      positions: [
        solved('none', 'solved', 1, 1),
        { ...solved(ids[0], 'solved', 1, 1), game: 'constructor' },
        solved(ids[0], 'solved', 1, 9e15),
        solved(ids[0], 'tried', 6, 1),
      ],
    });
    expect(positions).toEqual([{ ...solved(ids[0], 'solved', 6, 1), at: expect.any(Number) }]);
    expect(positions[0].at).toBeLessThanOrEqual(Date.now());
    await expect(bela.solve({ positions: [solved(ids[0], 'solved', -1, 1)] })).rejects.toMatchObject({ status: 400 });
  });

  test('nobody without a name has any, it comes with my data, and it goes with me', async () => {
    const anyone = await fetch(`${server.url}/api/v1/me/solved`);
    expect(anyone.status).toBe(401);
    const csilla = await member(server, 'Csilla', 'csilla@example.org');
    await csilla.solve({ positions: [solved(ids[0], 'shown', 3, 1_000)] });
    expect((await csilla.ownData()).data).toMatchObject({ solved: [solved(ids[0], 'shown', 3, 1_000)] });
    const guest = await somebody(server.url, 'Guest');
    await guest.solve({ positions: [solved(ids[0], 'shown', 3, 1_000)] });
    await guest.deleteMe({ confirm: true });
    const stranger = await somebody(server.url, 'Stranger');
    expect(await stranger.solved()).toEqual({ positions: [] });
  });
});

onBothEngines('what a guest has solved', fresh => {
  let storage: Storage;
  beforeAll(async () => {
    const { openStorage } = await import('../storage/open.ts');
    storage = await openStorage(await fresh());
  });
  afterAll(() => storage?.close());

  test('goes along to the account, which keeps what is further', async () => {
    const { db } = storage;
    for (const id of ['guest', 'person'])
      await db
        .insertInto('person')
        .values({ id, name: id, email: `${id}@example.org`, emailVerified: false } as never)
        .execute();
    const [one, other] = (await puzzles.viscounts()).puzzles.map(({ id }) => id);
    const row = (position: string, state: 'tried' | 'solved', tries: number) => ({ game: 'viscounts', position, state, tries, at: 5 });
    await addSolved(db, 'guest', [row(one, 'solved', 1), row(other, 'tried', 7)], 10);
    await addSolved(db, 'person', [row(other, 'solved', 2)], 10);
    await adoptSolved(db, 'guest', 'person');
    expect(await solvedBy(db, 'person')).toEqual(
      [row(one, 'solved', 1), row(other, 'solved', 7)].sort((a, b) => (a.position < b.position ? -1 : 1)),
    );
    // What is known already is not written again.
    const written = () => sql`select xmin::text, position from solved where person_id = 'person' order by position`.execute(db);
    const { rows: before } = await written();
    await addSolved(db, 'person', [row(one, 'tried', 1), row(other, 'tried', 7)], 10);
    expect((await written()).rows).toEqual(before);
    await db.deleteFrom('person').where('id', '=', 'guest').execute();
    expect(await solvedBy(db, 'guest')).toEqual([]);
  });
});
