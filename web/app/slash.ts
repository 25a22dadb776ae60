/** The key `/` on pages: the search field of the page, or a search through the rules of all games. Tables have keys of their own. */
import { mount, unmount } from 'svelte';
import Search from './Search.svelte';

let isOpen = false;

export function slash(): void {
  const field = [...document.querySelectorAll<HTMLInputElement>('input[type=search]')].find(one => one.checkVisibility());
  if (field) field.focus();
  else if (!isOpen) open();
}

function open(): void {
  isOpen = true;
  const search = mount(Search, {
    target: document.body,
    props: {
      onclose: () => {
        isOpen = false;
        void unmount(search);
      },
    },
  });
}
