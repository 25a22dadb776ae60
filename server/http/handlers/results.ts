/** What finished tables say about a game. */
import type { ResultsRoute } from '../../api/results.ts';
import { Problem } from '../../text/problem.ts';
import type { Handlers, Parts } from './handler.ts';

export const resultsHandlers = ({ titles, results }: Parts): Handlers<ResultsRoute> => ({
  statistics: async ({ id, query }) => {
    if (!titles.some(({ game }) => game.id === id)) throw new Problem('noGame', id);
    return results.statisticsOf(id, query);
  },
});
