import { laws } from '@tarsas/kernel/laws';
import { title, viscounts } from '../index.ts';
import { disguise, everythingIsSomewhere } from './pieces.ts';

laws(viscounts, { games: 6, every: 12, invariant: everythingIsSomewhere, disguise, outsider: true, voices: title.voices });
