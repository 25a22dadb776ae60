import { voice } from '@tarsas/kernel';
import { board } from '../../text/board.en.ts';
import { components as pieces } from '../../text/components.en.ts';
import { en } from '../../text/en.ts';

export const words = { board, pieces, voice: voice(en) };
