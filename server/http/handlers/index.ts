/** The handlers of all routes. */
import { analysisHandlers } from './analysis.ts';
import { clubsHandlers, contestsHandlers } from './clubs.ts';
import { companyHandlers } from './company.ts';
import { gamesHandlers } from './games.ts';
import type { Handlers, Parts } from './handler.ts';
import { orderHandlers } from './order.ts';
import { peopleHandlers } from './people.ts';
import { playingHandlers } from './playing.ts';
import { recordHandlers } from './record.ts';
import { resultsHandlers } from './results.ts';
import { solvingHandlers } from './solving.ts';
import { tablesHandlers } from './tables.ts';

export const handlersOf = (parts: Parts): Handlers => ({
  ...gamesHandlers(parts),
  ...peopleHandlers(parts),
  ...tablesHandlers(parts),
  ...playingHandlers(parts),
  ...recordHandlers(parts),
  ...analysisHandlers(parts),
  ...resultsHandlers(parts),
  ...orderHandlers(parts),
  ...clubsHandlers(parts),
  ...contestsHandlers(parts),
  ...companyHandlers(parts),
  ...solvingHandlers(parts),
});
