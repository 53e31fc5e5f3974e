import { Worker } from 'node:worker_threads';

/** How a process ends that was given up for its time. */
export const OUT_OF_TIME = 'SIGTERM';

const WATCHDOG = `
const { workerData: { parent, memory, seconds } } = require('node:worker_threads');
const start = process.cpuUsage();
setInterval(() => {
  const { user, system } = process.cpuUsage(start);
  if (process.ppid !== parent || process.memoryUsage.rss() > memory) process.kill(process.pid, 'SIGKILL');
  else if (user + system > seconds * 1e6) process.kill(process.pid, '${OUT_OF_TIME}');
}, 20);`;

/**
 * Ends this process when the one that started it has ended, or when it takes more memory than so many bytes or more time of the
 * processor than so many seconds: from a thread of its own, as what searches or unpacks a file may not give way before it is done.
 */
export function startWatchdog(memory = Number.POSITIVE_INFINITY, seconds = Number.POSITIVE_INFINITY): void {
  new Worker(WATCHDOG, { eval: true, workerData: { parent: process.ppid, memory, seconds } }).unref();
}
