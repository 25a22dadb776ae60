/** The window in which a board is looked at: its size, what it shows, and where something in it lies. */
import { boxOf } from '../zoom.ts';

interface Shown {
  /** The middle of what is shown from the middle of the board, and its size, in parts of the window's. */
  x: number;
  y: number;
  size: number;
  /** The window, in pixels. */
  width: number;
  height: number;
}

export class BoardWindow {
  element = $state<HTMLElement>();
  width = $state(0);
  height = $state(0);
  shown = $state.raw<Shown>({ x: 0, y: 0, size: 1, width: 0, height: 0 });

  /** Behind another tab of a phone the window has no size; then it keeps the one it had, and nothing is drawn again. */
  readonly measure = (): void => {
    if (!this.element?.clientWidth) return;
    this.width = this.element.clientWidth;
    // Without the row of buttons that PanZoom has below the window.
    this.height = this.element.clientHeight - (Number.parseFloat(getComputedStyle(this.element).getPropertyValue('--board-foot')) || 0);
  };

  /** What is in view, in units of a board that lies in the middle of the window, as large as fits. */
  inView(board: { width: number; height: number }): { x: number; y: number; width: number; height: number } {
    const { shown } = this;
    const unit = Math.min(shown.width / board.width, shown.height / board.height);
    const [width, height] = [(shown.width * shown.size) / unit, (shown.height * shown.size) / unit];
    const x = board.width / 2 + (shown.x * shown.width) / unit - width / 2;
    const y = board.height / 2 + (shown.y * shown.height) / unit - height / 2;
    return { x, y, width, height };
  }

  /** Where an element lies within the window: its middle and its width, in pixels. */
  placeOf(inside: Element): { x: number; y: number; size: number } {
    const around = boxOf(this.element!);
    const { left, top, width, height } = boxOf(inside);
    return { x: left + width / 2 - around.left, y: top + height / 2 - around.top, size: width };
  }
}
