/** Every page there is. Each is loaded when it is first asked for. */
import type { Route } from './router.svelte.ts';

export const routes: readonly Route[] = [
  ['/', () => import('../pages/Home.svelte')],
  ['/dev/table/:game', () => import('../pages/DevTable.svelte')],
];

export const lost: Route[1] = () => import('../pages/Lost.svelte');
