import { mount } from 'svelte';
import '@tarsas/kit/fonts/fonts.css';
import '@tarsas/kit/tokens.css';
import '@tarsas/kit/base.css';
import '@tarsas/kit/pieces.css';
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
  const isTyped = (event.target as Element).matches('input, textarea, select') || event.ctrlKey || event.metaKey || event.altKey;
  if (event.key !== '/' || isTyped || event.defaultPrevented || recall('keys') === false || document.querySelector('.tb')) return;
  event.preventDefault();
  void import('./app/slash.ts').then(({ slash }) => slash());
});
// Words, page and position are fetched in parallel.
void routeTo(location.pathname).load();
if (/^\/tables?\//.test(location.pathname)) {
  void import('./session/opening.ts').then(({ beginEarly }) => beginEarly(location.pathname, new URLSearchParams(location.search)));
}
await locale.load(preferredLanguage());
mount(App, { target: document.getElementById('app')! });
startWorker();
