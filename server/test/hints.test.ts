/** No hint reaches a player at a table with people who did not agree to them: what the server says, refuses and counts. */
import { expect } from 'vitest';
import type { Client } from '../api/client.ts';
import { refused, withGuests } from './guests.ts';
import { aTable, member, playOn, type Somebody } from './running.ts';

const NONE = { direction: 0, move: 0, why: 0 };

/** Whoever is asked, and the question. */
async function askedAt(id: string, people: readonly Somebody[]): Promise<{ who: Client; seat: number; decision: string }> {
  for (const who of people) {
    const { position, table } = await who.table({ id });
    const open = position!.decisions.find(({ waiting }) => waiting);
    if (open) return { who, seat: table.yours[0]!, decision: open.id };
  }
  throw new Error('Nobody is asked');
}

withGuests('hints', test => {
  test('are at a table only where it was opened with them, and everybody sees that before they sit down', async ({
    anna,
    bela,
    csilla,
  }) => {
    const { table: without } = await anna.openTable({ game: 'example', seats: 2 });
    const { table } = await anna.openTable({ game: 'example', seats: 2, hints: true });
    expect([without.hints, table.hints]).toEqual([false, true]);
    expect((await csilla.table({ id: table.id })).table.hints).toBe(true);
    const listed = (await csilla.tables({ list: 'open' })).tables;
    expect(listed.filter(({ hints }) => hints).map(({ id }) => id)).toContain(table.id);
    await bela.join({ id: table.id });
    await anna.start({ id: table.id });
    for (const who of [anna, bela]) expect((await who.table({ id: table.id })).position!.hints).toBe(true);
    // Whoever only watches is given none.
    expect((await csilla.table({ id: table.id })).position!.hints).toBe(false);
  });

  test('are counted by step with the seat, for everybody to see', async ({ anna, bela, csilla }) => {
    const id = await aTable('example', [anna, bela], { hints: true });
    const { who, seat, decision } = await askedAt(id, [anna, bela]);
    for (const step of ['direction', 'move', 'move', 'why'] as const) await who.useHint({ id, decision, step });
    const { table } = await csilla.table({ id });
    // Once about each question.
    expect(table.seats[seat]!.hints).toEqual({ direction: 1, move: 1, why: 1 });
    expect(table.seats[1 - seat]!.hints).toEqual(NONE);
    // The game itself has heard nothing of it.
    expect(table.n).toBe(1);
    await playOn(id, [anna, bela], id, 2);
    const next = await askedAt(id, [anna, bela]);
    const before = (await csilla.table({ id })).table.seats[next.seat]!.hints;
    for (const step of ['move', 'move'] as const) await next.who.useHint({ id, decision: next.decision, step });
    expect((await csilla.table({ id })).table.seats[next.seat]!.hints).toEqual({ ...before, move: before.move + 1 });
  });

  test('are refused where the table did not agree: nothing is allowed, and nothing is counted', async ({ anna, bela }) => {
    const id = await aTable('example', [anna, bela]);
    for (const who of [anna, bela]) expect((await who.table({ id })).position!.hints).toBe(false);
    const { who, seat, decision } = await askedAt(id, [anna, bela]);
    for (const step of ['direction', 'move', 'why'] as const)
      expect(await refused(who.useHint({ id, decision, step }))).toBe('403 noHints');
    expect((await who.table({ id })).table.seats[seat]!.hints).toEqual(NONE);
  });

  test('are for whoever plays the seat, about what they are asked', async ({ anna, bela, csilla }) => {
    const id = await aTable('example', [anna, bela], { hints: true });
    const { who, seat, decision } = await askedAt(id, [anna, bela]);
    expect(await refused(csilla.useHint({ id, decision, step: 'move' }))).toBe('403 notSeated');
    expect(await refused(csilla.useHint({ id, seat, decision, step: 'move' }))).toBe('403 notSeated');
    expect(await refused(who.useHint({ id, seat: 1 - seat, decision, step: 'move' }))).toBe('403 notYours');
    expect(await refused(who.useHint({ id, decision: 'nothing', step: 'move' }))).toBe('409 notAsked');
    await who.leaveToBot({ id, bot: 'greedy' });
    expect(await refused(who.useHint({ id, decision, step: 'move' }))).toBe('409 botPlays');
    expect((await who.table({ id })).position!.hints).toBe(false);
  });

  test('come again with a rematch, and never with ratings', async ({ server, anna, bela }) => {
    const id = await aTable('example', [anna, bela], { hints: true });
    await anna.resign({ id });
    expect((await bela.rematch({ id })).table.hints).toBe(true);
    expect(await refused(anna.openTable({ game: 'example', seats: 2, hints: true, rated: true }))).toBe('400 ratedWithHints');
    // Against bots accounts are compared with bots, but not with hints.
    const dora = await member(server, 'Dora', 'hints-dora@example.org');
    const { table } = await dora.openTable({ game: 'example', seats: 2, hints: true });
    await dora.setBot({ id: table.id, seat: 1, bot: 'greedy' });
    await dora.start({ id: table.id });
    await dora.resign({ id: table.id });
    const { me } = await dora.me();
    expect((await dora.person({ id: me!.tag })).ratings ?? []).toEqual([]);
  });
});
