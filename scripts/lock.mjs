/**
 * One process at a time in this folder, without ever waiting for a dead one. Everybody who wants to go in puts a file of their own into the
 * lock's folder and then looks for others: the process that is alone has the lock. The file is touched every second while its owner lives; one that was
 * not touched for a while belongs to a dead process and is removed.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const TOUCH_MS = 1_000;
const DEAD_MS = 10_000;
const AGAIN_MS = 200;

/** Runs `work` while holding the lock. `work` must not block the event loop, or the lock would look abandoned. */
export async function withLock(folder, work) {
  mkdirSync(folder, { recursive: true });
  const own = join(folder, `${process.pid}-${randomBytes(4).toString('hex')}`);
  while (!alone(folder, own)) await sleep(AGAIN_MS * (0.5 + Math.random()));
  const touching = setInterval(() => touch(own), TOUCH_MS);
  try {
    return await work();
  } finally {
    clearInterval(touching);
    rmSync(own, { force: true });
  }
}

function alone(folder, own) {
  writeFileSync(own, '');
  const others = readdirSync(folder).map(name => join(folder, name));
  if (others.every(file => file === own || isDead(file))) return true;
  rmSync(own, { force: true });
  return false;
}

function isDead(file) {
  const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (touched !== undefined && Date.now() - touched < DEAD_MS) return false;
  rmSync(file, { force: true });
  return true;
}

function touch(file) {
  const now = new Date();
  utimesSync(file, now, now);
}
