import type { Attempt } from '../../../domino/attempt.ts';
import { type Prospect, parseAnswer, prospectOf } from '../answer.ts';
import { gradeTask, type TaskGrade } from '../grade.ts';
import { type Judgement, judgeAnswer } from '../judge.ts';
import { parseTaskLine } from '../line.ts';
import { taskLineIn } from './part.ts';

/** More characters than any answer has. */
const MOST_CHARACTERS = 1_000_000;

/** What the worker does that looks into tasks for composers. */
export const COMPOSING_JOBS = {
  /** Reads a task for composers. @returns its line @throws UserError if it cannot be read; NotLoaded */
  task({ text }: { readonly text: string }): Promise<string> {
    return taskLineIn(text);
  },

  /** Counts the answers to a task, which takes half a minute for a large board. */
  gradeTask({ line }: { readonly line: string }): TaskGrade {
    return gradeTask(parseTaskLine(line));
  },

  /**
   * Judges an answer to a task, whole or in part: any that fulfils the task is right.
   *
   * @throws UserError if the answer cannot be read
   */
  judgeAnswer({ line, answer }: { readonly line: string; readonly answer: string }): JudgedAnswer {
    const task = parseTaskLine(line);
    const attempt = parseAnswer(task, answer.slice(0, MOST_CHARACTERS));
    const judgement = judgeAnswer(task, attempt);
    return { attempt, judgement, prospect: prospectOf(task, attempt, judgement) };
  },
};

/** An answer to a task, what is to be said of it, and whether one can still come of it. */
export interface JudgedAnswer {
  readonly attempt: Attempt;
  readonly judgement: Judgement;
  readonly prospect: Prospect;
}
