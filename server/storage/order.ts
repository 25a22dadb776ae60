/** What is stored for order in the house: offices, reports, measures, and how far each person has read what moderators told them. */
import type { Generated } from 'kysely';

/**
 * `report` and `measure` have no foreign keys: they outlive the people and tables they are about. The rules keep what was decided and said from
 * being changed; only whose it is may change, when a guest signs in.
 */
export const ORDER = `
create table office (person_id text primary key references person (id) on delete cascade, office text not null, since bigint not null);
create table report (id text primary key, case_id text not null, at bigint not null, by_person text, about text, name text not null,
  table_id text, message_id bigint, reason text not null, words text not null, context text not null);
create index report_case on report (case_id);
create index report_by on report (by_person, at desc);
create index report_about on report (about);
create table measure (id bigint generated always as identity primary key, case_id text, at bigint not null, by_person text, about text,
  kind text not null, until bigint, removes boolean not null default false, words text not null, answers bigint);
create index measure_case on measure (case_id);
create index measure_about on measure (about);
create rule measure_stays as on update to measure where
  (old.id, old.case_id, old.at, old.kind, old.until, old.removes, old.words, old.answers) is distinct from
  (new.id, new.case_id, new.at, new.kind, new.until, new.removes, new.words, new.answers) do instead nothing;
create rule measure_is_kept as on delete to measure do instead nothing;
create table heard (person_id text primary key references person (id) on delete cascade, at bigint not null);
alter table chat add column removed boolean not null default false
`;

export type Office = 'moderator' | 'administrator';
export type Reason = 'insult' | 'hate' | 'spoils' | 'cheats' | 'name' | 'unsafe';

/**
 * `closing`: a first moderator wants the account closed; `closed`: a second one agreed. `asked`: a second opinion is wanted. `appeal` is said by
 * the person concerned, `upheld` and `undone` answer it. `granted` and `revoked` are about offices.
 */
export type MeasureKind =
  | 'nothing'
  | 'word'
  | 'silence'
  | 'noTables'
  | 'closing'
  | 'closed'
  | 'undone'
  | 'appeal'
  | 'upheld'
  | 'asked'
  | 'granted'
  | 'revoked';

export interface OfficeRow {
  person_id: string;
  office: Office;
  since: number;
}

export interface ReportRow {
  id: string;
  /** Reports of the same thing are one case. */
  case_id: string;
  at: number;
  by_person: string | null;
  /** The person reported; null once they have left. */
  about: string | null;
  /** The name they had then. */
  name: string;
  table_id: string | null;
  message_id: number | null;
  reason: Reason;
  words: string;
  /** JSON: what was said around it, as it was. */
  context: string;
}

/** Append-only: what was done about a case, or about an office (`case_id` is null). */
export interface MeasureRow {
  id: Generated<number>;
  case_id: string | null;
  at: number;
  /** Null: on the command line. */
  by_person: string | null;
  about: string | null;
  kind: MeasureKind;
  /** When it ends; null: it does not end by itself. */
  until: number | null;
  /** The message was taken down with it. */
  removes: Generated<boolean>;
  words: string;
  /** The measure that this one undoes, upholds or appeals against. */
  answers: number | null;
}

/** Up to when a person has read what moderators told them. */
export interface HeardRow {
  person_id: string;
  at: number;
}

export interface OrderTables {
  office: OfficeRow;
  report: ReportRow;
  measure: MeasureRow;
  heard: HeardRow;
}
