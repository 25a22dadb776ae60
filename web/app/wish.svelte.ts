import { keepText, recallText } from './device.ts';

/** A setting kept on this device: one of `values`, or else what the system says. `tokens.css` and boards read it from `data-<name>` on the page. */
class Wish<T extends string> {
  readonly values: readonly ('system' | T)[];
  value = $state<'system' | T>('system');
  private readonly name: string;

  constructor(name: string, values: readonly T[], given = recallText(name)) {
    this.name = name;
    this.values = ['system', ...values];
    this.value = values.find(one => one === given) ?? 'system';
  }

  choose(value: 'system' | T): void {
    this.value = value;
    keepText(this.name, value === 'system' ? null : value);
    this.show();
  }

  show(): void {
    if (this.value === 'system') delete document.documentElement.dataset[this.name];
    else document.documentElement.dataset[this.name] = this.value;
  }
}

export const theme = new Wish('theme', ['light', 'dark'], new URLSearchParams(location.search).get('theme') ?? recallText('theme'));
export const motion = new Wish('motion', ['less', 'full']);
