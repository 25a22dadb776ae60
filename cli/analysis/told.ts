/** An analysis in words, and as other programs read it. */
import { type Analysis, isNamed, type Plan, type Saved, type TurningPoint } from '@tarsas/coach';
import type { CoachWords, Said } from '@tarsas/coach/text';
import { advance, copy, type Game, type Kind, pending, replay, type Seat, type Voice } from '@tarsas/kernel';
import { capital, small } from '@tarsas/words';

/** Everything that finding words needs. */
export interface Telling {
  game: Game<Kind>;
  saved: Saved;
  voice: Voice;
  words: CoachWords;
  /** What the game advises about lines of its score sheet. */
  advice: Readonly<Record<string, string>>;
  name(seat: Seat): string;
  round(n: number): string;
  /** `Round 3, Player 2`. */
  when(round: number, seat: Seat): string;
}

/** A plan told choice by choice, each on the position that the last one has left. */
export function planIn({ game, saved, voice, name }: Telling, move: number, seat: Seat, plan: Plan): string {
  const world = copy(game, replay(game, saved, move).state);
  const said: string[] = [];
  for (const choice of plan) {
    const asked = pending(game, world).find(one => one.seat === seat);
    if (!asked) break;
    said.push(voice.choice(choice, { name, view: game.view(world, seat), viewer: seat }));
    advance(game, world, asked, choice as never, true);
  }
  return said.map((one, i) => (i === 0 ? capital(one) : small(one))).join(', ');
}

const sayIn = ({ voice, advice, round }: Telling, decision: (move: number) => string): Said => ({
  line: key => voice.score({ key, points: 0 }),
  advice: key => advice[key] ?? null,
  round,
  decision,
});

/** The turning points that have a name, and the three sentences of every seat. */
export function linesOf(telling: Telling, analysis: Analysis): string[] {
  const { words, when, name } = telling;
  const { positions, turningPoints, summary, done } = analysis;
  const named = turningPoints.filter(({ kind }) => isNamed(kind)).sort((a, b) => Math.abs(b.cost) - Math.abs(a.cost));
  const roundOf = (move: number): number => positions.find(one => one.move === move)?.round ?? 0;
  const lines = named.flatMap(one => [
    `${when(roundOf(one.move), one.seat)}:`,
    ...verdictIn(telling, analysis, one).map(line => `  ${line}`),
  ]);
  const decision = (move: number): string => {
    const one = turningPoints.find(point => point.move === move)!;
    return `${when(roundOf(move), one.seat)}: ${planIn(telling, move, one.seat, one.better)}`;
  };
  const say = sayIn(telling, decision);
  const seats = [...Array(analysis.seats).keys()].flatMap(seat => [
    `${name(seat)}:`,
    ...summary.filter(one => one.seat === seat).map(one => `  ${words.summary(one, say)}`),
  ]);
  const unclear = turningPoints.filter(({ kind }) => kind === 'unclear').length;
  const first = [words.playedOut(done.playedOut, done.of), ...(unclear > 0 ? [words.unclear(unclear)] : [])];
  return [...first, '', ...lines, ...(lines.length > 0 ? [''] : []), ...seats, '', words.limits];
}

function verdictIn(telling: Telling, { positions }: Analysis, { move, seat, kind, cost, low, high, better }: TurningPoint): string[] {
  const { words } = telling;
  if (kind === 'wellSeen') {
    const { chosen } = positions.find(one => one.move === move)!;
    return [words.wellSeen(`${planIn(telling, move, seat, chosen)}.`)];
  }
  const open = kind === 'open';
  return [
    `${open ? words.open(cost) : words.cost(cost)} (${words.range({ low, high })})`,
    ...(open ? [words.uncertain] : []),
    words.better(planIn(telling, move, seat, better)),
  ];
}

/** What `--json` prints. */
export function forPrograms(telling: Telling, analysis: Analysis) {
  const { game, seats, positions, turningPoints, summary } = analysis;
  const say = sayIn(telling, move => `${move}`);
  return {
    game,
    seats,
    positions: positions.map(({ move, seat, expected, low, high, best, chosen }) => ({
      move,
      seat,
      expected,
      low,
      high,
      best: (best ?? []).map(({ plan, gain }) => ({
        plan,
        gain: gain.middle,
        low: gain.low,
        high: gain.high,
        playedOut: gain.playedOut,
      })),
      chosen,
    })),
    turningPoints,
    summary: summary.map(one => ({ ...one, text: telling.words.summary(one, say) })),
  };
}
