/** Warnings that this device does not want to hear any more, by game and id. */
export const MUTED = 'mutedWarnings';

export const warningKey = (game: string, id: string): string => `${game}:${id}`;

export function readKey(key: string): { game: string; id: string } {
  const [game = '', id = ''] = key.split(':');
  return { game, id };
}
