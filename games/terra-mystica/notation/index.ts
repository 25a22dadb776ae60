/** Logs of terra.snellman.net: reading them, comparing with its ledger, writing our own games in the same notation. */
export { type Conformance, conformance, type Disagreement, type Pair, type Reference, type Row } from './conformance.ts';
export { exportLog, NotExpressible } from './export.ts';
export { type Imported, importLog, importReport } from './import.ts';
export { NotationError } from './parse.ts';
