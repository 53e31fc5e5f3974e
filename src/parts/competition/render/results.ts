import type { Paper } from '../../../book/choices.ts';
import { LANGUAGES } from '../../../languages/index.ts';
import { layoutAloud } from '../../../layout/aloud/aloud.ts';
import type { FontFiles } from '../../../layout/fonts.ts';
import { csvText } from '../../../render/csv.ts';
import { type RenderedFile, textFile } from '../../../render/recipe.ts';
import { inLargePrint, singleDocument } from '../../../render/single-document.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { resultBlocks, timeText } from '../document/results.ts';
import type { MarkResult } from '../marking.ts';

const COLUMNS = [
  'row',
  'player',
  'round',
  'puzzle',
  'state',
  'wrong',
  'placed',
  'dominoes',
  'time',
  'points',
  'place',
  'sum',
  'tied',
] as const;

/** All answers as a table, each with the place of its player and the sum of their points. */
export function resultTable({ answers, ranking }: MarkResult, words: WordBook): string {
  const standings = new Map(ranking.map((entry) => [entry.player, entry]));
  const rows = answers.map(({ fault, wrong, time, ...answer }) => {
    const standing = standings.get(answer.player);
    return {
      ...answer,
      wrong: wrong.join(' | '),
      time: time === null ? '' : timeText(time),
      place: standing?.place,
      sum: standing?.points,
      tied: standing?.tied ? 'tied' : '',
    };
  });
  return csvText(COLUMNS, rows, LANGUAGES[words.language].delimiter);
}

/** The table, a page in large print to pin up, and a script to read aloud. @throws UserError if a name has signs that fonts lack */
export function* renderResults(
  result: MarkResult,
  { words, fonts, paper }: { readonly words: WordBook; readonly fonts: FontFiles; readonly paper: Paper },
): Generator<RenderedFile> {
  const documentFor = (reader: 'print' | 'aloud') =>
    singleDocument(words.text('mark-title'), resultBlocks(result, words, reader), words.for(reader));
  yield textFile('results.csv', [resultTable(result, words)]);
  yield inLargePrint('results.pdf', documentFor('print'), { paper, fonts });
  yield textFile('results.txt', [layoutAloud(documentFor('aloud'), false)]);
}
