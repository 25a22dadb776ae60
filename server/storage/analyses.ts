/** Analyses of finished tables, kept with the game: see docs/coach.md. */

export const ANALYSES = `
create table analysis (table_id text not null references tables (id) on delete cascade, seat integer not null,
  asked_by text references person (id) on delete set null, asked_at bigint not null, status text not null, version integer not null default 0,
  failures integer not null default 0, taken_until bigint not null default 0, made_by text not null, good text not null,
  work text, told text, primary key (table_id, seat));
create index analysis_waiting on analysis (asked_at) where status = 'waiting';
create index analysis_asker on analysis (asked_by, asked_at) where asked_by is not null
`;

/** The decisions of one seat of a finished table. Whoever asked for it is forgotten with their account; what was found stays. */
export interface AnalysisRow {
  table_id: string;
  seat: number;
  asked_by: string | null;
  asked_at: number;
  status: 'waiting' | 'done' | 'failed';
  /** Higher whenever there is more to tell. */
  version: number;
  /** Pieces of work that failed in a row. */
  failures: number;
  /** A process is at it, until then at most. */
  taken_until: number;
  /** The build that made it: another one begins anew. */
  made_by: string;
  /** What good games of this server brought when it was asked for, JSON. */
  good: string;
  /** The analysis as it stands, JSON, to be gone on with; null before the beginning and after the end. */
  work: string | null;
  /** What pages are told, JSON. */
  told: string | null;
}
