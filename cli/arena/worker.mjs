// A thread of the arena. Our sources are TypeScript and stay so, in threads too.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
