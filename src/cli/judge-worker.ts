import { makeBoard } from '../domino/board.ts';
import type { Puzzle } from '../domino/puzzle.ts';
import type { Finding } from './finding.ts';
import { JUDGES, type JudgeName, type Subject } from './judges.ts';
import type { Refusal } from './own-process.ts';
import { refusalOf } from './refusal.ts';
import { watch } from './watch.ts';

export interface Question<Name extends JudgeName = JudgeName> {
  readonly judge: Name;
  readonly subject: Subject<Name>;
}

/** What is sent back, after a first word that questions can come: what was found out, or why nothing was. */
export type Answer =
  | { readonly type: 'found'; readonly finding: Finding }
  | { readonly type: 'refused'; readonly refusal: Refusal };

/** Boards of one shape are one object again, as what is made for a board is made once. */
function withBoard(subject: object): object {
  if (!('puzzle' in subject)) return subject;
  const puzzle = subject.puzzle as Puzzle;
  const { rows, columns, has } = puzzle.board;
  return { ...subject, puzzle: { ...puzzle, board: makeBoard(rows, columns, has) } };
}

async function answerTo({ judge, subject }: Question): Promise<Answer> {
  const find = (await JUDGES[judge]()) as (subject: object) => Finding;
  try {
    return { type: 'found', finding: find(withBoard(subject)) };
  } catch (error) {
    return { type: 'refused', refusal: refusalOf(error) };
  }
}

// In a process of its own, started by asking.ts.
watch();
process.on('message', async (question: Question) => process.send!(await answerTo(question)));
process.send!('ready');
