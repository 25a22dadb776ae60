/** Structured logs, one line of JSON each. Of an error only what cannot hold a secret: databases put values into its other fields. */
import { type DestinationStream, type Logger, pino } from 'pino';

export function makeLog(level: string, to: DestinationStream = pino.destination(2)): Logger {
  return pino({ level, base: { pid: process.pid }, serializers: { err: plain } }, to);
}

function plain(error: unknown): object {
  if (!(error instanceof Error)) return { message: typeof error };
  const { name, message, stack } = error;
  const { code } = error as { code?: unknown };
  return { type: name, message, ...(typeof code === 'string' && { code }), stack };
}
