import { type Book, ENGINE } from '../book/book.ts';
import { gradeOf } from '../solve/grade.ts';
import { climb } from '../solve/ladder.ts';
import { aidContext, templateContext } from './context.ts';
import { EXPLAINED_AIDS } from './examples.ts';
import { EXAMPLE } from './make.ts';
import { MESSAGES } from './messages/index.ts';

/** The values of a book of one puzzle: every name that templates can use, whatever the book. */
export function sampleContext(): object {
  const example = climb(EXAMPLE);
  const puzzle = { number: 1, id: '', puzzle: EXAMPLE, key: example.end.key, grade: gradeOf(example) };
  const book: Book = {
    engine: ENGINE,
    title: '',
    language: 'en',
    date: '2000-01-01',
    seed: '',
    paper: 'a4',
    editions: [],
    sections: [{ title: '', kind: 'omnibus', range: EXAMPLE.range, oneKey: false, puzzles: [puzzle] }],
    exhibits: [],
  };
  const context = templateContext(book, { touch: false, keysInside: false }, example, MESSAGES.en);
  // A small puzzle needs none of the aids that are explained; one is enough for all names.
  return { ...context, aids: EXPLAINED_AIDS.slice(0, 1).map((aid) => aidContext(aid, MESSAGES.en)) };
}
