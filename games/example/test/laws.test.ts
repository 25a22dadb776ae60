import { laws } from '@tarsas/kernel/laws';
import { loadTitle } from '../../title.ts';
import { manifest } from '../index.ts';
import { example } from '../rules/index.ts';
import { disguise, everyPebbleIsSomewhere } from './pieces.ts';

const { voices } = await loadTitle(manifest);

laws(example, { games: 50, voices, invariant: everyPebbleIsSomewhere, disguise });
