import { makeBoard } from '../domino/board.ts';
import type { Puzzle } from '../domino/puzzle.ts';
import { type AboutError, attempt, NotPossibleError, UserError } from '../errors.ts';
import type { Finding } from './call.ts';
import { JUDGES, type JudgeName, type Subject } from './judges.ts';
import { startWatchdog } from './watchdog.ts';

export interface Question<Name extends JudgeName = JudgeName> {
  readonly judge: Name;
  readonly subject: Subject<Name>;
}

/** What is sent back, after a first word that questions can come: what was found out, or why nothing was. */
export type Answer =
  | { readonly type: 'found'; readonly finding: Finding }
  | {
      readonly type: 'refused';
      readonly message: string;
      readonly about: AboutError;
      readonly isPossible: boolean;
    };

/** Boards of one shape are one object again, as what is made for a board is made once. */
function withBoard(subject: object): object {
  if (!('puzzle' in subject)) return subject;
  const puzzle = subject.puzzle as Puzzle;
  const { rows, columns, has } = puzzle.board;
  return { ...subject, puzzle: { ...puzzle, board: makeBoard(rows, columns, has) } };
}

async function answerTo({ judge, subject }: Question): Promise<Answer> {
  const find = (await JUDGES[judge]()) as (subject: object) => Finding;
  const finding = attempt(() => find(withBoard(subject)));
  if (!(finding instanceof UserError)) return { type: 'found', finding };
  const { message, code, where, expected, hint, details } = finding;
  const about = { code, where, expected, hint, details };
  return { type: 'refused', message, about, isPossible: !(finding instanceof NotPossibleError) };
}

// In a process of its own, started by asking.ts.
startWatchdog();
process.on('message', async (question: Question) => process.send!(await answerTo(question)));
process.send!('ready');
