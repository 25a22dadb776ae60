// Loaded into a server that is measured (`node --expose-gc --import …`): says how much memory is really in use when it is asked.
process.on('message', () => {
  globalThis.gc();
  setTimeout(() => {
    globalThis.gc();
    process.send(process.memoryUsage());
  }, 200);
});
process.channel?.unref();
