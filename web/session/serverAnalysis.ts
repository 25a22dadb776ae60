/** An analysis that the server makes and keeps: looked at again and again while it is under way. Closing the page does not stop it. */
import type { Analysis, Sources } from '@tarsas/coach';
import type { Seat } from '@tarsas/kernel';
import { api } from '../app/server.svelte.ts';

/** In milliseconds; longer after the connection was lost. */
const EVERY = 2_000;
const WITHOUT_ANSWER = 10_000;

export interface HeardFromServer {
  state: 'none' | 'waiting' | 'done' | 'failed';
  /** Whether this server analyses such games. */
  offered: boolean;
  analysis?: Analysis;
  sources?: Sources;
}

export interface Watching {
  /** Asks the server for it. Rejects with why it would not. */
  ask(): Promise<void>;
  stop(): void;
}

export function watchAnalysis(id: string, seat: Seat, heard: (news: HeardFromServer) => void): Watching {
  let version = 0;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function take({ state, offered, version: latest, told }: Awaited<ReturnType<ReturnType<typeof api>['analysis']>>): void {
    if (isStopped) return;
    version = Math.max(version, latest);
    heard({ state, offered, ...(told as Pick<HeardFromServer, 'analysis' | 'sources'> | null) });
    clearTimeout(timer);
    if (state === 'waiting') timer = setTimeout(look, EVERY);
  }

  async function look(): Promise<void> {
    try {
      take(await api().analysis({ id, seat, after: version }));
    } catch {
      if (!isStopped) timer = setTimeout(look, WITHOUT_ANSWER);
    }
  }

  void look();
  return {
    ask: async () => take(await api().askAnalysis({ id, seat })),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
