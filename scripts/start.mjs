/** `npm start`: installs what is missing and opens a table in the terminal. Arguments go to `tarsas play`. */
import { installWhatIsMissing } from './install.mjs';

installWhatIsMissing();
process.argv.splice(2, 0, 'play');
await import('../cli/bin/tarsas.mjs');
