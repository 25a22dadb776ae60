/** `npm start`: installs what is missing, builds the pages, starts the server and prints its address. Arguments go to `tarsas start`. */
import { buildWeb } from './buildWeb.mjs';
import { installWhatIsMissing } from './install.mjs';

installWhatIsMissing();
buildWeb();
process.argv.splice(2, 0, 'start');
await import('../cli/bin/tarsas.mjs');
