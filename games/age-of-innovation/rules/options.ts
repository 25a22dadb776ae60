/** Table options (AOI-OPTION). */
import type { OptionSpec } from '@tarsas/kernel';

export interface Options {
  /** With three players the side of the board may be chosen (AOI-OPTION-01). */
  map: 'usual' | 'tight';
  choosing: 'sets' | 'draft';
  factions: 'rulebook' | '2024';
}

export const options: OptionSpec<Options> = {
  map: { values: ['usual', 'tight'], rule: 'AOI-OPTION-01' },
  choosing: { values: ['sets', 'draft'], rule: 'AOI-OPTION-02' },
  factions: { values: ['rulebook', '2024'], rule: 'AOI-OPTION-03' },
};
