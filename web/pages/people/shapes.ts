/** Shapes of a person's page, as the server answers them. */
import type { Answer } from '../../app/server.svelte.ts';

export type PersonPage = Answer<'person'>;
export type Results = NonNullable<PersonPage['results']>;
export type ResultLine = Results['lines'][string][number];
export type FinishedGame = Answer<'personGames'>['games'][number];
export type Profile = Answer<'profile'>['profile'];

/** Fewer games than this get no line. */
export const FEW = 5;
