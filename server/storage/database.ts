/** What is stored, row by row. Every key of a table's data leads with `table_id`, ready to be spread over several databases. */
import type { Generated } from 'kysely';
import type { AnalysisRow } from './analyses.ts';
import type { ClubTables } from './clubs.ts';
import type { CompanyTables } from './company.ts';
import type { SentAwayRow } from './lobbyTables.ts';
import type { MilestoneRow } from './milestone.ts';
import type { OrderTables } from './order.ts';
import type { PackedRow } from './packed.ts';
import type { PlayedRow, RatedRow, RatingRow, TallyRow } from './resultsTables.ts';
import type { SolvedRow } from './solved.ts';

export type Visibility = 'open' | 'link' | 'private';
export type Status = 'waiting' | 'playing' | 'over' | 'abandoned';

/** One play of one game: what was agreed, and a head that can always be worked out again from its entries. */
export interface TableRow {
  id: string;
  game: string;
  rules: number;
  seats: number;
  /** JSON. */
  options: string;
  seed: string;
  visibility: Visibility;
  /** JSON; null: no clock. */
  pace: string | null;
  /** Opens a private table; known to those who were invited. */
  invite: string;
  host: string | null;
  rematch: string | null;
  created_at: number;
  /** The head: how many entries there are, and what they come to. */
  n: Generated<number>;
  status: Generated<Status>;
  /** Bit per seat: people we wait for. */
  waiting: Generated<number>;
  /** Bit per seat: bots we wait for. */
  bots_waiting: Generated<number>;
  /** When the first clock runs out. */
  due_at: number | null;
  touched_at: number;
  /** The indexed ones of the head, which follow lazily: see `heads.ts`. */
  listed_at: Generated<number>;
  wake_at: number | null;
  /** JSON, once it is over. */
  result: string | null;
  /** The host's word: it shall count for ratings. Whether it does is said by its first entry. */
  rated: Generated<boolean>;
  /** Its log is in `packed`. */
  packed: Generated<boolean>;
  /** There are hints at it, for everybody who wants them. */
  hints: Generated<boolean>;
}

export interface SeatRow {
  table_id: string;
  seat: number;
  person_id: string | null;
  name: string;
  bot: string | null;
  /** The entry about which a browser of this person was called, until they have answered. */
  told: number | null;
  /** The standing order of its person, JSON. Not in the log: an entry that only its owner may see would still be counted by the others. */
  wish: string | null;
  /** When its game ended; null: it has not, or so lately that it was not noted yet (`heads.ts`). Lets a person's lists pass over what is over. */
  over_at: number | null;
  /** How many hints were shown there, by step, JSON; null: none. */
  hints: string | null;
}

/** Append-only: the truth about a table. Of games that ended long ago it is in `packed`; `readLog` reads both. */
export interface EntryRow {
  table_id: string;
  n: number;
  at: number;
  /** JSON: see `table/entry.ts`. */
  body: string;
}

export interface ChatRow {
  id: Generated<number>;
  table_id: string;
  person_id: string | null;
  name: string;
  text: string;
  at: number;
  /** Taken down by a moderator. */
  removed: Generated<boolean>;
}

export interface NoteRow {
  table_id: string;
  person_id: string;
  text: string;
}

/** Where a browser wants to be called. */
export interface PushRow {
  endpoint: string;
  person_id: string;
  keys: string;
}

/** HMACs of unconfirmed addresses whose owner has unsubscribed. */
export interface UnwantedRow {
  address: string;
  until: number;
}

/** Periods of downtime: see `table/uptime.ts`. */
export interface DowntimeRow {
  from_at: number;
  to_at: number;
}

/** The server's own secrets and keys, made at the first start. */
export interface SettingRow {
  key: string;
  value: string;
}

/** The tables of the authentication library keep its own spelling. */
export interface PersonRow {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  image: string | null;
  isAnonymous: boolean | null;
  language: string | null;
  /** JSON. */
  preferences: string | null;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

export interface SessionRow {
  id: string;
  userId: string;
  userAgent: string | null;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
}

export interface PasskeyRow {
  id: string;
  userId: string;
  name: string | null;
  createdAt: Date | null;
}

export interface Database extends CompanyTables, OrderTables, ClubTables {
  tables: TableRow;
  seat: SeatRow;
  entry: EntryRow;
  packed: PackedRow;
  milestone: MilestoneRow;
  chat: ChatRow;
  note: NoteRow;
  push: PushRow;
  setting: SettingRow;
  unwanted: UnwantedRow;
  session: SessionRow;
  passkey: PasskeyRow;
  downtime: DowntimeRow;
  solved: SolvedRow;
  person: PersonRow;
  sent_away: SentAwayRow;
  analysis: AnalysisRow;
  played: PlayedRow;
  rated: RatedRow;
  rating: RatingRow;
  tally: TallyRow;
}
