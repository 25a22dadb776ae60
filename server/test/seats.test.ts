/** Who sits there now is who is shown: streams change or end with the right to see. */
import { describe, expect, vi } from 'vitest';
import { canary } from './canary.ts';
import { type Guests, withGuests } from './guests.ts';
import { aTable, browser, Ear, type Heard, member, playOn } from './running.ts';

const viewersIn = (ear: Ear) =>
  ear.heard.flatMap(({ position }) => (position ? [(position as { viewer: unknown }).viewer] : [])) as (number | 'public')[];
const hasStarted = (event: Heard) => ((event.table as { n: number } | undefined)?.n ?? 0) > 2;

/** Béla sits down, looks through the seat, and leaves it to Csilla; the game begins. */
async function handedOn({ server, anna, bela, csilla }: Guests, game: string, visibility: 'open' | 'link' | 'private') {
  const { table } = await anna.openTable({ game, seats: 2, visibility });
  const { id } = table;
  await bela.join({ id, invite: table.invite! });
  const ears = await Promise.all([`${id}@1:0`, `${id}:0`].map(watch => Ear.open(server.url, watch, bela.token)));
  for (const ear of ears) await ear.until(({ event }) => event === 'position');
  await bela.leave({ id });
  await csilla.join({ id, invite: table.invite! });
  await anna.start({ id });
  await playOn(id, [anna, csilla], 'handed on', 3);
  return { id, ears };
}

withGuests('seats that change hands', test => {
  describe.each(['canary', 'example', 'empires-end', 'viscounts'])('%s', game => {
    test.for(['open', 'link'] as const)(
      'who has left is shown what the public is shown: %s',
      async (visibility, { server, anna, bela, csilla }) => {
        const { ears } = await handedOn({ server, anna, bela, csilla }, game, visibility);
        for (const ear of ears) {
          await ear.until(hasStarted);
          ear.close();
          expect(new Set(viewersIn(ear))).toEqual(new Set(['public']));
          expect(ear.raw.join('\n')).not.toMatch(/canary-1-/);
          expect(ear.heard.flatMap(({ position }) => (position as { decisions: object[] } | null)?.decisions ?? [])).toEqual([]);
        }
      },
    );

    test('who has left a private table is shown nothing more', async ({ server, anna, bela, csilla }) => {
      const { id, ears } = await handedOn({ server, anna, bela, csilla }, game, 'private');
      for (const ear of ears) {
        await ear.until(({ event }) => event === 'bye');
        expect(viewersIn(ear)).toEqual([]);
      }
      await expect(Ear.open(server.url, id, bela.token)).rejects.toThrow('noTable');
    });
  });

  test('who has left hears nothing more in passing either', async ({ server, anna, bela, csilla }) => {
    const { table } = await anna.openTable({ game: 'example', seats: 2, visibility: 'private' });
    const { id, invite } = table;
    const ear = await Ear.open(server.url, '', bela.token);
    await bela.join({ id, invite: invite! });
    await ear.until(event => event.id === id);
    await bela.leave({ id });
    await csilla.join({ id, invite: invite! });
    await anna.start({ id });
    const next = await aTable('example', [anna, bela]);
    await ear.until(event => event.id === next && (event.n as number) > 0);
    ear.close();
    expect(ear.heard.filter(event => event.id === id && (event.n as number) > 0)).toEqual([]);
  });

  test('who sits down while looking is shown the seat', async ({ server, anna, bela }) => {
    const { table } = await anna.openTable({ game: 'canary', seats: 2 });
    const ear = await Ear.open(server.url, table.id, bela.token);
    await bela.join({ id: table.id });
    await anna.start({ id: table.id });
    const { position } = await ear.until(event => event.position !== null && event.position !== undefined);
    expect(position).toMatchObject({ viewer: 1 });
    ear.close();
  });

  test('signing out, and deleting the account, end streams at once', async ({ server, bela }) => {
    const dora = await member(server, 'Dóra', 'dora@example.org');
    const id = await aTable('canary', [dora, bela]);
    const ask = browser(server);
    await ask('/auth/sign-in/email', { email: 'dora@example.org', password: 'a long password' });
    const ear = await Ear.open(server.url, id, dora.token);
    await ask('/auth/sign-out', {});
    await ear.until(({ event }) => event === 'bye');
    const again = await Ear.open(server.url, id, dora.token);
    await again.until(({ event }) => event === 'position');
    await dora.deleteMe({ confirm: true });
    await again.until(({ event }) => event === 'bye');
    const last = again.heard.findLast(({ event }) => event === 'position');
    expect(JSON.stringify(last)).toContain('"viewer"');
    await expect(dora.table({ id, seat: 0 })).rejects.toMatchObject({ code: 'notYours' });
  });

  test('whoever comes back one entry later is told that entry, and nothing is played again for it', async ({ server, anna, bela }) => {
    const id = await aTable('canary', [anna, bela]);
    await playOn(id, [anna, bela], 'some moves', 5);
    const chosen = vi.spyOn(canary.steps.ask as { choose(): void }, 'choose');
    try {
      const ear = await Ear.open(server.url, `${id}@0:5`, anna.token);
      const { lines } = await ear.until(({ event }) => event === 'position');
      expect((lines as { n: number }[]).map(({ n }) => n)).toEqual([6]);
      ear.close();
      expect((await anna.log({ id })).lines).toHaveLength(6);
      expect(chosen).not.toHaveBeenCalled();
      // The spy sees what is played.
      await playOn(id, [anna, bela], 'another', 1);
      expect(chosen).toHaveBeenCalledOnce();
    } finally {
      chosen.mockRestore();
    }
  });

  test('a standing order does not show: no entry, no push, no later time', async ({ server, anna, bela }) => {
    const id = await aTable('canary', [anna, bela]);
    await playOn(id, [bela], 'answers', 1);
    const ear = await Ear.open(server.url, id, anna.token);
    await ear.until(({ event }) => event === 'position');
    const before = await anna.table({ id });
    await bela.order({ id, wish: { always: 'keep' } });
    await bela.order({ id, wish: null });
    await bela.order({ id, wish: { always: 'keep' } });
    expect(await anna.table({ id })).toEqual(before);
    expect((await bela.orders({ id })).orders).toEqual([{ seat: 1, wish: { always: 'keep' } }]);
    await playOn(id, [anna], 'and it is followed', 1);
    await ear.until(event => ((event.table as { n: number }).n ?? 0) === 4);
    ear.close();
    expect(ear.heard.map(({ table }) => (table as { n: number }).n)).toEqual([2, 4]);
  });

  test('a move whose answer was lost is answered again with the entry it became', async ({ anna, bela }) => {
    const id = await aTable('example', [anna, bela]);
    const { position } = await anna.table({ id });
    const [{ id: decision, options }] = position!.decisions;
    const moves = [{ decision, choice: options[0] }];
    const first = await anna.move({ id, moves });
    expect(first.entry).toBe(2);
    expect(await anna.move({ id, moves })).toEqual(first);
    await playOn(id, [bela], 'meanwhile', 1);
    expect(await anna.move({ id, moves })).toMatchObject({ entry: 2, table: { n: 3 } });
    await expect(anna.move({ id, moves: [{ decision, choice: options[1] }] })).rejects.toMatchObject({ code: 'stale' });
    await expect(bela.move({ id, seat: 0, moves })).rejects.toMatchObject({ code: 'notYours' });
    await anna.resign({ id });
    expect(await anna.move({ id, moves })).toMatchObject({ entry: 2, table: { status: 'over' } });
    expect((await anna.log({ id })).lines.filter(({ kind }) => kind === 'move')).toHaveLength(2);
  });

  test('a move that was taken back is not taken for one whose answer was lost', async ({ anna, bela }) => {
    const id = await aTable('canary', [anna, bela]);
    const { position } = await anna.table({ id });
    const [{ id: decision, options }] = position!.decisions;
    await anna.move({ id, moves: [{ decision, choice: options[0] }] });
    await anna.propose({ id, what: 'undo', to: 0 });
    await bela.answerProposal({ id, yes: true });
    expect(await anna.move({ id, moves: [{ decision, choice: options[0] }] })).toMatchObject({ entry: 5 });
  });
});
