/** More motion, for those tables alone that have something to travel so. Times and reduced motion: `motion.ts`. */
import { type Drawn, pieceTime, stood, wayTo } from './motion.ts';

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

/** Something small comes along a way, from `x`, `y` off. For `in:`. */
export function along(_: Element, { x, y }: { x: number; y: number }) {
  return { duration: pieceTime(), css: (_: number, u: number) => `transform:translate(${x * u}px,${y * u}px)` };
}

/** A flame runs over what burns. For `in:` of a layer that is transparent otherwise. */
export function burn(_: Element) {
  return {
    duration: pieceTime(),
    css: (t: number, u: number) => `opacity:${Math.sin(Math.PI * t)};transform:translateY(${(u - 0.5) * 60}%)`,
  };
}

/** So many places of a way are enough to see it. */
const SAMPLES = 12;

/** A piece rides along a way when its space changes. `wayFrom` draws it from the old space as an SVG path that ends where it stands. For `{@attach}`. */
export const rides = (at: number, wayFrom: (old: number) => string) => (node: SVGGraphicsElement) => {
  const was = stood.get(node)?.at;
  stood.set(node, { at, x: 0, y: 0 });
  if (was === undefined || was === at || was < 0 || pieceTime() === 0) return;
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', wayFrom(was));
  const long = path.getTotalLength();
  const end = path.getPointAtLength(long);
  const steps = Array.from({ length: SAMPLES + 1 }, (_, i) => {
    const { x, y } = path.getPointAtLength((long * i) / SAMPLES);
    return { transform: `translate(${x - end.x}px,${y - end.y}px)` };
  });
  node.animate(steps, { duration: pieceTime(), composite: 'add', easing: 'ease-in-out' });
};

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
