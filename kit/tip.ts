/**
 * Words for drawn things: a mouse resting on one, a press, a long press and the keyboard's focus show the same text, and a screen reader
 * reads it. Events are delegated to the document: an element only carries its words in `data-tip`.
 */
import { mount } from 'svelte';
import { boxOf } from './zoom.ts';

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

/** The bubble, which shows the words of one element at a time. */
class Tips {
  /** Code-split: most visits begin without it. */
  private bubble: Promise<{ show(tip: Shown | null): void }> | undefined;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  shown: Element | null = null;

  at(event: Event): Element | null {
    return event.target instanceof Element ? event.target.closest(`[${ATTRIBUTE}]`) : null;
  }

  /** Shows the words of an element after a delay in milliseconds, unless something else happens first. */
  later(element: Element, after: number, then?: () => void): void {
    this.cancel();
    this.waiting = setTimeout(() => {
      if (!element.isConnected) return;
      const [title, about = ''] = (element.getAttribute(ATTRIBUTE) ?? '').split(PART);
      this.shown = element;
      void this.show(element, { title, about, at: boxOf(element) });
      then?.();
    }, after);
  }

  private async show(element: Element, tip: Shown): Promise<void> {
    this.bubble ??= import('./TipBubble.svelte').then(({ default: Bubble }) => mount(Bubble, { target: document.body }) as never);
    const bubble = await this.bubble;
    if (this.shown === element) bubble.show(tip);
  }

  /** What was to be shown later is not. */
  cancel(): void {
    clearTimeout(this.waiting);
  }

  hide(): void {
    this.cancel();
    if (this.shown) void this.bubble?.then(bubble => this.shown ?? bubble.show(null));
    this.shown = null;
  }
}

let listening = false;

function listen(): void {
  if (listening || typeof document === 'undefined') return;
  listening = true;
  const tips = new Tips();
  followMouse(tips);
  followTouch(tips);
  followKeyboard(tips);
  document.addEventListener('scroll', () => tips.hide(), { capture: true, passive: true });
}

function followMouse(tips: Tips): void {
  document.addEventListener('pointerover', event => {
    if (event.pointerType === 'touch') return;
    const element = tips.at(event);
    if (element === tips.shown) return;
    tips.hide();
    if (element) tips.later(element, REST);
  });
}

function followTouch(tips: Tips): void {
  /** A long press is under way, and its words are shown. */
  let pressed = false;
  document.addEventListener('pointerdown', event => {
    const element = tips.at(event);
    tips.hide();
    pressed = false;
    if (element && event.pointerType === 'touch') {
      tips.later(element, LONG_PRESS, () => {
        pressed = true;
      });
    }
  });
  document.addEventListener('pointermove', event => {
    if (event.pointerType === 'touch' && !pressed && Math.hypot(event.movementX, event.movementY) > 4) tips.cancel();
  });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    document.addEventListener(end, () => {
      if (!pressed) tips.cancel();
    });
  }
  // A long press asks for words; it does not choose.
  document.addEventListener(
    'click',
    event => {
      if (pressed) {
        event.preventDefault();
        event.stopPropagation();
      } else {
        tips.hide();
        const element = tips.at(event);
        // What is only looked at says its words when it is pressed; what explains itself otherwise does not.
        if (element?.matches('[role=img]:not([data-why])')) tips.later(element, 0);
      }
      pressed = false;
    },
    true,
  );
  document.addEventListener('contextmenu', event => {
    if (pressed) event.preventDefault();
  });
}

function followKeyboard(tips: Tips): void {
  document.addEventListener('focusin', event => {
    const element = tips.at(event);
    if (element && element === event.target && element.matches(':focus-visible')) tips.later(element, REST);
  });
  document.addEventListener('focusout', () => tips.hide());
  document.addEventListener('keydown', event => {
    if (event.key === 'Escape') tips.hide();
  });
}
