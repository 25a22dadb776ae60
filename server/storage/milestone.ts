/** Positions kept at some entries of a table, so that opening it plays only what came after them again: a cache, see `table/milestones.ts`. */

export const MILESTONES = `
create table milestone (table_id text not null references tables (id) on delete cascade, n integer not null, since integer not null,
  made_by text not null, play text not null, told text not null, primary key (table_id, n))
`;

export interface MilestoneRow {
  table_id: string;
  /** The entry it was made at, and that of the milestone before it; 0: the first. */
  n: number;
  since: number;
  /** The rules and the build that made it: to any other it means nothing. */
  made_by: string;
  /** The table after entry `n`, JSON; empty where a later milestone follows. */
  play: string;
  /** The entries after `since` with the facts they brought, one JSON a line. */
  told: string;
}
