/** Every page there is. Each is loaded when it is first asked for. */
import type { further as Further } from './further.ts';
import { match, type Params, type Route } from './router.svelte.ts';

/** The other pages: their list is a file of its own, which the home page, the rules and the tables do not carry. */
const further =
  (page: keyof typeof Further): Route[1] =>
  async () =>
    (await import('./further.ts')).further[page]();

const routes: readonly Route[] = [
  ['/', () => import('../pages/Home.svelte')],
  ['/new', () => import('../pages/NewTable.svelte')],
  ['/table/:id', () => import('../pages/TablePage.svelte')],
  ['/tables/:id', () => import('../pages/TablePage.svelte')],
  ['/table/:id/analysis', further('analysed')],
  ['/table/:id/analysis/:move', further('position')],
  ['/local/:id', () => import('../pages/LocalPage.svelte')],
  ['/shared', () => import('../pages/LocalPage.svelte')],
  ['/analysis', further('analysis')],
  ['/analysis/:id', further('analysed')],
  ['/analysis/:id/:move', further('position')],
  ['/games', further('games')],
  ['/rules/:game', () => import('../pages/Rules.svelte')],
  ['/games/:game/rules', () => import('../pages/Rules.svelte')],
  ['/components/:game', further('components')],
  ['/games/:game/components', further('components')],
  ['/statistics/:game', further('statistics')],
  ['/games/:game/statistics', further('statistics')],
  ['/aid/:game', further('aid')],
  ['/solve', further('solve')],
  ['/solve/:game/:id', further('solvePosition')],
  ['/position', further('sharedPosition')],
  ['/learn', further('learn')],
  ['/learn/:game', further('lesson')],
  ['/people', further('people')],
  ['/person/:tag', further('person')],
  ['/clubs', further('clubs')],
  ['/club/:id', further('club')],
  ['/club/:id/settings', further('clubSettings')],
  ['/club/:id/new-league', further('newLeague')],
  ['/club/:id/new-tournament', further('tournamentForm')],
  ['/league/:id', further('league')],
  ['/league/:id/settings', further('leagueSettings')],
  ['/league/:id/:season', further('league')],
  ['/league/:id/:season/:division', further('league')],
  ['/tournament/:id', further('tournament')],
  ['/tournament/:id/settings', further('tournamentForm')],
  ['/sign-in', further('signIn')],
  ['/settings', further('settings')],
  ['/house', further('house')],
  ['/moderation', further('moderation')],
  ['/moderation/log', further('moderationLog')],
  ['/moderation/offices', further('offices')],
  ['/moderation/:id', further('moderation')],
  ['/reset-password', further('resetPassword')],
  ['/about', further('about')],
  ['/dev/table/:game', further('devTable')],
];

const lost: Route[1] = () => import('../pages/Lost.svelte');

/** The page for an address, and what the address says. */
export function routeTo(path: string): { load: Route[1]; params: Params } {
  for (const [pattern, load] of routes) {
    const params = match(pattern, path);
    if (params) return { load, params };
  }
  return { load: lost, params: {} };
}
