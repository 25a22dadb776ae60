/** The server's EventSource, opened again when it closes: browsers do not retry where the answer is no stream, for instance while the server starts. */
const EVENTS = '/api/v1/events';
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

export interface Stream {
  close(): void;
}

export interface Hearing {
  /** The table to watch; read at each connection, because the last entry that was seen changes. */
  watch?(): string;
  /** What to do with the data of each kind of event. */
  on: Record<string, (data: never) => void>;
  /** Whether there is a connection now. */
  online?(isOnline: boolean): void;
}

export function listen({ watch = () => '', on, online }: Hearing): Stream {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT_MS;
  const open = () => {
    const wished = watch();
    source = new EventSource(wished === '' ? EVENTS : `${EVENTS}?watch=${wished}`);
    for (const [event, tell] of Object.entries(on)) source.addEventListener(event, ({ data }) => tell(JSON.parse(data as string) as never));
    source.addEventListener('open', () => {
      wait = FIRST_WAIT_MS;
      online?.(true);
    });
    source.addEventListener('error', () => {
      online?.(false);
      // In the state CONNECTING the browser reconnects by itself.
      if (source.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(open, wait);
      wait = Math.min(2 * wait, LONGEST_WAIT_MS);
    });
  };
  open();
  return {
    close() {
      clearTimeout(timer);
      source.close();
    },
  };
}
