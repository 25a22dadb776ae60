/** The four cult tracks. In the state a cult is its number here. */
export const CULTS = ['fire', 'water', 'earth', 'air'] as const;
export type Cult = (typeof CULTS)[number];

export const TOP = 10;
/** Power for reaching or passing a space of a track (TM-CULT-01). */
export const GATES: Readonly<Record<number, number>> = { 3: 1, 5: 2, 7: 2, 10: 3 };

/** Steps for the priest spaces below each track, and for a priest that goes back to the supply (TM-PRIEST-01, TM-PRIEST-04). */
export const PRIEST_SPACES = [3, 2, 2, 2] as const;
export const RETURNED_PRIEST = 1;
