import { laws } from '@tarsas/kernel/laws';
import { loadTitle } from '../../title.ts';
import { manifest } from '../index.ts';
import { terraMystica } from '../rules/index.ts';
import { everyPieceIsSomewhere } from './pieces.ts';

const title = await loadTitle(manifest);
laws(terraMystica, { games: 6, every: 29, invariant: everyPieceIsSomewhere, voices: title.voices });
