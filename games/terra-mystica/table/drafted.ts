/** What the draft has changed. */
import { changedOnMap } from '@tarsas/terra/table/drafted.ts';
import type { View } from '../rules/state.ts';

/** Where the draft has changed a hex or a bridge. */
export const drafted = (before: View, after: View) => changedOnMap(before, after, ({ structure }, hex) => structure[hex]);
