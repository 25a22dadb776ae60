/** A server in a process of its own whose time of day is told by the process that started it; `clubhouse.ts` starts and kills it. */
import type { Where } from '../storage/open.ts';
import { running } from './running.ts';

/** What the two processes say to each other. */
export type Order = { now: number };
export type Said = { url: string } | { heard: number } | { letter: string } | { trouble: string };

const [where, port, began] = process.argv.slice(2);
let now = Number(began);
const say = (said: Said) => process.send?.(said);

process.on('message', (order: Order) => {
  now = order.now;
  say({ heard: now });
});
const server = await running(JSON.parse(where) as Where, { now: () => now, port: Number(port) });
const take = server.letters.take.bind(server.letters);
server.letters.take = text => {
  take(text);
  say({ letter: text });
};
const push = server.logged.push.bind(server.logged);
server.logged.push = (...lines) => {
  for (const line of lines) if (/"level":[56]0/.test(line)) say({ trouble: line });
  return push(...lines);
};
say({ url: server.url });
