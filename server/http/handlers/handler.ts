/** What handlers are given and answer. */
import type { Bot } from '@tarsas/bots';
import type { Language, Seat, Title } from '@tarsas/kernel';
import type { Kysely } from 'kysely';
import type * as z from 'zod';
import type { RouteName } from '../../api/routes.ts';
import type { Schemas } from '../../api/schemas.ts';
import type { ClubParts } from '../../clubs/index.ts';
import type { Company } from '../../company/company.ts';
import type { Leaving } from '../../company/leaving.ts';
import type { Analyses } from '../../jobs/analyses.ts';
import type { Notifier } from '../../jobs/notify.ts';
import type { Post } from '../../jobs/post.ts';
import type { WebPush } from '../../jobs/webPush.ts';
import type { Order } from '../../order/order.ts';
import type { Me, People } from '../../people/people.ts';
import type { Results } from '../../results/results.ts';
import type { Database } from '../../storage/database.ts';
import type { Chat } from '../../table/chat.ts';
import type { Live } from '../../table/live.ts';
import type { Lobby } from '../../table/lobby.ts';
import type { Playing } from '../../table/playing.ts';
import type { Reading } from '../../table/reading.ts';
import { Problem } from '../../text/problem.ts';
import type { Limiter, Spender } from '../guard.ts';

export interface Parts extends ClubParts {
  db: Kysely<Database>;
  titles: readonly Title[];
  bots: readonly Bot[];
  people: People;
  company: Company;
  leaving: Leaving;
  lobby: Lobby;
  playing: Playing;
  reading: Reading;
  chat: Chat;
  analyses: Analyses;
  order: Order;
  notifier: Notifier;
  results: Results;
  webPush: WebPush;
  post: Post;
  limiter: Limiter;
  allowInside: boolean;
}

export interface Asked<N extends RouteName> {
  id: string;
  query: z.output<Schemas[N]['query']>;
  body: z.output<Schemas[N]['body']>;
  /** Null only where the route is for anyone. */
  me: Me | null;
  /** For limits. */
  who: Spender;
  address: string;
  language: Language;
  headers: Headers;
  /** Headers of the answer. */
  set(headers: Headers): void;
}

/** An answer that is written out as JSON already. */
export class Written {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** The handlers of these routes. */
export type Handlers<N extends RouteName = RouteName> = {
  [K in N]: (asked: Asked<K>) => Promise<z.output<Schemas[K]['answer']> | Written>;
};

export const ok = { ok: true as const };

/** The table as this person sees it now: after what they did, through one of their seats, or with an invitation. */
export function shown(reading: Reading, live: Live, me: Me | null, seat?: Seat, invite?: string): Written {
  const json = reading.tableJson(live);
  const position = json.position(reading.viewer(live, me?.id ?? null, seat));
  return new Written(`{"table":${json.table(me?.id ?? null, invite)},"position":${position}}`);
}

/** The table, for those who sit at it. */
export async function ownTable(reading: Reading, { id, me }: { id: string; me: Me | null }): Promise<Live> {
  const live = await reading.visible(id, me!.id);
  if (live.seatsOfPerson(me!.id).length === 0) throw new Problem('notSeated');
  return live;
}
