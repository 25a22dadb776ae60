import { laws } from '@tarsas/kernel/laws';
import { title } from '../index.ts';
import { ageOfInnovation } from '../rules/index.ts';
import { disguise, everyPieceIsSomewhere } from './pieces.ts';
import { wealthy } from './wealthy.ts';

const plan = { games: 3, every: 40, invariant: everyPieceIsSomewhere, disguise, voices: title.voices };

laws(ageOfInnovation, plan);
laws(wealthy, { ...plan, every: 80 });
