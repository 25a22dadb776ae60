import { laws } from '@tarsas/kernel/laws';
import { empiresEnd } from '../rules/index.ts';
import { disguise, everyPieceIsSomewhere } from './pieces.ts';

laws(empiresEnd, { games: 10, every: 5, invariant: everyPieceIsSomewhere, disguise });
