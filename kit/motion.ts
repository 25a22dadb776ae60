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

type Drawn = SVGGraphicsElement | HTMLElement;

/** How far it is from a piece to where a seat is drawn (`data-seat`), in the piece's own units; null: the seat is not in view. */
function wayTo(node: Drawn, seat: number | undefined): { x: number; y: number } | null {
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

/** A piece goes to the seat that gets it, or fades where that is not in view. For `out:`. */
export function leave(node: Drawn, { seat }: { seat: () => number | undefined }) {
  const way = wayTo(node, seat());
  const { x, y } = way ?? { x: 0, y: 0 };
  return { duration: pieceTime(), css: (t: number, u: number) => `opacity:${t};transform:translate(${x * u}px,${y * u}px)` };
}

/** What something falls on gives way by a little. For `in:`. */
export function settle(_: Element) {
  return { duration: pieceTime(), css: (t: number) => `transform:translateY(${2 * Math.sin(Math.PI * t)}px)` };
}

/** Something new unfolds where it lies. */
export function unfold(_: Element) {
  return { duration: pieceTime() / 2, css: (t: number, u: number) => `opacity:${t};transform:translateY(${4 * u}px)` };
}

/** A few letters, such as points, fly from where they arise to where they are counted. Nothing of it stays in the page. */
export async function fly(text: string, from: Element, to: Element): Promise<void> {
  if (pieceTime() === 0 || !from.checkVisibility() || !to.checkVisibility()) return;
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const sign = Object.assign(document.createElement('span'), { className: 'flying', textContent: text, ariaHidden: 'true' });
  sign.style.cssText = `left:${b.left + b.width / 2}px;top:${b.top + b.height / 2}px`;
  document.body.append(sign);
  const start = `translate(-50%,-50%) translate(${a.left + a.width / 2 - b.left - b.width / 2}px,${a.top + a.height / 2 - b.top - b.height / 2}px)`;
  const steps = [{ transform: start, opacity: 0 }, { opacity: 1, offset: 0.2 }, { transform: 'translate(-50%,-50%)' }];
  await sign.animate(steps, { duration: pieceTime(), easing: 'ease-in-out' }).finished.catch(() => {});
  sign.remove();
}
