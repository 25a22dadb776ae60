/** Motion that explains: short, skippable, and none where less motion is wanted (the tokens say so). */

/** `getComputedStyle` forces a style recalculation, in the middle of whatever is being drawn: so the token is read once. */
let known = 0;

/** How long a piece travels, in milliseconds; 0 with reduced motion. */
export function pieceTime(): number {
  if (typeof document === 'undefined' || isReduced()) return 0;
  known ||= askedTime();
  return known;
}

/** As the tokens have it. */
function isReduced(): boolean {
  const { motion } = document.documentElement.dataset;
  return motion === 'less' || (motion !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches);
}

function askedTime(): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue('--t-piece').trim();
  const time = Number.parseFloat(text);
  return Number.isNaN(time) ? 0 : text.endsWith('ms') ? time : time * 1000;
}

/** A piece is set down on the board. A transition for `in:`. */
export function drop(_: Element) {
  return { duration: pieceTime(), css: (t: number, u: number) => `opacity:${t};transform:translateY(${-14 * u}px) scale(${1 + 0.35 * u})` };
}

export type Drawn = SVGGraphicsElement | HTMLElement;

/** How far it is from a piece to where a seat is drawn (`data-seat`), in the piece's own units; null: the seat is not in view. */
export function wayTo(node: Drawn, seat: number | undefined): { x: number; y: number } | null {
  const card = seat === undefined ? null : document.querySelector(`[data-seat="${seat}"]`);
  const scale = node instanceof HTMLElement ? 1 : node.getScreenCTM()?.a;
  if (pieceTime() === 0 || !card?.checkVisibility() || !scale) return null;
  const [from, to] = [card.getBoundingClientRect(), node.getBoundingClientRect()];
  return {
    x: (from.left + from.width / 2 - to.left - to.width / 2) / scale,
    y: (from.top + Math.min(from.height / 2, 40) - to.top - to.height / 2) / scale,
  };
}

/** A piece comes from its owner's seat, or is set down where it lies if that is not in view. For `in:`. */
export function arrive(node: Drawn, { seat }: { seat: number | undefined }) {
  const way = wayTo(node, seat);
  if (!way) return drop(node);
  return { duration: pieceTime(), css: (_: number, u: number) => `transform:translate(${way.x * u}px,${way.y * u}px)` };
}

interface Place {
  at: number;
  x: number;
  y: number;
}

/** Where an element stood last: which space, and its place on the page of its parent. */
export const stood = new WeakMap<Element, Place>();
/** Milliseconds a space, and for the whole way. */
const HOP = { each: 120, most: 290 };

/**
 * A marker hops space by space when its space changes. For `{@attach}`, on an element that is placed by its style. Where it stands is measured in the
 * next animation frame, which computes the layout anyway.
 */
export const hops = (at: number) => (node: HTMLElement) => {
  const frame = requestAnimationFrame(() => {
    const was = stood.get(node);
    if (was?.at === at) return;
    const here = { at, x: node.offsetLeft, y: node.offsetTop };
    stood.set(node, here);
    if (was) hop(node, was, here);
  });
  return () => cancelAnimationFrame(frame);
};

function hop(node: HTMLElement, was: Place, { at, x, y }: Place): void {
  const spaces = Math.abs(at - was.at);
  const off = (part: number, up: number) => ({ transform: `translate(${(was.x - x) * part}px,${(was.y - y) * part - up}px)` });
  const steps = Array.from({ length: spaces }, (_, i) => [off(1 - i / spaces, 0), off(1 - (i + 0.5) / spaces, 6)]).flat();
  if (pieceTime() > 0) node.animate([...steps, off(0, 0)], { duration: Math.min(HOP.most, HOP.each * spaces), composite: 'add' });
}

/** How long it takes to dig a hex, in milliseconds. */
const DIG = 240;

/** What a hex was goes away and leaves what it is now. For `in:` of a layer that is transparent otherwise. */
export function wash(_: Element) {
  return { duration: Math.min(DIG, pieceTime()), css: (_: number, u: number) => `opacity:${u}` };
}

/** The old terrain shrinks into a corner of its hex: `x`, `y` from the middle, where it was `times` as large. For `in:`. */
export function corner(_: Element, { x, y, times }: { x: number; y: number; times: number }) {
  const css = (_: number, u: number) => `transform:translate(${x * (1 - u)}px,${y * (1 - u)}px) scale(${1 + (times - 1) * u})`;
  return { duration: Math.min(DIG, pieceTime()), css };
}

/** A sign fades where it stood. For `out:`. */
export function fade(_: Element) {
  return { duration: pieceTime() / 2, css: (t: number) => `opacity:${t}` };
}

/** Something new unfolds where it lies. */
export function unfold(_: Element) {
  return { duration: pieceTime() / 2, css: (t: number, u: number) => `opacity:${t};transform:translateY(${4 * u}px)` };
}
