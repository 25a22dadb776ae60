/** How loud this device is, from 0 to 1: silent until somebody asks for sound. */
import { keep, recall } from '../../app/device.ts';

class Volume {
  level = $state(recall<number>('volume') ?? 0);

  set(level: number): void {
    this.level = level;
    keep('volume', level);
  }
}

export const volume = new Volume();
