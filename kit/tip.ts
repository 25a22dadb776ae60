/**
 * Words for whatever is drawn: a mouse resting on it, a long press and the keyboard's focus show the same text, and a screen reader
 * reads it. One listener serves the whole page: an element only carries its words.
 */
import { mount } from 'svelte';
import Bubble from './TipBubble.svelte';

const REST = 320;
const LONG_PRESS = 450;
const ATTRIBUTE = 'data-tip';
/** Between the name and what it does. */
const PART = '\u0001';

/** For what is only looked at: a picture with words that the keyboard reaches. */
export function said(title: string, about = '') {
  return { role: 'img', tabindex: 0, 'aria-label': labelOf(title, about), 'data-tip': tipOf(title, about) } as const;
}

/** For what can be pressed: only the words; the element is a button already. */
export function worded(title: string, about = '') {
  return { 'aria-label': labelOf(title, about), 'data-tip': tipOf(title, about) };
}

/** The two halves of `worded`, for where there are many elements and few change: `aria-label={labelOf(…)} data-tip={tipOf(…)}`. */
export const labelOf = (title: string, about = ''): string => (about ? `${title}. ${about}` : title);

export function tipOf(title: string, about = ''): string {
  listen();
  return about ? `${title}${PART}${about}` : title;
}

export interface Shown {
  title: string;
  about: string;
  /** Where the thing lies in the window. */
  at: DOMRect;
}

let listening = false;

function listen(): void {
  if (listening || typeof document === 'undefined') return;
  listening = true;
  const bubble = mount(Bubble, { target: document.body }) as { show(tip: Shown | null): void };
  let shown: Element | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;

  const tipAt = (event: Event) => (event.target instanceof Element ? event.target.closest(`[${ATTRIBUTE}]`) : null);
  const show = (element: Element) => {
    const [title, about = ''] = (element.getAttribute(ATTRIBUTE) ?? '').split(PART);
    shown = element;
    bubble.show({ title, about, at: element.getBoundingClientRect() });
  };
  const hide = () => {
    clearTimeout(waiting);
    if (shown) bubble.show(null);
    shown = null;
  };
  const later = (element: Element, after: number, then?: () => void) => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      if (!element.isConnected) return;
      show(element);
      then?.();
    }, after);
  };

  document.addEventListener('pointerover', event => {
    if (event.pointerType === 'touch') return;
    const element = tipAt(event);
    if (element === shown) return;
    hide();
    if (element) later(element, REST);
  });
  document.addEventListener('pointerdown', event => {
    const element = tipAt(event);
    hide();
    pressed = false;
    if (element && event.pointerType === 'touch') {
      later(element, LONG_PRESS, () => {
        pressed = true;
      });
    }
  });
  document.addEventListener('pointermove', event => {
    if (event.pointerType === 'touch' && !pressed && Math.hypot(event.movementX, event.movementY) > 4) clearTimeout(waiting);
  });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    document.addEventListener(end, () => {
      if (!pressed) clearTimeout(waiting);
    });
  }
  // A long press asks for words; it does not choose.
  document.addEventListener(
    'click',
    event => {
      if (pressed) {
        event.preventDefault();
        event.stopPropagation();
      } else hide();
      pressed = false;
    },
    true,
  );
  document.addEventListener('contextmenu', event => {
    if (pressed) event.preventDefault();
  });
  document.addEventListener('focusin', event => {
    const element = tipAt(event);
    if (element && element === event.target && element.matches(':focus-visible')) later(element, REST);
  });
  document.addEventListener('focusout', hide);
  document.addEventListener('scroll', hide, { capture: true, passive: true });
  document.addEventListener('keydown', event => {
    if (event.key === 'Escape') hide();
  });
}
