/** A position of Pebbles as numbers: one's own pebbles as they are, the others' as one may guess them. */
import { type Column, each, featuresFrom } from '../../../bots/columns.ts';
import type { Features } from '../../../bots/features.ts';
import { MOST_BURIED, PEBBLES, ROUNDS } from '../data.ts';
import type { Example } from '../rules/index.ts';
import { roundOf, value } from './value.ts';
import { weights } from './weights.ts';

type State = Example['state'];
type Player = State['players'][number];

interface Table {
  round: number;
  /** The prize that is bid for, or nothing. */
  prize: number;
  seats: number;
}

interface Seat {
  p: Player;
  value: number;
  share: number;
  /** Pebbles in a closed fist: one's own, once it is closed. */
  fist: number;
  isClosed: boolean;
}

const TABLE: readonly Column<Table>[] = [
  ...each('round', ['0', '1', '2', '3', '4'], ({ round }: Table, _, i) => round === i),
  ['rounds left', ({ round }) => (ROUNDS + 1 - round) / ROUNDS],
  ['prize', ({ prize }) => prize / 5],
  ['seats', ({ seats }) => seats / 4],
];

const SEAT: readonly Column<Seat>[] = [
  ['value', one => one.value / 5],
  ['prizes', ({ p }) => p.prizes / 5],
  ['pebbles', ({ p }) => p.pebbles / PEBBLES],
  ['buried', ({ p }) => p.buried / MOST_BURIED],
  ['share of all pebbles', ({ share }) => share],
  ['in the fist', ({ fist }) => fist / PEBBLES],
  ['fist is closed', ({ isClosed }) => Number(isClosed)],
];

/** Of the others one knows what they have shown; of what they may have buried, half is guessed. */
const guessed = (s: State, p: Player, seat: number): Player => {
  const buried = Math.min(MOST_BURIED, PEBBLES - s.shown[seat]) / 2;
  return { pebbles: PEBBLES - s.shown[seat] - buried, buried, prizes: p.prizes };
};

export const features: Features<State> = featuresFrom(TABLE, SEAT, (s, viewer) => {
  const players = s.players.map((p, seat) => (seat === viewer ? p : guessed(s, p, seat)));
  const top = s.stack.at(-1);
  const values = value({ ...s, players }, weights);
  const all = Math.max(
    1,
    players.reduce((sum, { pebbles }) => sum + pebbles, 0),
  );
  return {
    table: { round: roundOf(s), prize: top?.kind === 'bids' ? top.prize : 0, seats: s.seats },
    seats: players.map((p, seat) => {
      const fist = top?.kind === 'bids' ? top.fists[seat] : null;
      return { p, value: values[seat], share: p.pebbles / all, fist: seat === viewer ? (fist ?? 0) : 0, isClosed: fist !== null };
    }),
  };
});
