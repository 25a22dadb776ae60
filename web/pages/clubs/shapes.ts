/** What the server tells about clubs and what is played in them, under the names that the pages use. */
import type { Answer } from '../../app/server.svelte.ts';

export type Club = Answer<'club'>['club'];
export type ListedClub = Answer<'clubs'>['clubs'][number];
export type League = Answer<'league'>['league'];
export type Contest = Answer<'contest'>['contest'];
export type ListedContest = League['seasons'][number];
export type Group = Contest['groups'][number];
export type Row = Group['standings'][number];
export type Game = Contest['games'][number];
export type Entrant = Contest['entrants'][number];
export type Happening = Answer<'clubLog'>['happenings'][number];

export const JOINING = ['open', 'request', 'invitation'] as const satisfies readonly Club['joining'][];
export const VISIBILITY = ['open', 'private'] as const satisfies readonly Club['visibility'][];
