import { laws } from '@tarsas/kernel/laws';
import { loadTitle } from '../../title.ts';
import { manifest } from '../index.ts';
import { empiresEnd } from '../rules/index.ts';
import { disguise, everyPieceIsSomewhere } from './pieces.ts';

const title = await loadTitle(manifest);
laws(empiresEnd, { games: 8, every: 9, invariant: everyPieceIsSomewhere, disguise, voices: title.voices });
