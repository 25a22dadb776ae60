import { voice } from '@tarsas/kernel';
import { board } from '../../text/board.hu.ts';
import { components as pieces } from '../../text/components.hu.ts';
import { hu } from '../../text/hu.ts';
import type { words as english } from './en.ts';

export const words: typeof english = { board, pieces, voice: voice(hu) };
