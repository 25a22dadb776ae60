// Loaded into a server that is measured (`node --expose-gc --import …`): says how much memory is really in use when it is asked, and what its processor is used for.
import { Session } from 'node:inspector/promises';

const session = new Session();

const tasks = {
  async memory() {
    globalThis.gc();
    await new Promise(resolve => setTimeout(resolve, 200));
    globalThis.gc();
    return process.memoryUsage();
  },
  async profile() {
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: 200 });
    await session.post('Profiler.start');
    return null;
  },
  async profiled() {
    const { profile } = await session.post('Profiler.stop');
    session.disconnect();
    return profile;
  },
};

process.on('message', async task => process.send(await tasks[task]()));
process.channel?.unref();
