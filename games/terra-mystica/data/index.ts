export * from './cults.ts';
export * from './factions.ts';
export * from './introductory.ts';
export * from './maps.ts';
export * from './stock.ts';
export * from './structures.ts';
export * from './terrain.ts';
export * from './tiles.ts';
