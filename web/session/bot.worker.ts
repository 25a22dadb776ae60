/** Bots run in a web worker, so that the page stays responsive. They get a question built from their seat's view, never the state. */
import { askPlan, bots, Intentions } from '@tarsas/bots';
import { type Choice, type Core, pending, randomFrom, type Seat } from '@tarsas/kernel';
import { gameOf, mindOf } from '../../games/list.ts';

export interface BotQuestion {
  id: number;
  /** The table's id, under which plans of its bots are kept between questions. */
  table: string;
  game: string;
  bot: string;
  state: Core;
  seat: Seat;
  decision: string;
  seed: string;
}

export type BotAnswer = { id: number; choice: Choice } | { id: number; error: string };

const intentions = new Intentions();

addEventListener('message', async ({ data }: MessageEvent<BotQuestion>) => {
  postMessage(await answer(data));
});

async function answer({ id, table, game: gameId, bot: name, state, seat, decision: wanted, seed }: BotQuestion): Promise<BotAnswer> {
  try {
    const game = await gameOf(gameId);
    const bot = bots.find(bot => bot.name === name) ?? bots.at(-1)!;
    const decision = pending(game, state).find(d => d.seat === seat && d.id === wanted);
    if (!decision) throw new Error(`Decision ${wanted} is not open`);
    const who = `${table} ${seat}`;
    const meant = intentions.next(who, game, state, decision);
    if (meant) return { id, choice: meant };
    const mind = await mindOf(gameId);
    const [choice, ...rest] = askPlan(bot, game, state, decision, randomFrom(seed), { mind });
    intentions.keep(who, state, rest);
    return { id, choice };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
