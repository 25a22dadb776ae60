/** News of tables as text: in few words, or as JSON with the entries themselves where the wire carries them. */
import type { Status } from '../storage/database.ts';
import type { Committed, Wire } from './bus.ts';

/** What stands before it: the kind of text, who says it and its number. */
const HEAD = 64;

/** As few texts as there is room in. A table whose entries alone are too long is told of without them. */
export function textsOf(news: readonly Committed[], { most, carries }: Pick<Wire, 'most' | 'carries'>): string[] {
  const room = most - HEAD;
  const pieces = news.map(one => {
    const whole = carries ? JSON.stringify(one) : briefly(one);
    return Buffer.byteLength(whole) < room ? whole : JSON.stringify({ ...one, entries: undefined });
  });
  const texts: string[][] = [];
  let size = Infinity;
  for (const piece of pieces) {
    size += Buffer.byteLength(piece) + 1;
    if (size > room) {
      texts.push([]);
      size = Buffer.byteLength(piece) + 2;
    }
    texts[texts.length - 1].push(piece);
  }
  return texts.map(pieces => (carries ? `[${pieces.join()}]` : pieces.join(' ')));
}

const briefly = ({ id, n, status, waiting }: Committed): string => [id, n, status, waiting].join();

export function newsIn(text: string): Committed[] {
  if (text.startsWith('[')) return JSON.parse(text) as Committed[];
  return text.split(' ').map(one => {
    const [id, n, status, waiting] = one.split(',');
    return { id, n: Number(n), status: status as Status, waiting: Number(waiting) };
  });
}
