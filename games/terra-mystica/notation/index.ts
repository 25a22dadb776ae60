/** Logs of terra.snellman.net: reading them, comparing with its ledger, writing our own games in the same notation. */
export { conformance, type Pair, type Row } from './conformance.ts';
export { exportLog, NotExpressible } from './export.ts';
export { importLog, importReport } from './import.ts';
export { NotationError } from './parse.ts';
