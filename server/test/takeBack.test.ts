/** A request to take back reaches the whole last turn of whoever asks, as far as nobody has learnt anything since. */
import type { Choice, Core, Game, Kind, Move } from '@tarsas/kernel';
import { decide, optionsOf, pending, randomFrom, start, turnIn } from '@tarsas/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { terraMystica } from '../../games/terra-mystica/rules/index.ts';
import { onOneEngine } from './engines.ts';
import { aTable, type Running, running, type Somebody, somebody } from './running.ts';

const SEED = 'taking back';
const game = terraMystica as unknown as Game<Kind>;

/** Random moves up to a turn of seat 1, after one of seat 0 that took several moves and taught nobody anything; `first` is where that began. */
function upToALongTurn(): { moves: Move[]; first: number } {
  for (let n = 0; n < 200; n++) {
    const random = randomFrom(`${SEED} ${n}`);
    let { state } = start(game, { seats: 2, seed: SEED, options: {} });
    const moves: Move[] = [];
    const turns: (string | null)[] = [];
    while (!state.over) {
      const decision = pending(game, state).find(({ waiting }) => waiting)!;
      const first = moves.at(-1)?.seat === 0 && turns.at(-1) !== null ? turns.indexOf(turns.at(-1)!) : moves.length;
      const isLong = moves.length - first > 1 && moves.slice(first).every(({ seat }) => seat === 0) && state.barrier <= first;
      if (decision.seat === 1 && decision.frame.kind === 'act' && isLong) return { moves, first };
      turns.push(turnIn(game, state, decision.seat));
      const options = optionsOf(game, state, decision);
      const choice = options[random(options.length)] as Choice;
      moves.push({ seat: decision.seat, decision: decision.id, choice });
      state = decide(game, state, decision, choice).state as Core;
    }
  }
  throw new Error('Nobody takes several moves for a turn');
}

onOneEngine('taking back', fresh => {
  const { moves, first } = upToALongTurn();
  /** Entry 1 is the start. */
  const turn = Array.from({ length: moves.length - first }, (_, i) => first + 2 + i);
  let server: Running;
  beforeAll(async () => {
    server = await running(await fresh(), { newSeed: () => SEED });
  });
  afterAll(() => server?.stop());

  async function atTheTable() {
    const people = await Promise.all(['Anna', 'Béla'].map(name => somebody(server.url, name)));
    const id = await aTable('terra-mystica', people);
    for (const { seat, decision, choice } of moves) await people[seat]!.move({ id, moves: [{ decision, choice }] });
    const [anna, bela] = people as [Somebody, Somebody];
    const takeBack = async (who: Somebody) => (await who.table({ id })).position!.takeBack;
    const pass = async (who: Somebody) => {
      const { id: decision, options } = (await who.table({ id })).position!.decisions[0]!;
      return (await who.move({ id, moves: [{ decision, choice: options.find(option => option.do === 'pass')! }] })).position!.n;
    };
    return { id, anna, bela, takeBack, pass };
  }

  test('takes the whole last turn, and the others see what that is before they agree', async () => {
    const { id, anna, bela, takeBack } = await atTheTable();
    const whole = { to: first, entries: turn };
    expect(await takeBack(anna)).toEqual(whole);
    const { position } = await anna.propose({ id, what: 'undo', to: first });
    expect(position!.proposal).toEqual({ by: 0, what: 'undo', agreed: [0], ...whole });
    expect((await bela.table({ id })).position!.proposal).toEqual(position!.proposal);
    const { position: now } = await bela.answerProposal({ id, yes: true });
    expect(now!.waiting).toEqual([0]);
    expect((now!.view as { ply: number }).ply).toBe(first);
  });

  test('the log says which entries do not count any more, and they are not taken back twice', async () => {
    const { id, anna, bela, takeBack } = await atTheTable();
    await anna.propose({ id, what: 'undo' });
    const { position } = await bela.answerProposal({ id, yes: true });
    expect((await bela.log({ id })).lines.at(-1)).toMatchObject({ kind: 'agree', back: turn });
    const { seat, ...again } = moves[first]!;
    await anna.move({ id, seat, moves: [again] });
    expect(await takeBack(anna)).toEqual({ to: first, entries: [position!.n + 1] });
  });

  test('what others did since goes with it', async () => {
    const { anna, bela, takeBack, pass } = await atTheTable();
    const n = await pass(bela);
    expect((await takeBack(anna))!.entries).toEqual([...turn, n]);
    expect((await takeBack(bela))!.entries).toEqual([n]);
  });

  test('a request for something else than would be taken back now is refused', async () => {
    const { id, anna, bela, takeBack, pass } = await atTheTable();
    const told = await takeBack(bela);
    await pass(bela);
    expect(told?.to).not.toBe((await takeBack(bela))!.to);
    await expect(bela.propose({ id, what: 'undo', to: told?.to ?? 0 })).rejects.toMatchObject({ code: 'stale' });
    await expect(anna.propose({ id, what: 'undo', to: first + 1 })).rejects.toMatchObject({ code: 'stale' });
  });

  test('nobody else has anything to take back', async () => {
    const { id } = await atTheTable();
    const stranger = await somebody(server.url, 'Csilla');
    expect((await stranger.table({ id })).position!.takeBack).toBeNull();
  });
});
