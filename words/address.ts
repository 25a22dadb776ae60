/**
 * Speaking to somebody without a name. A game's sentences are about the people in its seats, in the third person: "Anna builds a bridge."
 * A person without a name reads "You build a bridge" about themselves; for everybody else they are "Player Two".
 */
import type { Say, Seat, Voice } from '@tarsas/kernel';

/** How one language addresses people. */
export interface Address {
  /** What stands for the name of a reader who has none. */
  you: string;
  /** What everybody else calls them. */
  player(seat: Seat): string;
  /** The sentence with `YOU` in it, said to that person; null where the language's words do not suffice. */
  toYou(sentence: string): string | null;
}

/** Stands for the reader in a sentence that is still in the third person. No font has a letter for it. */
export const YOU = '\uE000';

/** Bots have names like everybody; old ones, so that few people at the table share them. */
const BOTS = ['Boldizsár', 'Piroska', 'Gáspár', 'Etelka', 'Menyhért'];
export const botName = (seat: Seat): string => BOTS[seat % BOTS.length];

/** The same voice, for tables where people may have no name. */
export function addressing(voice: Voice, address: Address): Voice {
  const speak = (say: Say, sentence: (say: Say) => string): string =>
    spoken(address, you => sentence({ ...say, name: seat => nameOf(address, say, seat, you) }));
  return {
    ...voice,
    prompt: (frame, say) => speak(say, named => voice.prompt(frame, named)),
    choice: (choice, say) => speak(say, named => voice.choice(choice, named)),
    fact: (fact, say) => speak(say, named => voice.fact(fact, named)),
    table: say => {
      const lines = (you: string) => voice.table({ ...say, name: seat => nameOf(address, say, seat, you) });
      let others: string[] | null = null;
      return lines(YOU).map((line, i) => {
        const spoken = addressed(address, line);
        if (spoken === null) others ??= lines('');
        return spoken ?? others![i];
      });
    },
  };
}

/** Words of an app or of a board about people's names: where the name is the word for the reader, they are said to the reader. */
export function addressingWords<W extends object>(address: Address, words: W): W {
  const speaking =
    (word: (...args: unknown[]) => unknown) =>
    (...args: unknown[]): unknown => {
      if (!args.includes(address.you)) return word(...args);
      const said = word(...args.map(arg => (arg === address.you ? YOU : arg)));
      return (typeof said === 'string' && addressed(address, said)) || word(...args);
    };
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, typeof word === 'function' ? speaking(word) : word])) as W;
}

/** The name of a seat; `you` for a reader without one, or where that is empty what everybody else calls them. */
function nameOf({ you: word, player }: Address, say: Say, seat: Seat, you: string): string {
  const name = say.name(seat).replaceAll(YOU, '');
  if (name !== '' && name !== word) return name;
  return (seat === say.viewer && you) || player(seat);
}

function spoken(address: Address, sentence: (you: string) => string): string {
  return addressed(address, sentence(YOU)) ?? sentence('');
}

const addressed = (address: Address, text: string): string | null => (text.includes(YOU) ? address.toYou(text) : text);

/** `third second, third second`: forms of words by the form they take the place of. */
export function forms(...rows: string[]): ReadonlyMap<string, string> {
  return new Map(rows.flatMap(row => row.split(', ').map(pair => pair.split(' ') as [string, string])));
}
