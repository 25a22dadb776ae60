/**
 * A referee of a game reads its data tables and the log of facts, never its rules, and works out again what everybody owns and scores.
 * Where the two disagree, one of them is wrong. `playedGame` writes a whole game between bots down for it.
 */
import { advance, clone, type Fact, type Kind, optionsOf, pending, randomFrom, type Score, start } from '@tarsas/kernel';
import { ask } from './bot.ts';
import { botOf, RUNGS } from './ladder.ts';
import type { Mind } from './mind.ts';

/** One finished game as a referee sees it. Both lists begin with the set-up and go on move by move. */
export interface GameRecord<G extends Kind = Kind> {
  seats: number;
  options: G['options'];
  /** What was logged, secrets included. */
  facts: readonly (readonly Fact[])[];
  /** What the public saw afterwards. */
  views: readonly G['view'][];
  scores: readonly Score[];
}

const greedy = botOf(RUNGS.find(({ name }) => name === 'greedy')!);

/** What the referee has to object to, a sentence each; nothing when all is in order. */
export type Referee<G extends Kind = Kind> = (record: GameRecord<G>) => string[];

export interface Sitting {
  seats: number;
  seed: string;
  options?: object;
  /** One in so many questions is answered with any choice at all, as people do, so that rare rules occur too. */
  astray?: number;
}

/** One game between greedy bots, written down. */
export function playedGame<G extends Kind>(mind: Mind<G>, { seats, seed, options, astray = 4 }: Sitting): GameRecord<G> {
  const { game } = mind;
  const random = randomFrom(`${seed}/referee`);
  const begun = start(game, { seats, seed, options });
  const { state } = begun;
  const facts: Fact[][] = [clone(begun.facts)];
  // Copies: `advance` changes the state in place, and views and facts may share its lists.
  const seen = (): G['view'] => clone(game.view(state, 'public'));
  const views = [seen()];
  while (!state.over) {
    const [decision] = pending(game, state).filter(({ waiting }) => waiting);
    const all = random(astray) === 0 ? optionsOf(game, state, decision) : null;
    const choice = all ? all[random(all.length)] : ask(greedy, game, state, decision, random, { mind: mind as Mind });
    facts.push(clone(advance(game, state, decision, choice)));
    views.push(seen());
  }
  return { seats, options: state.options as G['options'], facts, views, scores: game.score(state) };
}
