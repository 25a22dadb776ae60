/** `npm start`: makes ready what is missing or has changed, starts the server and prints its address. Arguments go to `tarsas start`. */
process.argv.splice(2, 0, 'start');
await import('../cli/bin/tarsas.mjs');
