/** The current address. Addresses are plain paths, and every link is a plain link: the browser's own keys and menus work on it. */
import { leave } from '@tarsas/kit/over.ts';
import type { Component } from 'svelte';

export type Params = Readonly<Record<string, string>>;
export type Page = Component<{ params: Params }>;
/** Many pages need nothing from their address. */
export type Route = readonly [pattern: string, load: () => Promise<{ default: Page | Component<Record<string, never>> }>];

class Place {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  go(to: string, replace = false): void {
    const isLeft = leave();
    history[replace || isLeft ? 'replaceState' : 'pushState'](null, '', to);
    this.read();
    if (!replace) scrollTo(0, 0);
  }

  read(): void {
    this.path = location.pathname;
    // Kept where it has not changed: whoever reads it need not read again.
    if (this.query.toString() !== new URLSearchParams(location.search).toString()) this.query = new URLSearchParams(location.search);
  }
}

export const place = new Place();

/** `/table/:id` against `/table/abc`: the named parts, or null. */
export function match(pattern: string, path: string): Params | null {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(given[i]!);
    else if (part !== given[i]) return null;
  }
  return params;
}

/** Follows plain links inside the app without loading the page again. */
export function followLinks(): void {
  addEventListener('popstate', () => place.read());
  addEventListener('click', event => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    if (link.hash && link.pathname === location.pathname) location.hash = link.hash;
    else place.go(link.pathname + link.search + link.hash);
  });
}
