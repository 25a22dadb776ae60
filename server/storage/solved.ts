/** Positions to solve, and how far each person has come with them. */
export const SOLVED = `
create table solved (person_id text not null references person (id) on delete cascade, game text not null, position text not null,
  level integer not null, tries integer not null, at bigint not null, primary key (person_id, game, position))
`;

export interface SolvedRow {
  person_id: string;
  game: string;
  /** Its id among the positions that ship with the game. */
  position: string;
  /** 0: tried, 1: the plans were looked at, 2: found. */
  level: number;
  tries: number;
  /** When it came to this level. */
  at: number;
}
