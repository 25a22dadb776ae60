/** A whole game of bots with its moves. */
import { advance, type Fact, optionsOf, pending, randomFrom, start, type TableLog } from '@tarsas/kernel';
import { ask } from '../../../bots/bot.ts';
import { botOf, RUNGS } from '../../../bots/ladder.ts';
import { mind } from '../bot/index.ts';
import { type Choice, type Options, terraMystica } from '../rules/index.ts';

const greedy = botOf(RUNGS.find(({ name }) => name === 'greedy')!);

/** Greedy bots, one question in four answered with any choice at all. */
export function botGame(seed: string, seats: number, options: Partial<Options>): { log: TableLog<Choice>; facts: Fact[] } {
  const random = randomFrom(seed);
  const log: TableLog<Choice> = { game: terraMystica.id, rules: terraMystica.rules, seats, options, seed, moves: [] };
  const { state } = start(terraMystica, log);
  const facts: Fact[] = [];
  while (!state.over) {
    const [decision] = pending(terraMystica, state).filter(({ waiting }) => waiting);
    const all = random(4) === 0 ? optionsOf(terraMystica, state, decision) : null;
    const choice = all ? all[random(all.length)] : ask(greedy, terraMystica, state, decision, random, { mind });
    log.moves.push({ seat: decision.seat, decision: decision.id, choice });
    facts.push(...advance(terraMystica, state, decision, choice));
  }
  return { log, facts };
}
