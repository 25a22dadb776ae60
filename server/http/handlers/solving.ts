/** How far somebody has come with the positions to solve. */
import type { SolvingRoute } from '../../api/solving.ts';
import { addSolved, solvedBy } from '../../people/solved.ts';
import type { Handlers, Parts } from './handler.ts';

export const solvingHandlers = ({ db }: Parts): Handlers<SolvingRoute> => ({
  solved: async ({ me }) => ({ positions: await solvedBy(db, me!.id) }),
  solve: async ({ me, body }) => {
    await addSolved(db, me!.id, body.positions, Date.now());
    return { positions: await solvedBy(db, me!.id) };
  },
});
