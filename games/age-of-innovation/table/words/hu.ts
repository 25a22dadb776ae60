import { voice } from '@tarsas/kernel';
import { board } from '../../text/board.hu.ts';
import { building, describe, discipline, faction, innovation, named, terrain } from '../../text/hu.components.ts';
import { hu } from '../../text/hu.ts';
import type { words as english } from './en.ts';

export const words: typeof english = {
  board,
  pieces: { building, describe, discipline, faction, innovation, named, terrain },
  voice: voice(hu),
};
