/** What an archive holds, table by table: the compiler asks for every new one. */
import type { Database } from '../storage/database.ts';

/** A foreign key. When the row referred to was deleted meanwhile, the row is left out or its key set to null, as `on delete` would do. */
interface Pointer {
  key: string;
  at: PointedAt;
  gone: 'row' | 'null';
}
type PointedAt = 'person' | 'tables' | 'club' | 'league' | 'contest' | 'entrant' | 'fixture';

interface Shape {
  /** The primary key, for keyset pagination. */
  key: readonly string[];
  pointers?: readonly Pointer[];
}

/** Sums that follow from what is kept, or of use to a running server only. */
type NotKept = 'milestone' | 'packed' | 'rating' | 'tally' | 'unwanted' | 'downtime';
export type Kept = Exclude<keyof Database, NotKept> | 'credential';

/** Rows that are nothing without what these keys name. */
const within = (at: PointedAt, ...keys: string[]): Pointer[] => keys.map(key => ({ key, at, gone: 'row' }));
const ofPeople = (...keys: string[]): Pointer[] => within('person', ...keys);
const atTable = within('tables', 'table_id');
const loose = (key: string): Pointer => ({ key, at: 'person', gone: 'null' });

/** In the order of insertion: rows that others refer to come first. */
const SHAPES: Readonly<Record<Kept, Shape>> = {
  person: { key: ['id'] },
  // A guest has nothing but a session: without it the seat would be lost.
  session: { key: ['id'], pointers: ofPeople('userId') },
  credential: { key: ['id'], pointers: ofPeople('userId') },
  passkey: { key: ['id'], pointers: ofPeople('userId') },
  setting: { key: ['key'] },
  push: { key: ['endpoint'], pointers: ofPeople('person_id') },
  tables: { key: ['id'], pointers: [loose('host')] },
  seat: { key: ['table_id', 'seat'], pointers: [loose('person_id')] },
  entry: { key: ['table_id', 'n'] },
  chat: { key: ['table_id', 'id'], pointers: [loose('person_id'), ...atTable] },
  note: { key: ['table_id', 'person_id'], pointers: [...ofPeople('person_id'), ...atTable] },
  // Minutes of thinking each. What was under way is gone on with.
  analysis: { key: ['table_id', 'seat'], pointers: [loose('asked_by'), ...atTable] },
  // Derived, but the strength of people who have left cannot be; ratings and sums follow from these.
  played: { key: ['table_id', 'seat'], pointers: [loose('person_id')] },
  rated: { key: ['table_id', 'seat'], pointers: [loose('person_id')] },
  sent_away: { key: ['table_id', 'person_id'], pointers: [...ofPeople('person_id'), ...atTable] },
  profile: { key: ['person_id'], pointers: ofPeople('person_id') },
  friend: { key: ['asker', 'asked'], pointers: ofPeople('asker', 'asked') },
  blocked: { key: ['person_id', 'other_id'], pointers: ofPeople('person_id', 'other_id') },
  muted: { key: ['person_id', 'other_id'], pointers: ofPeople('person_id', 'other_id') },
  invitation: { key: ['table_id', 'person_id'], pointers: [...ofPeople('person_id', 'by_person'), ...atTable] },
  leaving: { key: ['person_id'], pointers: ofPeople('person_id') },
  solved: { key: ['person_id', 'game', 'position'], pointers: ofPeople('person_id') },
  office: { key: ['person_id'], pointers: ofPeople('person_id') },
  report: { key: ['id'] },
  measure: { key: ['id'] },
  heard: { key: ['person_id'], pointers: ofPeople('person_id') },
  club: { key: ['id'] },
  member: { key: ['club_id', 'person_id'], pointers: [...ofPeople('person_id'), ...within('club', 'club_id')] },
  league: { key: ['id'], pointers: within('club', 'club_id') },
  contest: { key: ['id'], pointers: [...within('club', 'club_id'), ...within('league', 'league_id')] },
  entrant: { key: ['id'], pointers: [loose('person_id'), ...within('contest', 'contest_id')] },
  fixture: { key: ['id'], pointers: [...within('contest', 'contest_id'), ...atTable] },
  pairing: { key: ['fixture_id', 'seat'], pointers: [...within('fixture', 'fixture_id'), ...within('entrant', 'entrant_id')] },
  happening: { key: ['scope', 'key'], pointers: within('club', 'club_id') },
  notice: { key: ['scope', 'key', 'person_id'], pointers: ofPeople('person_id') },
};

export const TABLES = Object.keys(SHAPES) as Kept[];
export const keyOf = (table: Kept): readonly string[] => SHAPES[table].key;
export const pointersOf = (table: Kept): readonly Pointer[] => SHAPES[table].pointers ?? [];
/** Tables whose ids others refer to. */
export const POINTED_AT: ReadonlySet<Kept> = new Set(Object.values(SHAPES).flatMap(({ pointers = [] }) => pointers.map(({ at }) => at)));
/** Tables that number their rows themselves: a restored database goes on after the largest number. */
export const NUMBERED: readonly Kept[] = ['chat', 'measure', 'happening'];
