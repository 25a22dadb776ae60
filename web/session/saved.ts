/** Games kept on this device: everything needed to play them again, and who sits where. */
import type { Score, Seat, TableLog } from '@tarsas/kernel';
import { keep, recall } from '../app/device.ts';
import type { HintsUsed, Wish } from './session.ts';

export interface SavedGame extends TableLog {
  id: string;
  /** As its owner calls it. */
  name?: string;
  names: string[];
  /** The bot in each seat; null: somebody in front of this screen. */
  bots: (string | null)[];
  startedAt: number;
  touchedAt: number;
  over: boolean;
  /** Standing orders by seat. */
  wishes?: Record<Seat, Wish>;
  /** Left out: none was asked for. */
  hints?: HintsUsed;
  /** A coach speaks before commits, or has been silenced; left out: there is none. */
  coach?: 'speaks' | 'silent';
  /** Where the moves came from, when they were not made here. */
  source?: 'import' | 'server';
  result?: Score[];
  /** It goes on from a position of another game. */
  branch?: Branch;
}

interface Branch {
  of: string;
  move: number;
}

export interface SavedEntry {
  id: string;
  game: string;
  name?: string;
  names: string[];
  moves: number;
  over: boolean;
  touchedAt: number;
  branch?: Branch;
}

const INDEX = 'games';
const keyOf = (id: string) => `game:${id}`;
/** Finished games beyond this make room for new ones, the oldest first. */
const MOST = 40;

export const savedGames = (): SavedEntry[] => recall<SavedEntry[]>(INDEX) ?? [];

export const savedGame = (id: string): SavedGame | null => recall<SavedGame>(keyOf(id));

export function saveGame(game: SavedGame): void {
  keep(keyOf(game.id), game);
  const { id, name, names, moves, over, touchedAt, branch } = game;
  const others = savedGames().filter(entry => entry.id !== id);
  const all = [
    { id, game: game.game, ...(name && { name }), names, moves: moves.length, over, touchedAt, ...(branch && { branch }) },
    ...others,
  ].sort((a, b) => b.touchedAt - a.touchedAt);
  for (const entry of all.filter(entry => entry.over).slice(MOST)) keep(keyOf(entry.id), null);
  keep(INDEX, [...all.filter(entry => !entry.over), ...all.filter(entry => entry.over).slice(0, MOST)]);
}

export function forgetGame(id: string): void {
  keep(keyOf(id), null);
  keep(
    INDEX,
    savedGames().filter(entry => entry.id !== id),
  );
}

export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), byte => byte.toString(36).padStart(2, '0')).join('');

/** A game that begins now; returns its id. */
export function newGame(table: Pick<SavedGame, 'game' | 'rules' | 'seats' | 'options' | 'name' | 'names' | 'bots' | 'coach'>): string {
  const id = newId();
  const now = Date.now();
  saveGame({ ...table, id, seed: newId(), moves: [], startedAt: now, touchedAt: now, over: false });
  return id;
}
