import { voice } from '@tarsas/kernel';
import { board } from '../../text/board.hu.ts';
import { building, describe, discipline, faction, guess, innovation, named, roundWords, terrain } from '../../text/components.hu.ts';
import { hu } from '../../text/hu.ts';
import type { words as english } from './en.ts';

export const words: typeof english = {
  board,
  pieces: { building, describe, discipline, faction, guess, innovation, named, roundWords, terrain },
  voice: voice(hu),
};
