/** The handlers of all routes. */
import { gamesHandlers } from './games.ts';
import type { Handlers, Parts } from './handler.ts';
import { peopleHandlers } from './people.ts';
import { playingHandlers } from './playing.ts';
import { recordHandlers } from './record.ts';
import { tablesHandlers } from './tables.ts';

export const handlersOf = (parts: Parts): Handlers => ({
  ...gamesHandlers(parts),
  ...peopleHandlers(parts),
  ...tablesHandlers(parts),
  ...playingHandlers(parts),
  ...recordHandlers(parts),
});
