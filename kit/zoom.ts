/** Large screens enlarge the whole table (`--zoom`): the browser measures in pixels of the window, styles count in enlarged ones. */

/** By how much; 1 where a browser cannot tell, as it does not enlarge there either. */
export const zoomOf = (element: Element = document.documentElement): number => element.currentCSSZoom || 1;

/** Where an element lies in the window, in the pixels that styles count in. */
export function boxOf(element: Element): DOMRect {
  const zoom = zoomOf();
  const { x, y, width, height } = element.getBoundingClientRect();
  return new DOMRect(x / zoom, y / zoom, width / zoom, height / zoom);
}

/** The window itself. */
export const windowSize = (): { width: number; height: number } => ({ width: innerWidth / zoomOf(), height: innerHeight / zoomOf() });
