import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Drafts, type Order, ownDrafts } from '../book/plan.ts';
import type { Task, TaskResult } from './worker.ts';

/** Puzzles that a worker is asked for at once. */
const TASK_SIZE = 8;
/** Tasks that wait with each worker, so that none is idle. */
const TASKS_AHEAD = 2;

// Run from source the worker is a .ts file, and the loader for it is passed on with the options of this process.
const WORKER = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js', import.meta.url),
);

/** Makes puzzles in several processes. The puzzles and their order are the same as with one. */
export class Jobs {
  readonly drafts: Drafts;
  readonly #workers: Worker[];

  constructor(count: number) {
    this.#workers = count === 1 ? [] : Array.from({ length: count }, () => new Worker());
    this.drafts = count === 1 ? ownDrafts : (order) => this.#shared(order);
  }

  stop(): void {
    for (const worker of this.#workers) worker.stop();
  }

  async *#shared(order: Order): AsyncGenerator<Awaited<ReturnType<Worker['make']>>[number]> {
    const pending: ReturnType<Worker['make']>[] = [];
    let first = 1;
    let task = 0;
    while (first <= order.count || pending.length > 0) {
      while (first <= order.count && pending.length < TASKS_AHEAD * this.#workers.length) {
        const count = Math.min(TASK_SIZE, order.count - first + 1);
        const worker = this.#workers[task++ % this.#workers.length]!;
        const result = worker.make({ order, first, count });
        // It is awaited in its turn; until then a failure must not count as unhandled.
        result.catch(() => {});
        pending.push(result);
        first += count;
      }
      yield* await pending.shift()!;
    }
  }
}

/** A process that answers one task after the other, in order. */
class Worker {
  readonly #process: ChildProcess = fork(WORKER, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  #last: Promise<unknown> = Promise.resolve();
  readonly #ended = once(this.#process, 'exit').then(([code]) => {
    throw new Error(`a worker ended with ${code} before its work was done`);
  });

  constructor() {
    this.#ended.catch(() => {});
  }

  make(task: Task): Promise<((TaskResult[number] & object) | undefined)[]> {
    const result = this.#last.then(async () => {
      this.#process.send(task);
      const [answer] = await Promise.race([once(this.#process, 'message'), this.#ended]);
      return (answer as TaskResult).map((draft) => draft ?? undefined);
    });
    this.#last = result.catch(() => {});
    return result;
  }

  stop(): void {
    this.#process.kill();
  }
}
