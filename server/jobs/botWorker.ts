/** Runs in a thread of its own, so that a bot that thinks too long can be stopped and nobody else waits for it. */
import { askPlan, bots, type Plan } from '@tarsas/bots';
import { type Core, pending, randomFrom } from '@tarsas/kernel';
import { minds } from '../../games/minds.ts';
import { titles } from '../../games/registry.ts';

export interface BotTask {
  game: string;
  bot: string;
  state: Core;
  decision: string;
  /** The same table and question get the same answer, whoever asks. */
  seed: string;
}

/** The answer, and what the bot means to choose after it. */
export default async function think({ game: id, bot: name, state, decision: wanted, seed }: BotTask): Promise<Plan | null> {
  const game = titles.find(title => title.game.id === id)?.game;
  const bot = bots.find(bot => bot.name === name) ?? bots[0];
  if (!game) throw new Error(`There is no game '${id}'`);
  const decision = pending(game, state).find(({ id }) => id === wanted);
  const mind = (await minds[id]?.()) ?? null;
  return decision ? askPlan(bot, game, state, decision, randomFrom(seed), { mind }) : null;
}
