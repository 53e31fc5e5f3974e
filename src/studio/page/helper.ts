import { type Answer, errorOf, type Given, type Jobs, type Result, type Told } from '../jobs.ts';
import { NotLoaded } from '../loading.ts';
import { placeOf } from './place.ts';

/** The work was given up because something else is wanted. */
export class GivenUp extends Error {}

/** The worker has ended by itself, as when there is no memory left. */
export class HelperDied extends Error {}

interface Waiting {
  readonly done: (result: never) => void;
  readonly failed: (error: Error) => void;
  readonly tell: ((told: never) => void) | undefined;
}

/** A worker as the page sees it: it is started when it is first asked, and again after it was given up or has died. */
export class Helper<J extends Jobs> {
  readonly #name: string;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #last = 0;

  /** @param name that of its file in src/studio/work/ */
  constructor(name: string) {
    this.#name = name;
  }

  /**
   * @param tell called with how far it is
   * @throws what the job throws; GivenUp after {@link giveUp}; HelperDied; NotLoaded
   */
  ask<Name extends keyof J & string>(
    job: Name,
    given: Given<J, Name>,
    tell?: (told: Told<J, Name>) => void,
  ): Promise<Result<J, Name>> {
    this.#worker ??= this.#start();
    const id = ++this.#last;
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed, tell });
      this.#worker!.postMessage({ id, job, given });
    });
  }

  /** Ends what it is doing, at once. */
  giveUp(): void {
    this.#end(new GivenUp());
  }

  #start(): Worker {
    const worker = new Worker(placeOf(`${this.#name}.js`), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => this.#take(data));
    worker.addEventListener('error', (event) => {
      if (worker !== this.#worker) return;
      // What cannot be loaded has no message; what fails while it runs has one.
      this.#end(event instanceof ErrorEvent ? new HelperDied() : new NotLoaded(this.#name));
    });
    return worker;
  }

  #take(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    if (!waiting) return;
    if ('told' in answer) {
      waiting.tell?.(answer.told as never);
      return;
    }
    this.#waiting.delete(answer.id);
    if (!('fault' in answer)) {
      waiting.done(answer.result as never);
      return;
    }
    const error = errorOf(answer.fault);
    waiting.failed(error);
    // Some browsers never ask again for a module that did not come: a new worker does.
    if (error instanceof NotLoaded) this.#end(error);
  }

  #end(error: Error): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { failed } of waiting) failed(error);
  }
}
