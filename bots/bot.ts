/** What an opponent is, and what it may know when it is asked. `Bot` implementations get a `Question`; only `askPlan` sees the state. */
import {
  type Choice,
  clone,
  type Decision,
  equal,
  type Game,
  glimpse,
  imagine,
  type Kind,
  type Like,
  optionsOf,
  type Random,
  type Seat,
} from '@tarsas/kernel';
import { type Budget, Effort } from './effort.ts';
import { askedIn } from './lookahead.ts';
import type { Mind, Plan } from './mind.ts';

/** A question as the seat that is asked may see it. */
export interface Question<G extends Kind = Kind> {
  readonly game: Game<G>;
  readonly seat: Seat;
  /** The id of the decision. Its frame may hold the others' sealed answers, so it is to be looked for in `view` or in an imagined world. */
  readonly decision: string;
  /** Computed on first use, like the view: a bot that plans needs no list, a random bot no view. */
  readonly options: readonly G['choice'][];
  /** What the seat may know. */
  readonly view: G['view'];
  /** A full world that the seat cannot tell from the real one, another one each time. */
  imagine(): G['state'];
  /** The mind's plans in such a world, for bots that need no more than them: nobody sees that world, so it need not be a copy. */
  plans(): readonly Plan<G>[];
  /** Seeded: the same question with the same generator gets the same answer. */
  readonly random: Random;
  /** What the game tells its bots, where it has been fetched. */
  readonly mind: Mind<G> | null;
  readonly effort: Effort;
}

export interface Bot {
  name: string;
  /** One of the question's options. */
  choose(question: Question): Choice;
  /** Several choices in a row, the first one of them an option now; what follows is played as far as it is still asked and offered. */
  plan?(question: Question): Plan;
  /** The budget it gets where the caller names none. */
  budget?: Budget;
}

/** What a bot may be given besides the question. */
export interface Help {
  mind?: Mind | null;
  budget?: Budget;
  /** Polled during the search: true ends it with the best answer so far. */
  stop?: () => boolean;
}

/** More than any game needs to tell imagined worlds apart. */
const SEEDS = 0x1_0000_0000;

/** Puts a decision to a bot; only this function sees the true state. */
export function ask<G extends Kind>(
  bot: Bot,
  game: Game<G>,
  s: G['state'],
  decision: Decision<G['frame']>,
  random: Random,
  help?: Help,
): G['choice'] {
  return askPlan(bot, game, s, decision, random, help)[0];
}

/** The same, with what the bot means to choose after it. Only the first choice is looked up among the options. */
export function askPlan<G extends Kind>(
  bot: Bot,
  game: Game<G>,
  s: G['state'],
  decision: Decision<G['frame']>,
  random: Random,
  help: Help = {},
): Plan<G> {
  const question = questionFor(game, s, decision, random, help, bot.budget);
  const plan = bot.plan?.(question as Question) ?? [bot.choose(question as Question)];
  const choice = plan[0];
  // The choice is made in place without being looked up again, so it is looked up here. A bot that plans may not have listed the options.
  const among = bot.plan ? optionsOf(game, s, decision, choice as Like<G['choice']>) : question.options;
  const listed = among.includes(choice) ? choice : among.find(option => equal(option, choice));
  if (!listed) throw new Error(`Bot '${bot.name}' answered ${JSON.stringify(choice)}, which is not an option.`);
  return plan.with(0, listed);
}

/** A question as it is put to a bot. */
export const questionFor = <G extends Kind>(
  game: Game<G>,
  s: G['state'],
  decision: Decision<G['frame']>,
  random: Random,
  help: Help,
  usual?: Budget,
): Question<G> => new Put(game, s, decision, random, help, usual);

/** A class, and no object of closures: each of those gets a shape of its own, which the collector keeps for long. What a bot may not see is private. */
class Put<G extends Kind> implements Question<G> {
  readonly game: Game<G>;
  readonly seat: Seat;
  readonly decision: string;
  readonly random: Random;
  readonly mind: Mind<G> | null;
  readonly effort: Effort;
  readonly #s: G['state'];
  readonly #asked: Decision<G['frame']>;
  #known: G['view'] | undefined;
  #view: G['view'] | undefined;
  #options: readonly G['choice'][] | undefined;

  constructor(game: Game<G>, s: G['state'], asked: Decision<G['frame']>, random: Random, { mind, budget, stop }: Help, usual?: Budget) {
    this.game = game;
    this.seat = asked.seat;
    this.decision = asked.id;
    this.random = random;
    this.mind = (mind as Mind<G> | null | undefined) ?? null;
    this.effort = new Effort(budget ?? usual, stop);
    this.#s = s;
    this.#asked = asked;
  }

  get options(): readonly G['choice'][] {
    this.#options ??= optionsOf(this.game, this.#s, this.#asked);
    return this.#options;
  }

  get view(): G['view'] {
    this.#view ??= clone(this.#seen());
    return this.#view;
  }

  imagine(): G['state'] {
    return imagine(this.game, this.#seen(), this.seat, this.#seed());
  }

  plans(): readonly Plan<G>[] {
    const { game, seat, decision, mind } = this;
    if (!mind) throw new Error(`${game.id} has no mind`);
    const world = glimpse(game, this.#seen(), seat, this.#seed());
    return mind.plans(world, askedIn(game, world, seat, decision), mind.weights);
  }

  /** The view as the game makes it, which may share lists with the state. */
  #seen(): G['view'] {
    this.#known ??= this.game.view(this.#s, this.seat);
    return this.#known;
  }

  #seed(): string {
    return `world ${this.random(SEEDS)}`;
  }
}
