/** What the two Terra rulebooks share word for word: functions with parameters, no base class. */
export * from './cycle.ts';
export * from './hexMap.ts';
export * from './leech.ts';
export * from './network.ts';
export * from './offers.ts';
export * from './power.ts';
export * from './rank.ts';
export * from './reach.ts';
export * from './settlement.ts';
export * from './tally.ts';
