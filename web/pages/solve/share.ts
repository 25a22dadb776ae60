/** Opens the dialog that shares a position. Imported where it is needed: no page carries it from the start. */
import { mount, unmount } from 'svelte';
import type { Desk } from '../../table/desk.svelte.ts';
import Share from './Share.svelte';
import type { Shareable } from './shareable.ts';

export function share(desk: Desk, position: Shareable): void {
  const open = mount(Share, { target: document.body, props: { desk, position, onclose: () => void unmount(open) } });
}
