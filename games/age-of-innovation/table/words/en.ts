import { voice } from '@tarsas/kernel';
import { board } from '../../text/board.en.ts';
import { building, describe, discipline, faction, guess, innovation, named, roundWords, terrain } from '../../text/components.en.ts';
import { en } from '../../text/en.ts';

export const words = {
  board,
  pieces: { building, describe, discipline, faction, guess, innovation, named, roundWords, terrain },
  voice: voice(en),
};
