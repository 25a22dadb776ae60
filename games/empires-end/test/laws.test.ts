import { laws } from '@tarsas/kernel/laws';
import { title } from '../index.ts';
import { disguise, everyPieceIsSomewhere } from './pieces.ts';

laws(title.game, { games: 10, every: 5, invariant: everyPieceIsSomewhere, disguise, voices: title.voices });
