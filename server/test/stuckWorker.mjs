// A thread of bots in which those who play by plans never come to an end; the others answer as always.
import think from '../../dist/botWorker.js';

export default function stuck(task) {
  if (task.bot === 'random') return think(task);
  task.began.postMessage('began');
  for (;;);
}
