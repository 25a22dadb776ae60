/** How much moves: as the system says, or as chosen on this device. `tokens.css` and boards follow the mark on the page. */
import { keepText, recallText } from './device.ts';

export const MOTIONS = ['system', 'less', 'full'] as const;
export type MotionWish = (typeof MOTIONS)[number];

const read = (value: string | null): MotionWish => (value === 'less' || value === 'full' ? value : 'system');

class Motion {
  wish = $state<MotionWish>(read(recallText('motion')));

  choose(wish: MotionWish): void {
    this.wish = wish;
    keepText('motion', wish === 'system' ? null : wish);
    this.show();
  }

  show(): void {
    if (this.wish === 'system') delete document.documentElement.dataset.motion;
    else document.documentElement.dataset.motion = this.wish;
  }
}

export const motion = new Motion();
