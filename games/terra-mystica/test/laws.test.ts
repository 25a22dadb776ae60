import { laws } from '@tarsas/kernel/laws';
import { title } from '../index.ts';
import { terraMystica } from '../rules/index.ts';
import { everyPieceIsSomewhere } from './pieces.ts';

laws(terraMystica, { games: 6, every: 29, invariant: everyPieceIsSomewhere, voices: title.voices });
