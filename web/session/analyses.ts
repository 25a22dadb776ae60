/** Analyses on this device. They are too large for localStorage, and only the coach's worker needs them whole, so they are in IndexedDB. */
import type { Analysis } from '@tarsas/coach';

const STORE = 'analyses';
/** Kept analyses of another shape are begun anew. */
const VERSION = 1;

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open('coach', VERSION);
    asked.onupgradeneeded = () => {
      for (const name of asked.result.objectStoreNames) asked.result.deleteObjectStore(name);
      asked.result.createObjectStore(STORE);
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

/** Private windows and full disks: then nothing is read, and nothing is kept. */
async function within<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
  try {
    const database = await opened();
    return await new Promise((resolve, reject) => {
      const asked = work(database.transaction(STORE, mode).objectStore(STORE));
      asked.onsuccess = () => resolve(asked.result ?? null);
      asked.onerror = () => reject(asked.error);
    });
  } catch {
    return null;
  }
}

export const keptAnalysis = (key: string): Promise<Analysis | null> => within<Analysis>('readonly', store => store.get(key));

export const keepAnalysis = async (key: string, analysis: Analysis): Promise<void> => {
  await within('readwrite', store => store.put(analysis, key));
};
