/** One process at a time may open a data folder: the embedded database would not survive two. */
import { linkSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';

export class FolderTaken extends Error {
  readonly folder: string;
  readonly pid: number;
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}.`);
    this.name = 'FolderTaken';
    this.folder = folder;
    this.pid = pid;
  }
}

interface Holder {
  pid: number;
  host: string;
  /** When the process started, where the system tells: process ids are used again. */
  born: string | null;
}

/** Takes `<folder>.lock` or throws `FolderTaken`. Returns how to give it back. */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`;
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, JSON.stringify({ pid: process.pid, host: hostname(), born: bornAt(process.pid) } satisfies Holder));
  try {
    for (;;) {
      try {
        // Linking is atomic: a lock is never read half written.
        linkSync(mine, file);
        break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const holder = holderOf(file);
      if (holder && isAlive(holder)) throw new FolderTaken(folder, holder.pid);
      putAside(file, holder);
    }
  } finally {
    unlinkSync(mine);
  }
  return () => rmSync(file, { force: true });
}

/** Removes the lock of a dead process. If another process has taken it over meanwhile, its lock is put back. */
function putAside(file: string, gone: Holder | null): void {
  const aside = `${file}.${process.pid}.gone`;
  try {
    renameSync(file, aside);
    if (JSON.stringify(holderOf(aside)) !== JSON.stringify(gone)) linkSync(aside, file);
    unlinkSync(aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function holderOf(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

/** A holder on another machine (a shared disk) cannot be asked and counts as alive. */
function isAlive({ pid, host, born }: Holder): boolean {
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return born === null || bornAt(pid) === born;
}

/** Field 22 of Linux's /proc/<pid>/stat; null elsewhere. The name in field 2 may hold spaces and brackets. */
function bornAt(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return null;
  }
}
