import type { SavedGame } from './saved.ts';

/** Saves a game's log where the browser saves what it downloads. */
export const saveFile = (log: SavedGame): void => saveJson(log, `${log.game}-${log.id}.json`);

export function saveJson(data: object, name: string): void {
  const file = new Blob([`${JSON.stringify(data, null, 1)}\n`], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
