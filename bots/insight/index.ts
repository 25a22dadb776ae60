/** What played games say about bots, and what bots would have made of them. */
export { type Agreement, agree, noAgreement, type Tally } from './agreement.ts';
export { type Calibration, calibrate, calibrations } from './calibration.ts';
export { roundsOf } from './logs.ts';
export { type Sources, sourcesOf } from './sources.ts';
