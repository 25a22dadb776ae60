/** To be imported by what opens a table: its words are there before anything of it is shown. */
import { locale } from '../app/locale.svelte.ts';

await locale.loadTable();
