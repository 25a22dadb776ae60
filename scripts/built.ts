/** Before the first test that starts a program or a thread: the build. */
import { prepare } from './prepare.mjs';

export default prepare;
