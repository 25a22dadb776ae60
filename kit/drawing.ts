import type { Attachment } from 'svelte/attachments';

/** Without a page (tests of tables, where everything is text) a drawing is written out as it is. */
export const isWritten = typeof document === 'undefined';

const read = new Map<string, DocumentFragment>();

/** Fills an svg with one of our own drawings. Each is parsed once and then cloned: a table shows the same signs hundreds of times. */
export const drawing =
  (markup: string): Attachment<SVGElement> =>
  element => {
    element.replaceChildren(fragmentOf(markup).cloneNode(true));
  };

function fragmentOf(markup: string): DocumentFragment {
  let fragment = read.get(markup);
  if (!fragment) {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.innerHTML = markup;
    fragment = document.createDocumentFragment();
    fragment.append(...svg.childNodes);
    read.set(markup, fragment);
  }
  return fragment;
}
