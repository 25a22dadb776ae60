import { mount } from 'svelte';
import '@tarsas/kit/fonts/fonts.css';
import '@tarsas/kit/tokens.css';
import '@tarsas/kit/base.css';
import '@tarsas/kit/pieces.css';
import './app/first.css';
import App from './app/App.svelte';
import { recall } from './app/device.ts';
import { locale, preferredLanguage } from './app/locale.svelte.ts';
import { followLinks } from './app/router.svelte.ts';
import { routeTo } from './app/routes.ts';
import { theme } from './app/wish.svelte.ts';
import { startWorker } from './app/worker.ts';

theme.show();
followLinks();
// Loaded when somebody presses it. Tables have keys of their own.
addEventListener('keydown', event => {
  const isTyped =
    (event.target as Element).matches('input:not([type=checkbox], [type=radio]), textarea, select') ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey;
  if (event.key !== '/' || isTyped || event.defaultPrevented || recall('keys') === false || document.querySelector('.tb')) return;
  event.preventDefault();
  void import('./app/slash.ts').then(({ slash }) => slash());
});
// Words and page are fetched in parallel; a table's position has been asked for already (early.js).
void routeTo(location.pathname).load();
await locale.load(preferredLanguage());
const app = document.getElementById('app')!;
giveWay(document.getElementById('first'), app);
mount(App, { target: app });
startWorker();

/** What the server has written stays until the app shows more than that it is loading; both change in the same frame. */
function giveWay(first: HTMLElement | null, app: HTMLElement): void {
  new MutationObserver((_, observer) => {
    if (!app.querySelector(':scope > :not(.loading)')) return;
    first?.remove();
    observer.disconnect();
  }).observe(app, { childList: true });
}
