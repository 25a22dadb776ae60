/** What those who look at a table are shown, asked for once or by a stream of events. */
import { expect } from 'vitest';
import { nothingWentWrong, refused, withGuests } from './guests.ts';
import { aTable, Ear, playOn, somebody } from './running.ts';

withGuests('looking at tables', test => {
  test('a link to a position shows it as it was, to anyone, without secrets and without questions', async ({ anna, bela, csilla }) => {
    const id = await aTable('canary', [anna, bela]);
    await playOn(id, [anna, bela], 'three', 3);
    const mine = await anna.table({ id, at: 2 });
    expect(mine.position).toMatchObject({ n: 2, viewer: 0, decisions: [] });
    const { position } = await csilla.table({ id, at: 2 });
    expect(position).toMatchObject({ n: 2, viewer: 'public', decisions: [] });
    expect(JSON.stringify(position)).not.toContain('canary-');
    expect(await refused(csilla.table({ id, at: 99 }))).toBe('404 noPosition');
    expect(await refused(csilla.table({ id, seat: 0 }))).toBe('403 notYours');
  });

  test('of my tables those that wait for me come first', async ({ server, bela }) => {
    const dora = await somebody(server.url, 'Dóra');
    const waits = await aTable('example', [dora, bela]);
    const moved = await aTable('example', [dora, bela]);
    await playOn(moved, [dora], 'one', 1);
    const { tables } = await dora.tables({ list: 'mine' });
    expect(tables.map(({ id, yourTurn }) => [id, yourTurn])).toEqual([
      [waits, true],
      [moved, false],
    ]);
  });

  test('chat is for those who sit there to write, notes for oneself to read', async ({ anna, bela, csilla }) => {
    const id = await aTable('example', [anna, bela]);
    const { message } = await anna.say({ id, text: 'Szia, Béla! 🎲' });
    expect((await csilla.chat({ id })).messages).toEqual([{ ...message, yours: false }]);
    expect(await refused(csilla.say({ id, text: 'Hi' }))).toBe('403 notSeated');
    await anna.setNote({ id, text: 'he bluffs' });
    await anna.setNote({ id, text: 'he always bluffs' });
    expect((await anna.note({ id })).text).toBe('he always bluffs');
    expect((await bela.note({ id })).text).toBe('');
    expect(await refused(csilla.note({ id }))).toBe('403 notSeated');
  });

  test('whoever watches sees every entry in order, and after a break what was missed', async ({ server, anna, bela }) => {
    const id = await aTable('example', [anna, bela]);
    const ear = await Ear.open(server.url, id, anna.token);
    await ear.until(({ event }) => event === 'position');
    await playOn(id, [anna, bela], 'watched', 3);
    await ear.until(({ table }) => (table as { n: number }).n === 4);
    ear.close();
    await playOn(id, [anna, bela], 'on');
    const { table } = await anna.table({ id });
    const later = await Ear.open(server.url, `${id}:4`, anna.token);
    const { lines } = await later.until(({ event }) => event === 'position');
    later.close();
    const numbers = [...ear.heard.flatMap(({ lines }) => lines as { n: number }[]), ...(lines as { n: number }[])].map(({ n }) => n);
    expect(numbers).toEqual([...Array(table.n + 1).keys()].slice(2));
  });

  test('one stream tells of all my tables, and of those I join later', async ({ server, anna, bela, csilla }) => {
    const first = await aTable('example', [anna, bela]);
    const ear = await Ear.open(server.url, '', bela.token);
    await playOn(first, [anna], 'x', 1);
    expect(await ear.until(({ id, n }) => id === first && n === 2)).toMatchObject({ event: 'table', waiting: [1] });
    const second = await aTable('example', [csilla, bela]);
    await ear.until(({ id, n }) => id === second && n === 1);
    await anna.say({ id: first, text: 'not watched, not told' });
    ear.close();
    expect(ear.heard.every(({ event }) => event === 'table')).toBe(true);
  });

  test('no proxy may pack a stream, gather it or keep it, in either format', async ({ server }) => {
    for (const accept of ['text/event-stream', 'application/x-ndjson']) {
      const { headers, body } = await fetch(`${server.url}/api/v1/events`, { headers: { accept } });
      await body!.cancel();
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': accept,
        'cache-control': 'no-store, no-transform',
        'content-encoding': 'identity',
        'x-accel-buffering': 'no',
      });
    }
  });

  test('browsers get the same as server-sent events', async ({ server, anna, bela }) => {
    const id = await aTable('example', [anna, bela]);
    const answer = await fetch(`${server.url}/api/v1/events?watch=${id}`, { headers: { 'last-event-id': `${id}:0` } });
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    const reader = answer.body!.getReader();
    let text = '';
    while (!text.includes('data: ')) text += new TextDecoder().decode((await reader.read()).value);
    await reader.cancel();
    expect(text).toContain(`event: position\nid: ${id}:1\ndata: {`);
    expect(text).toContain('"lines":[{"n":1,');
  });

  nothingWentWrong(test);
});
