/** Work beside running servers: who cannot have a lock at once gives way and tries again, rather than make anybody wait behind it. */

/** Less than the second after which PostgreSQL looks for deadlocks. */
export const LOCK_MS = 500;
/** A lock could not be had in time; two waited for each other. */
const LOCKED = ['55P03', '40P01'];
/** What a copied row refers to was deleted between reading and writing it. */
export const GONE = '23503';
export const AGAIN_MS = 200;
const ATTEMPTS = 3_000;

export async function untilLocked<T>(work: () => Promise<T>, also = ''): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const code = String((error as { code?: string }).code);
      if (!(LOCKED.includes(code) || code === also) || attempt >= ATTEMPTS) throw error;
      await new Promise(resolve => setTimeout(resolve, AGAIN_MS));
    }
  }
}
