/** Files that somebody has loaded for an option of a game, kept on this device by name. */
import { keep, recall } from '../app/device.ts';

export interface OwnSet {
  name: string;
  value: unknown;
}

const keyOf = (game: string, option: string) => `own:${game}:${option}`;

export const ownSets = (game: string, option: string): OwnSet[] => recall<OwnSet[]>(keyOf(game, option)) ?? [];

/** The last one loaded stands first; one of the same name is replaced. */
export function keepOwnSet(game: string, option: string, set: OwnSet): OwnSet[] {
  const all = [set, ...ownSets(game, option).filter(({ name }) => name !== set.name)];
  keep(keyOf(game, option), all);
  return all;
}

export function forgetOwnSet(game: string, option: string, name: string): OwnSet[] {
  const all = ownSets(game, option).filter(set => set.name !== name);
  keep(keyOf(game, option), all.length > 0 ? all : null);
  return all;
}
