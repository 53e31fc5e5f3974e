import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { NotPossibleError, OutOfTimeError, UserError } from '../errors.ts';
import type { Call, Finding } from './call.ts';
import { Deadline } from './deadline.ts';
import type { Answer, Question } from './judge-worker.ts';
import { JUDGES, type JudgeName, type Subject } from './judges.ts';
import { endOf, startProcess } from './own-process.ts';

/** Asks a judge, and prints what it finds. @returns the exit code @throws UserError of the judge, OutOfTimeError */
export type Ask = <Name extends JudgeName>(judge: Name, subject: Subject<Name>) => Promise<number>;

/**
 * Does work that asks judges one question after the other: in this process, or, if each answer may take only so many
 * seconds, in a process of its own, which can be stopped.
 */
export async function asking(call: Call, work: (ask: Ask) => Promise<number>): Promise<number> {
  const seconds = call.timeLimit();
  let helper: Helper | undefined;
  const stop = () => {
    helper?.stop();
    helper = undefined;
  };
  try {
    return await work(async (judge, subject) => {
      if (seconds === undefined) {
        const find = (await JUDGES[judge]()) as (of: typeof subject) => Finding;
        return call.tell(find(subject));
      }
      helper ??= new Helper();
      try {
        return call.tell(findingOf(await helper.answer({ judge, subject } as Question, seconds)));
      } catch (error) {
        if (error instanceof OutOfTimeError) stop();
        throw error;
      }
    });
  } finally {
    stop();
  }
}

/** A process that answers one question after the other. */
class Helper {
  readonly #process: ChildProcess = startProcess('judging');
  readonly #ended = endOf(this.#process, 'a process that judges');
  /** What it says when it can be asked: the time that it takes to start is not the question's. */
  readonly #ready = once(this.#process, 'message');

  async answer(question: Question, seconds: number): Promise<Answer> {
    await Promise.race([this.#ready, this.#ended]);
    const late = new Deadline(
      seconds,
      (limit) =>
        new OutOfTimeError(`nothing was found out within ${limit}`, {
          hint: 'give it more time with --time-limit',
        }),
    );
    const answered = once(this.#process, 'message') as Promise<[Answer]>;
    // A question that does not reach a process that has ended needs no error of its own: the end of the process is reported.
    this.#process.send(question, () => {});
    try {
      const [answer] = await Promise.race([answered, this.#ended, late.passed]);
      return answer;
    } finally {
      late.stop();
    }
  }

  stop(): void {
    this.#process.kill('SIGKILL');
  }
}

function findingOf(answer: Answer): Finding {
  if (answer.type === 'found') return answer.finding;
  throw new (answer.isPossible ? UserError : NotPossibleError)(answer.message, answer.about);
}
