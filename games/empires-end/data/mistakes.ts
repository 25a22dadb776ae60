/** What can be wrong with an owner's file, with the particulars of each. `text/` has the words. */
export interface Mistakes {
  // The file as a whole
  tooLarge: { megabytes: number };
  notJson: { line: number };
  repeatedKey: { key: string; line: number };
  more: { n: number };
  // A single value
  needText: { given: string };
  tooLong: { most: number };
  needWhole: { min: number; max: number; given: string };
  zero: NoParticulars;
  notOneOf: { given: string; all: string };
  needList: NoParticulars;
  empty: NoParticulars;
  twice: { given: string };
  needLength: { needed: number; given: number };
  tooMany: { most: number; given: number };
  needObject: NoParticulars;
  missing: { field: string };
  unknownField: { field: string; all: string };
  // Abilities
  oneKind: NoParticulars;
  bringsNothing: NoParticulars;
  givesBack: { resource: string };
  wrongPhase: { op: string; phases: string; given: string };
  otherRepeat: { phase: string };
  // Entries, and the set they make
  unknownId: { id: string };
  noSuchSide: NoParticulars;
  wrongLocations: NoParticulars;
  wrongDisasters: NoParticulars;
  sameTarget: { card: string };
  samePoints: NoParticulars;
  bandsApart: NoParticulars;
  notDisasterFirst: NoParticulars;
  nothingAfterLightning: NoParticulars;
  onlyForMore: NoParticulars;
}

type NoParticulars = Record<string, never>;

export type Wrong = { [K in keyof Mistakes]: { at: string; key: K; args: Mistakes[K] } }[keyof Mistakes];
