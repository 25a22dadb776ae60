/** What is done at a table that has started. */
import type { Seat } from '@tarsas/kernel';
import type { PlayingRoute } from '../../api/schemas.ts';
import type { Me } from '../../people/people.ts';
import type { SeatRow } from '../../storage/database.ts';
import type { Wish } from '../../table/entry.ts';
import { Problem } from '../../text/problem.ts';
import { type Handlers, ownTable, type Parts, shown, Written } from './handler.ts';

const orderOf = ({ wish }: SeatRow): Wish | null => (wish === null ? null : (JSON.parse(wish) as Wish));

export const playingHandlers = ({ playing, reading, limiter }: Parts): Handlers<PlayingRoute> => {
  /** The seat meant: the one said, or the person's only one. */
  const mine = async (id: string, me: Me, seat: Seat | undefined): Promise<Seat> => {
    if (seat !== undefined) return seat;
    const [first] = (await reading.visible(id, me.id)).seatsOfPerson(me.id);
    if (first === undefined) throw new Problem('notSeated');
    return first;
  };
  return {
    move: async ({ id, body, me }) => {
      const seat = await mine(id, me!, body.seat);
      const { live, entry } = await playing.move(id, me!.id, seat, body.moves, body.ends);
      return new Written(`${shown(reading, live, me, seat).text.slice(0, -1)},"entry":${entry}}`);
    },
    useHint: async ({ id, body: { seat: wished, ...hint }, me }) => {
      const seat = await mine(id, me!, wished);
      return shown(reading, await playing.useHint(id, me!.id, { seat, ...hint }), me, seat);
    },
    order: async ({ id, body, me, who }) => {
      await limiter.make(who);
      const seat = await mine(id, me!, body.seat);
      return shown(reading, await playing.order(id, me!.id, seat, body.wish), me, seat);
    },
    orders: async asked => {
      const live = await ownTable(reading, asked);
      return { orders: live.seatsOfPerson(asked.me!.id).map(seat => ({ seat, wish: orderOf(live.seats[seat]) })) };
    },
    leaveToBot: async ({ id, body, me }) => {
      const seat = await mine(id, me!, body.seat);
      return shown(reading, await playing.leaveToBot(id, me!.id, seat, body.bot), me, seat);
    },
    comeBack: async ({ id, body, me }) => {
      const seat = await mine(id, me!, body.seat);
      return shown(reading, await playing.comeBack(id, me!.id, seat), me, seat);
    },
    resign: async ({ id, body, me }) => {
      const seat = await mine(id, me!, body.seat);
      return shown(reading, await playing.resign(id, me!.id, seat), me, seat);
    },
    propose: async ({ id, body: { seat: wished, what, to }, me }) => {
      const seat = await mine(id, me!, wished);
      return shown(
        reading,
        await playing.propose(id, me!.id, seat, what === 'undo' ? { what, ...(to !== undefined && { to }) } : { what }),
        me,
        seat,
      );
    },
    answerProposal: async ({ id, body, me }) => {
      const seat = await mine(id, me!, body.seat);
      return shown(reading, await playing.answer(id, me!.id, seat, body.yes), me, seat);
    },
  };
};
