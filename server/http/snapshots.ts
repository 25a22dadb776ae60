/** The picture of a table's position, for previews of links: of what the public may know, and of tables that everybody may see. */
import type { Context } from 'hono';
import type { Painter } from '../jobs/painter.ts';
import type { Live } from '../table/live.ts';
import type { Reading } from '../table/reading.ts';

export const SNAPSHOT = '/table/:id/position.png';

/** Services keep a picture by its address: with every entry there is a new one. */
export const snapshotPath = ({ id, play }: Live): string => `${SNAPSHOT.replace(':id', id)}?n=${play?.n ?? 0}`;

/** Seconds for which nobody needs to ask again. */
const FRESH = 60;

export async function sendSnapshot(c: Context, reading: Reading, painter: Painter): Promise<Response> {
  const live = await reading.visible(c.req.param('id') ?? '', null);
  const tag = `"${live.id}-${live.play?.n ?? 0}"`;
  c.header('cache-control', `public, max-age=${FRESH}`);
  c.header('etag', tag);
  if (c.req.header('if-none-match') === tag) return c.body(null, 304);
  const picture = await painter.pictureOf(live);
  c.header('content-type', 'image/png');
  return c.body(new Uint8Array(picture));
}
