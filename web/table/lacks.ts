import type { Blocked } from '@tarsas/kernel';
import { locale } from '../app/locale.svelte.ts';
import type { Desk } from './desk.svelte.ts';

/** What is missing of a price: "You have 2 of 6 power."; nothing, where a rule says no for another reason. */
export function lackWords({ voice }: Desk, { lacks = [] }: Blocked): string {
  return lacks.length === 0 ? '' : locale.words.table.lacks(lacks.map(({ good, have, need }) => ({ have, price: voice.good(good, need) })));
}
