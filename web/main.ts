import { mount } from 'svelte';
import '@tarsas/kit/fonts/fonts.css';
import '@tarsas/kit/tokens.css';
import '@tarsas/kit/base.css';
import '@tarsas/kit/pieces.css';
import App from './app/App.svelte';
import { locale, preferredLanguage } from './app/locale.svelte.ts';
import { followLinks } from './app/router.svelte.ts';
import { routeTo } from './app/routes.ts';
import { theme } from './app/wish.svelte.ts';
import { startWorker } from './app/worker.ts';

theme.show();
followLinks();
// Words, page and position are fetched in parallel.
void routeTo(location.pathname).load();
if (/^\/tables?\//.test(location.pathname)) {
  void import('./session/opening.ts').then(({ beginEarly }) => beginEarly(location.pathname, new URLSearchParams(location.search)));
}
await locale.load(preferredLanguage());
mount(App, { target: document.getElementById('app')! });
startWorker();
