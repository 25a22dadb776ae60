import { mount } from 'svelte';
import './kit/fonts/fonts.css';
import './kit/tokens.css';
import './kit/base.css';
import App from './app/App.svelte';
import { locale, preferredLanguage } from './app/locale.svelte.ts';
import { followLinks } from './app/router.svelte.ts';
import { light } from './app/theme.svelte.ts';
import { startWorker } from './app/worker.ts';

light.show();
followLinks();
await locale.load(preferredLanguage());
mount(App, { target: document.getElementById('app')! });
startWorker();
