/** Words for people. The rules log facts and list choices; one catalogue per language finds the words. */
import type { Choice, Fact, Frame, Game, Kind, ScoreLine, Seat, Viewer } from './game.ts';
import { type Mistake, Unfit } from './options.ts';

/** What a sentence may need to know besides its own arguments. */
export interface Say<G extends Kind = Kind> {
  name(seat: Seat): string;
  view: G['view'];
  viewer: Viewer;
}

/** One language's catalogue of one game, typed by the game's own kinds: a forgotten message is a compile error. */
export interface Words<G extends Kind> {
  title: string;
  /** What is asked, by kind of frame; automatic frames need none. */
  prompts: { [K in G['frame']['kind']]?: (frame: Extract<G['frame'], { kind: K }>, say: Say<G>) => string };
  choices: { [K in G['choice']['do']]: (choice: Extract<G['choice'], { do: K }>, say: Say<G>) => string };
  facts: { [K in keyof G['facts']]: (args: G['facts'][K], say: Say<G>) => string };
  scores: { [K in G['line']]: string };
  options: { [K in keyof G['options']]: OptionWords };
  /** One for each group that the options name. */
  optionGroups?: Readonly<Record<string, GroupWords>>;
  /** What can be wrong with the value of a free-form option, by the key of the mistake. */
  mistakes?: Readonly<Record<string, (args: never) => string>>;
  /** One for each standing order that the game knows. */
  orders?: Readonly<Record<string, OptionWords>>;
  /** One for each key of the game's `traits`, in the order in which pages show them. */
  traits?: Readonly<Record<string, OptionWords>>;
  /** So many of a good, for each that a price may ask for (`Blocked.lacks`). */
  goods?: Readonly<Record<string, (n: number) => string>>;
  /** A round of the log by its number, within a sentence, where the rulebook does not call it a round; in Hungarian with the vowels of „forduló”, whose endings it takes. */
  round?(n: number): string;
  /** The position in words, line by line: the board of the plain table. */
  table(say: Say<G>): string[];
}

export interface GroupWords {
  label: string;
  help?: string;
}

export interface OptionWords {
  label: string;
  /** One for each value in the list, by `String(value)`. */
  values: Record<string, string>;
  help?: string;
}

/** The same catalogue for those who do not know the game: command line, server, plain table. Throws where words are missing. */
export interface Voice {
  title: string;
  prompt(frame: Frame, say: Say): string;
  choice(choice: Choice, say: Say): string;
  fact(fact: Fact, say: Say): string;
  score(line: ScoreLine): string;
  option(key: string): OptionWords;
  optionGroup(key: string): GroupWords;
  mistake(mistake: Mistake): string;
  order(key: string): OptionWords;
  trait(key: string): OptionWords;
  /** The keys of all traits, the most telling first. */
  traits: readonly string[];
  /** `6 power`. */
  good(key: string, n: number): string;
  /** Left out: it is a round. */
  round?(n: number): string;
  table(say: Say): string[];
}

export function voice<G extends Kind>(words: Words<G>): Voice {
  return {
    title: words.title,
    prompt: (frame, say) => sentence(words.prompts, 'question', frame.kind)(frame as never, say as never),
    choice: (choice, say) => sentence(words.choices, 'choice', choice.do)(choice as never, say as never),
    fact: (fact, say) => sentence(words.facts, 'fact', fact.key)(fact.args as never, say as never),
    score: line => found(words.scores as Record<string, string>, 'score line', line.key),
    option: key => found(words.options as Record<string, OptionWords>, 'option', key),
    optionGroup: key => found(words.optionGroups ?? {}, 'group of options', key),
    mistake: ({ at, key, args }) => `${at}${at && ': '}${found(words.mistakes ?? {}, 'mistake', key)(args as never)}`,
    order: key => found(words.orders ?? {}, 'standing order', key),
    trait: key => found(words.traits ?? {}, 'trait', key),
    traits: Object.keys(words.traits ?? {}),
    good: (key, n) => found(words.goods ?? {}, 'good', key)(n),
    ...(words.round && { round: words.round }),
    table: say => words.table(say as Say<G>),
  };
}

type Sentence = (about: never, say: never) => string;
const sentence = (of: object, what: string, key: string): Sentence => found(of as Record<string, Sentence>, what, key);

function found<T>(of: Record<string, T>, what: string, key: string): T {
  if (!Object.hasOwn(of, key)) throw new Error(`No words for ${what} '${key}'`);
  return of[key];
}

/** Why an option's value was refused, line by line, in the voice's language. */
export function reasons(error: unknown, { mistake }: Voice): string[] {
  if (error instanceof Unfit) return error.mistakes.map(mistake);
  return [error instanceof Error ? error.message : String(error)];
}

/** What reports about played games need to know of a game. */
export interface Reports {
  /** What lies in the box, by kind, by the ids that facts use: reports count how often each had a part in what happened. */
  components?: Readonly<Record<string, readonly string[]>>;
  /** Keys of the facts in which a component has its effect; left out, all facts count. */
  effects?: readonly string[];
  /** Keys of the facts that only announce or explain others: a summary of a turn leaves them out. */
  asides?: readonly string[];
}

/** A game with its words: what the registry lists. */
export interface Title<G extends Kind = Kind> extends Reports {
  game: Game<G>;
  voices: { en: Voice; hu: Voice };
}
export type Language = keyof Title['voices'];
