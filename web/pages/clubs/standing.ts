/** One row of a table of standings, ready to be drawn. */
export interface Standing {
  key: string;
  rank: number;
  person: Person;
  points: number;
  marks: readonly MarkOf[];
  /** The tie-breaks in words, in the order of their columns. */
  ties: readonly string[];
  /** Where this place would lead if it ended now. */
  zone?: 'up' | 'down' | undefined;
  isMe: boolean;
  isGone: boolean;
  /** Beside the name. */
  said?: string;
}

/** Without a tag: a player who left the server. */
export interface Person {
  name: string;
  tag: string | null;
  motif: string | null;
}

/** A game in one character or two: a place, or what else became of it. */
export interface MarkOf {
  /** Null: not over. */
  place: number | null;
  /** Null: not drawn yet, or not for this reader. */
  table: string | null;
  title: string;
  /** False: a bot played on, and it counts for nothing. */
  counts: boolean;
}
