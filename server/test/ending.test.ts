/** A turn that was committed as ended is not asked about again, although others answer in between. */
import type { Choice, Core, Game, Kind, Move } from '@tarsas/kernel';
import { closing, decide, equal, optionsOf, pending, randomFrom, start } from '@tarsas/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { terraMystica } from '../../games/terra-mystica/rules/index.ts';
import { onOneEngine } from './engines.ts';
import { aTable, type Running, running, type Somebody, somebody } from './running.ts';

const SEED = 'ending';
const game = terraMystica as unknown as Game<Kind>;
const asked = (state: Core) => pending(game, state).find(({ waiting }) => waiting)!;

/** Random moves up to a turn of seat 0 in which an action offers power to seat 1, and that action. */
function upToAnOffer(): { moves: Move[]; action: Choice } {
  for (let n = 0; n < 200; n++) {
    const random = randomFrom(`${SEED} ${n}`);
    let { state } = start(game, { seats: 2, seed: SEED, options: {} });
    const moves: Move[] = [];
    while (!state.over) {
      const decision = asked(state);
      const options = optionsOf(game, state, decision);
      const offering =
        decision.seat === 0 &&
        decision.frame.kind === 'act' &&
        options.find(option => isAskedNext(decide(game, state, decision, option).state));
      if (offering) return { moves, action: offering };
      const choice = options[random(options.length)]!;
      moves.push({ seat: decision.seat, decision: decision.id, choice });
      state = decide(game, state, decision, choice).state;
    }
  }
  throw new Error('Nobody is ever offered power');
}

/** Seat 1 is asked about power, and after declining it seat 0 may still convert. */
function isAskedNext(state: Core): boolean {
  if (state.over || asked(state).frame.kind !== 'leech') return false;
  const decline = optionsOf(game, state, asked(state)).find(option => option.do === 'decline')!;
  const after = decide(game, state, asked(state), decline).state;
  return !after.over && asked(after).seat === 0 && asked(after).frame.kind === 'wrapUp' && closing(game, after, 0, { turn: null }) !== null;
}

onOneEngine('the end of a turn', fresh => {
  const { moves, action } = upToAnOffer();
  let server: Running;
  beforeAll(async () => {
    server = await running(await fresh(), { newSeed: () => SEED });
  });
  afterAll(() => server?.stop());

  /** Anna acts, Béla declines the power she offers him. */
  async function after(ends: boolean) {
    const people = await Promise.all(['Anna', 'Béla'].map(name => somebody(server.url, name)));
    const id = await aTable('terra-mystica', people);
    for (const { seat, decision, choice } of moves) await people[seat]!.move({ id, moves: [{ decision, choice }] });
    const [anna, bela] = people as [Somebody, Somebody];
    const answer = async (who: Somebody, fits: (choice: Choice) => boolean, more: object = {}) => {
      const { id: decision, options } = (await who.table({ id })).position!.decisions[0]!;
      return who.move({ id, moves: [{ decision, choice: options.find(option => fits(option as Choice))! }], ...more });
    };
    await answer(anna, choice => equal(choice, action), { ends });
    const { position } = await answer(bela, choice => choice.do === 'decline');
    return { id, anna, bela, answer, waiting: position!.waiting };
  }

  test('comes by itself after the others have answered; nothing marks it as an order', async () => {
    const { id, anna, waiting } = await after(true);
    expect(waiting).toEqual([1]);
    const { lines } = await anna.log({ id });
    expect(lines.slice(moves.length + 1).map(({ seat, auto }) => [seat, auto])).toEqual([
      [0, undefined],
      [1, undefined],
      [0, undefined],
    ]);
  });

  test('is asked for where it was not said, and can be said with a conversion', async () => {
    const { anna, answer, waiting } = await after(false);
    expect(waiting).toEqual([0]);
    const { position } = await answer(anna, choice => choice.do === 'convert' || choice.do === 'sacrifice', { ends: true });
    expect(position!.waiting).toEqual([1]);
  });

  test('that was taken back does not come by itself again', async () => {
    const { id, anna, bela } = await after(true);
    await anna.propose({ id, what: 'undo' });
    const { position } = await bela.answerProposal({ id, yes: true });
    expect(position!.waiting).toEqual([0]);
  });
});
