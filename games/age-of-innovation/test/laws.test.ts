import { laws } from '@tarsas/kernel/laws';
import { ageOfInnovation } from '../rules/index.ts';
import { disguise, everyPieceIsSomewhere } from './pieces.ts';

laws(ageOfInnovation, { games: 3, every: 40, invariant: everyPieceIsSomewhere, disguise });
