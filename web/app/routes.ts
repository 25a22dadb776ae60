/** Every page there is. Each is loaded when it is first asked for. */
import { match, type Params, type Route } from './router.svelte.ts';

const routes: readonly Route[] = [
  ['/', () => import('../pages/Home.svelte')],
  ['/new', () => import('../pages/NewTable.svelte')],
  ['/table/:id', () => import('../pages/TablePage.svelte')],
  ['/tables/:id', () => import('../pages/TablePage.svelte')],
  ['/local/:id', () => import('../pages/LocalPage.svelte')],
  ['/shared', () => import('../pages/LocalPage.svelte')],
  ['/analysis', () => import('../pages/Analysis.svelte')],
  ['/games', () => import('../pages/Games.svelte')],
  ['/rules/:game', () => import('../pages/Rules.svelte')],
  ['/games/:game/rules', () => import('../pages/Rules.svelte')],
  ['/components/:game', () => import('../pages/Components.svelte')],
  ['/games/:game/components', () => import('../pages/Components.svelte')],
  ['/aid/:game', () => import('../pages/Aid.svelte')],
  ['/learn', () => import('../pages/Learn.svelte')],
  ['/learn/:game', () => import('../pages/Lesson.svelte')],
  ['/settings', () => import('../pages/Settings.svelte')],
  ['/reset-password', () => import('../pages/ResetPassword.svelte')],
  ['/about', () => import('../pages/About.svelte')],
  ['/dev/table/:game', () => import('../pages/DevTable.svelte')],
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
