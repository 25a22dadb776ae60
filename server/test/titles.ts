/** The games of the server's tests: the real ones, and one made of secrets. */
import type { Title } from '@tarsas/kernel';
import { titles as real } from '../../games/registry.ts';
import { title as canary } from './canary.ts';

export const titles: readonly Title[] = [...real, canary];
