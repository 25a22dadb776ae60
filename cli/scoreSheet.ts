/** Names and score sheets in words. */
import type { Score, Seat, Voice } from '@tarsas/kernel';
import { botName } from '@tarsas/words/address';
import type { CliWords } from './text/en.ts';

/** Bots have names; a person has none here: alone they are "you", among others a number. */
export const nameOf =
  (words: CliWords, botSeats: readonly Seat[], isAlone = false) =>
  (seat: Seat): string =>
    botSeats.includes(seat) ? botName(seat) : isAlone ? words.play.you : words.play.person(seat);

export function scoreLines(scores: readonly Score[], over: boolean, voice: Voice, words: CliWords, name: (seat: Seat) => string): string[] {
  const ranked = [...scores].sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  return [
    over ? words.play.final : words.play.soFar,
    ...ranked.flatMap(({ seat, points, rank, lines }) => [
      `  ${words.play.score(rank, name(seat), points)}`,
      ...lines.map(line => {
        const round = line.round === undefined ? '' : words.play.round(line.round);
        return `${String(line.points).padStart(8)}  ${voice.score(line)}${round}`;
      }),
    ]),
  ];
}
