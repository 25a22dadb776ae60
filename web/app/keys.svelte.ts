/** Keys of one letter or sign, which their owner may switch off: they get in the way of speech input and screen readers. */
import { keep, recall } from './device.ts';

class Keys {
  on = $state(recall<boolean>('keys') ?? true);

  set(on: boolean): void {
    this.on = on;
    keep('keys', on ? null : false);
  }
}

export const keys = new Keys();
