/** A log in the notation of terra.snellman.net becomes one of our table logs, every choice validated. */
import type { TableLog } from '@tarsas/kernel';
import type { FactionId, MapId } from '../data/index.ts';
import type { Choice, State } from '../rules/index.ts';
import { Desk } from './desk.ts';
import { readHeader } from './header.ts';
import { NotationError, parse } from './parse.ts';
import { perform } from './play.ts';
import type { Entry } from './trace.ts';

export interface Imported {
  game: string;
  /** Final points, or those reached so far. */
  points: Partial<Record<FactionId, number>>;
  moves: number;
  log: TableLog<Choice>;
  state: State;
  /** What every faction had after each of its commands. */
  trace: Record<string, Entry[]>;
}

/** What `tarsas import --json` prints. */
export function importReport(text: string): Pick<Imported, 'game' | 'points' | 'moves' | 'log'> {
  const { game, points, moves, log } = importLog(text);
  return { game, points, moves, log };
}

export function importLog(text: string, settings: { map?: MapId; seed?: string } = {}): Imported {
  const commands = parse(text);
  const header = readHeader(commands, settings.map);
  const desk = new Desk(header, commands, settings.seed ?? 'imported');
  desk.perform = command => perform(desk, command);
  for (; desk.at < commands.length; desk.at++) {
    if (desk.done[desk.at]) continue;
    desk.done[desk.at] = true;
    try {
      perform(desk, commands[desk.at]);
    } catch (error) {
      if (error instanceof NotationError) throw error;
      throw new NotationError(commands[desk.at].line, `${commands[desk.at].text}: ${error instanceof Error ? error.message : error}`);
    }
  }
  desk.finish();
  if (desk.state.over) desk.trace.end(desk.state);
  const points = Object.fromEntries(header.factions.map((faction, seat) => [faction, desk.state.players[seat].vp]));
  return { game: desk.log.game, points, moves: desk.log.moves.length, log: desk.log, state: desk.state, trace: desk.trace.entries };
}
