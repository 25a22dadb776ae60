/** A bot turn in a worker thread: it blocks no request, and can be terminated when it takes too long. */
import { getPriority, setPriority } from 'node:os';
import { isMainThread, type MessagePort } from 'node:worker_threads';
import { askPlan, type Bot, bots, Intentions } from '@tarsas/bots';
import { apply, type Choice, type Core, type Game, type Kind, pending, randomFrom, type Seat } from '@tarsas/kernel';
import { mindOf } from '../../games/list.ts';
import { titles } from '../../games/registry.ts';

export interface BotTask {
  game: string;
  bot: string;
  /** Answers what is left of the turn once the time is up. */
  quick: string;
  state: Core;
  seat: Seat;
  /** Makes the answer to a question deterministic, in every process. */
  seed: string;
  /** Milliseconds of thinking for the whole turn. */
  limitMs: number;
  /** Gets a message when thinking begins: waiting for a thread does not count against the limit. */
  began: MessagePort;
}

/** A whole turn, ready to be committed at once. */
export interface BotTurn {
  moves: { decision: string; choice: Choice }[];
  thoughtMs: number;
  /** The time was up before the turn was over: the quick bot has answered the rest. */
  hurried: boolean;
}

/** How much nicer than the server's own thread: a tenth of its share of a core that both want. */
const NICER = 10;
const NICEST = 19;

/** Of this thread alone: Linux has a priority for each thread, and 0 means the calling one. Elsewhere it would be that of the whole server. */
if (!isMainThread && process.platform === 'linux') setPriority(0, Math.min(NICEST, getPriority(0) + NICER));

/** A turn longer than this is cut off: the bot repeats itself. */
const MOST = 200;

/** Like a person's draft, a turn ends where another seat is asked, where the barrier moves, or where the seat's next turn begins. */
export default async function think({ game: id, bot, quick, state, seat, seed, limitMs, began }: BotTask): Promise<BotTurn> {
  const game = titles.find(title => title.game.id === id)?.game;
  if (!game) throw new Error(`There is no game '${id}'`);
  const mind = await mindOf(id);
  began.postMessage('began');
  const start = performance.now();
  const isLate = () => performance.now() - start > limitMs;
  const intentions = new Intentions();
  const moves: BotTurn['moves'] = [];
  let hurried = false;
  for (let s = state; moves.length < MOST; ) {
    const asked = pending(game, s).find(decision => decision.seat === seat && decision.waiting);
    if (!asked) break;
    let choice = intentions.next('', game, s, asked);
    if (!choice) {
      hurried ||= moves.length > 0 && isLate();
      const random = randomFrom(`${seed}/${asked.id}`);
      const [first, ...rest] = askPlan(botNamed(hurried ? quick : bot), game, s, asked, random, { mind, stop: isLate });
      choice = first;
      intentions.keep('', s, rest);
    }
    moves.push({ decision: asked.id, choice });
    const { state: next } = apply(game, s, { seat, decision: asked.id, choice });
    const turn = turnIn(game, next, seat);
    if (next.barrier > s.barrier || (turn !== null && turn !== turnIn(game, s, seat))) break;
    s = next;
  }
  return { moves, thoughtMs: performance.now() - start, hurried };
}

const botNamed = (name: string): Bot => bots.find(bot => bot.name === name) ?? bots[0];

/** The frame of the turn that is being played where this seat is asked; null: outside of turns. */
function turnIn({ turns }: Game<Kind>, { lanes, stack }: Core, seat: Seat): string | null {
  return (lanes?.[seat]?.stack ?? stack).findLast(({ kind }) => turns?.includes(kind))?.id ?? null;
}
