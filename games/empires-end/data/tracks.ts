/**
 * The two sides of the board. RECONSTRUCTED: that play opens with a disaster, that a conflict closes it and that there are 26 phases (19 in
 * the Lightning game) is known; the order in between is ours, but for the first few spaces.
 */
import type { Phase, Track } from './components.ts';

const NAMES: Record<string, Phase> = { D: 'disaster', DD: 'doubleDisaster', E: 'economy', I: 'industry', C: 'conflict', EI: 'combined' };
const spaces = (row: string): Phase[] => row.split(' ').map(letter => NAMES[letter]);
const confidence = 'order';

export const TRACKS: readonly Track[] = [
  { players: [2], spaces: spaces('D E D I D D C D E D I D D E D C D I D D E D I D D C'), lightning: 7, confidence },
  { players: [3, 4], spaces: spaces('D E D I DD D C D E DD I DD D E DD C DD I D DD E DD D EI DD C'), lightning: 7, confidence },
];
