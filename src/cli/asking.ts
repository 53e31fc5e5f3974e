import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { OutOfTimeError } from '../errors.ts';
import type { Finding } from './finding.ts';
import type { Answer, Question } from './judge-worker.ts';
import { JUDGES, type JudgeName, type Subject } from './judges.ts';
import { endOf, errorOf, inTime, startProcess } from './own-process.ts';

/**
 * Asks judges one question after the other: in this process, or, if each answer may take only so many seconds, in a
 * process of its own, which can be stopped.
 */
export class Asking {
  readonly #seconds: number | undefined;
  #helper: Helper | undefined;

  constructor(seconds: number | undefined) {
    this.#seconds = seconds;
  }

  /** @throws UserError of the judge, OutOfTimeError if it takes too long */
  async ask<Name extends JudgeName>(judge: Name, subject: Subject<Name>): Promise<Finding> {
    if (this.#seconds === undefined) {
      const find = (await JUDGES[judge]()) as (subject: Subject<Name>) => Finding;
      return find(subject);
    }
    this.#helper ??= new Helper();
    try {
      return findingOf(await this.#helper.answer({ judge, subject } as Question, this.#seconds));
    } catch (error) {
      if (error instanceof OutOfTimeError) this.stop();
      throw error;
    }
  }

  stop(): void {
    this.#helper?.stop();
    this.#helper = undefined;
  }
}

/** A process that answers one question after the other. */
class Helper {
  readonly #process: ChildProcess = startProcess('judging');
  readonly #ended = endOf(this.#process, 'a process that judges');
  /** What it says when it can be asked: the time that it takes to start is not the question's. */
  readonly #ready = once(this.#process, 'message');

  constructor() {
    this.#ended.catch(() => {});
  }

  async answer(question: Question, seconds: number): Promise<Answer> {
    await Promise.race([this.#ready, this.#ended]);
    const answered = once(this.#process, 'message') as Promise<[Answer]>;
    // A question that does not reach a process that has ended needs no error of its own: the end of the process is reported.
    this.#process.send(question, () => {});
    const late = (limit: string) =>
      new OutOfTimeError(`nothing was found out within ${limit}`, {
        hint: 'give it more time with --time-limit',
      });
    const [answer] = await inTime(answered, this.#ended, seconds, late);
    return answer;
  }

  stop(): void {
    this.#process.kill('SIGKILL');
  }
}

function findingOf(answer: Answer): Finding {
  if (answer.type === 'found') return answer.finding;
  throw errorOf(answer.refusal);
}
