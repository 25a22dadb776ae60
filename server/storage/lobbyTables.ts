/** What is stored about a table before its start, besides its seats. */

export const SENT_AWAY = `
create table sent_away (table_id text not null references tables (id) on delete cascade,
  person_id text not null references person (id) on delete cascade, invite text not null, primary key (table_id, person_id));
create index sent_away_person on sent_away (person_id);
`;

/** Whether the table has agreed to hints, and how many each seat was shown, by step (JSON). */
export const HINTS = `
lock table tables, seat in access exclusive mode;
alter table tables add column hints boolean not null default false;
alter table seat add column hints text
`;

/** Somebody whom the host has asked to leave. `invite` is the invitation that held then: whoever brings a newer one may sit down again. */
export interface SentAwayRow {
  table_id: string;
  person_id: string;
  invite: string;
}
