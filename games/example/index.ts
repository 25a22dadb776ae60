import { type Title, voice } from '@tarsas/kernel';
import { type Pebbles, pebbles } from './rules.ts';
import { en } from './text/en.ts';
import { hu } from './text/hu.ts';

export const title: Title<Pebbles> = { game: pebbles, voices: { en: voice(en), hu: voice(hu) } };
