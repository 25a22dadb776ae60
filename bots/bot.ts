/** What an opponent is, and what it may know when it is asked. It never holds the true state. */
import { type Choice, clone, type Decision, equal, type Game, imagine, type Kind, optionsOf, type Random, type Seat } from '@tarsas/kernel';

/** A question as the seat that is asked may see it. */
export interface Question<G extends Kind = Kind> {
  readonly game: Game<G>;
  readonly seat: Seat;
  /** The id of the decision. Its frame may hold the others' sealed answers, so it is to be looked for in `view` or in an imagined world. */
  readonly decision: string;
  readonly options: readonly G['choice'][];
  /** What the seat may know. Worked out when first looked at: a bot that plays blind costs nothing. */
  readonly view: G['view'];
  /** A full world that the seat cannot tell from the real one, another one each time. */
  imagine(): G['state'];
  /** Seeded: the same question with the same generator gets the same answer. */
  readonly random: Random;
}

export interface Bot {
  name: string;
  /** One of the question's options. */
  choose(question: Question): Choice;
}

/** More than any game needs to tell imagined worlds apart. */
const SEEDS = 0x1_0000_0000;

/** Puts a decision to a bot without letting it near the true state. */
export function ask<G extends Kind>(bot: Bot, game: Game<G>, s: G['state'], decision: Decision<G['frame']>, random: Random): G['choice'] {
  const { seat } = decision;
  const options = optionsOf(game, s, decision);
  let seen: G['view'] | undefined;
  const question = {
    game,
    seat,
    decision: decision.id,
    options,
    get view() {
      seen ??= clone(game.view(s, seat));
      return seen;
    },
    imagine: () => imagine(game, question.view, seat, `world ${random(SEEDS)}`),
    random,
  };
  const choice = bot.choose(question);
  // In place nobody looks the choice up again, so it is done here; a bot that plays an item of the list passes at once.
  const listed = options.includes(choice) ? choice : options.find(option => equal(option, choice));
  if (!listed) throw new Error(`Bot '${bot.name}' answered ${JSON.stringify(choice)}, which is not an option.`);
  return listed;
}
