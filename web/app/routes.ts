/** Every page there is. Each is loaded when it is first asked for. */
import type { Route } from './router.svelte.ts';

export const routes: readonly Route[] = [
  ['/', () => import('../pages/Home.svelte')],
  ['/new', () => import('../pages/NewTable.svelte')],
  ['/table/:id', () => import('../pages/TablePage.svelte')],
  ['/tables/:id', () => import('../pages/TablePage.svelte')],
  ['/local/:id', () => import('../pages/LocalPage.svelte')],
  ['/analysis', () => import('../pages/Analysis.svelte')],
  ['/games', () => import('../pages/Games.svelte')],
  ['/rules/:game', () => import('../pages/Rules.svelte')],
  ['/games/:game/rules', () => import('../pages/Rules.svelte')],
  ['/components/:game', () => import('../pages/Components.svelte')],
  ['/aid/:game', () => import('../pages/Aid.svelte')],
  ['/learn', () => import('../pages/Learn.svelte')],
  ['/learn/:game', () => import('../pages/Lesson.svelte')],
  ['/settings', () => import('../pages/Settings.svelte')],
  ['/reset-password', () => import('../pages/ResetPassword.svelte')],
  ['/about', () => import('../pages/About.svelte')],
  ['/dev/table/:game', () => import('../pages/DevTable.svelte')],
];

export const lost: Route[1] = () => import('../pages/Lost.svelte');
