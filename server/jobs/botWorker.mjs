// A thread starts with plain JavaScript; from here on our sources are read as they are.
import { register } from 'tsx/esm/api';

register();
const { think } = await import('./botWorker.ts');
export default think;
