/** When the coach interrupts a commit: not for little, and only where it is sure. */
import { HINT, type Range, ZONE } from '@tarsas/coach';

/** Less is not worth an interruption. */
const SPEAKS_FROM = 5;

export const speaksOf = ({ middle, low, playedOut }: Range): boolean => playedOut >= HINT.fewest && middle >= SPEAKS_FROM && low >= ZONE;
