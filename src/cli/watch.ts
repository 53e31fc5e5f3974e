import { Worker } from 'node:worker_threads';

const WATCH = `
const { workerData: { parent, memory } } = require('node:worker_threads');
setInterval(() => {
  if (process.ppid !== parent || process.memoryUsage.rss() > memory) process.kill(process.pid, 'SIGKILL');
}, 20);`;

/**
 * Ends this process when the one that started it has ended, or when it takes more memory than so many bytes: from a
 * thread of its own, as what searches or unpacks a file may not give way before it is done.
 */
export function watch(memory = Number.POSITIVE_INFINITY): void {
  new Worker(WATCH, { eval: true, workerData: { parent: process.ppid, memory } }).unref();
}
