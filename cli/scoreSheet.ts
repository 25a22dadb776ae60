/** Names and score sheets in words. */
import type { Score, Seat, Voice } from '@tarsas/kernel';
import type { CliWords } from './text/en.ts';

export const nameOf =
  (words: CliWords, botSeats: readonly Seat[]) =>
  (seat: Seat): string =>
    botSeats.includes(seat) ? words.play.bot(seat) : words.play.person(seat);

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
