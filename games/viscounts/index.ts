import { type Title, voice } from '@tarsas/kernel';
import { viscounts } from './rules/index.ts';
import type { Viscounts } from './rules/state.ts';
import { en } from './text/en.ts';
import { hu } from './text/hu.ts';

export { viscounts } from './rules/index.ts';
export type { Viscounts } from './rules/state.ts';

export const title: Title<Viscounts> = { game: viscounts, voices: { en: voice(en), hu: voice(hu) } };
