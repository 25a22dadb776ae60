/** Opens the dialog to mute, block or report somebody. Imported where it is needed: no page carries it from the start. */
import { mount, unmount } from 'svelte';
import Report from './Report.svelte';

export interface About {
  name: string;
  /** Where it happened, and what: a message, or who sits in a seat. */
  table?: string;
  message?: { id: number; text: string; at: number };
  seat?: number;
  /** The address of their page. */
  tag?: string;
}

export const report = (about: About): Promise<void> =>
  new Promise(resolve => {
    const open = mount(Report, {
      target: document.body,
      props: {
        about,
        onclose: () => {
          resolve();
          void unmount(open);
        },
      },
    });
  });
