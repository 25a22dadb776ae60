/** Day, lamp light, or as the system says. */
import { keepText, recallText } from './device.ts';

export type Theme = 'system' | 'light' | 'dark';

const read = (value: string | null): Theme => (value === 'light' || value === 'dark' ? value : 'system');

class Light {
  theme = $state<Theme>(read(new URLSearchParams(location.search).get('theme') ?? recallText('theme')));

  choose(theme: Theme): void {
    this.theme = theme;
    keepText('theme', theme === 'system' ? null : theme);
    this.show();
  }

  show(): void {
    if (this.theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

export const light = new Light();
