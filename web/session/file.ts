import type { SavedGame } from './saved.ts';

/** Saves a game's log where the browser saves what it downloads. */
export function saveFile(log: SavedGame): void {
  const file = new Blob([`${JSON.stringify(log, null, 1)}\n`], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${log.game}-${log.id}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
