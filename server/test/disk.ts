/** A small disk of its own that can be filled to the last byte, where this system lets us mount one. */
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from './programs.ts';

const CHUNK = Buffer.alloc(65_536, 'x');

export class Disk {
  readonly folder = mkdtempSync(join(tmpdir(), 'tarsas-disk-'));

  constructor(megabytes: number) {
    try {
      runProgram('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', this.folder);
    } catch (error) {
      rmSync(this.folder, { recursive: true });
      throw error;
    }
    chmodSync(this.folder, 0o755);
  }

  /** Until there are only so many bytes left. */
  fill(leave = 0): void {
    const file = openSync(this.ballast, 'a');
    try {
      for (;;) {
        const more = this.free - leave;
        if (more <= 0) return;
        writeSync(file, CHUNK, 0, Math.min(more, CHUNK.length));
      }
    } finally {
      closeSync(file);
    }
  }

  get free(): number {
    const { bavail, bsize } = statfsSync(this.folder);
    return bavail * bsize;
  }

  empty(): void {
    rmSync(this.ballast, { force: true });
  }

  private get ballast(): string {
    return join(this.folder, 'ballast');
  }

  close(): void {
    runProgram('umount', this.folder);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Why there cannot be one, in a sentence; null: there can. */
export function noDisk(): string | null {
  try {
    new Disk(1).close();
    return null;
  } catch {
    return 'Not tried: a full disk, because a small one cannot be mounted here (only root may, with tmpfs).';
  }
}
