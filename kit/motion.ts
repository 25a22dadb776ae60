/** Motion that explains: short, skippable, and none where less motion is wanted (the tokens say so). */

/** `getComputedStyle` forces a style recalculation, so its answer is cached for a while. */
const KEPT = 2_000;
let known = { time: 0, until: 0 };

/** How long a piece travels, in milliseconds; 0 with reduced motion. */
export function pieceTime(): number {
  if (typeof document === 'undefined') return 0;
  if (performance.now() > known.until) known = { time: askedTime(), until: performance.now() + KEPT };
  return known.time;
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

/** A piece comes from where its owner's seat is drawn (`data-seat`), or is set down where it lies if that is not in view. Within SVG, for `in:`. */
export function arrive(node: SVGGraphicsElement, { seat }: { seat: number | undefined }) {
  const card = seat === undefined ? null : document.querySelector(`[data-seat="${seat}"]`);
  const scale = node.getScreenCTM()?.a;
  if (pieceTime() === 0 || !card?.checkVisibility() || !scale) return drop(node);
  const [from, to] = [card.getBoundingClientRect(), node.getBoundingClientRect()];
  const x = (from.left + from.width / 2 - to.left - to.width / 2) / scale;
  const y = (from.top + Math.min(from.height / 2, 40) - to.top - to.height / 2) / scale;
  return { duration: pieceTime(), css: (_: number, u: number) => `transform:translate(${x * u}px,${y * u}px)` };
}

/** Something new unfolds where it lies. */
export function unfold(_: Element) {
  return { duration: pieceTime() / 2, css: (t: number, u: number) => `opacity:${t};transform:translateY(${4 * u}px)` };
}
