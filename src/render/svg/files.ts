import type { Book } from '../../book/book.ts';
import { puzzleId } from '../../book/id.ts';
import { type Shown, shownFigure } from '../../document/figure.ts';
import type { Metrics } from '../../layout/metrics.ts';
import { PRINT_PROFILES } from '../../layout/print/profiles.ts';
import { drawSingleBoard } from '../../layout/print/single-board.ts';
import { EXHIBIT_NAMES, isFigure } from '../../parts/exhibits/exhibits.ts';
import type { WordBook } from '../../words/word-book.ts';
import { textFile } from '../pieces.ts';
import type { RenderedFile } from '../recipe.ts';
import { makeSvg } from './svg.ts';

/** A puzzle or figure to be drawn. */
interface Subject extends Shown {
  /** The names of its files, without their ending. */
  readonly files: { readonly puzzle: string; readonly key: string };
  readonly title: string;
  readonly id: string;
}

/** The names that the files can have. */
export const SVG_NAME = /^(puzzle|key|figure|task)-[a-z0-9-]+\.svg$/;

/**
 * A drawing of each puzzle and one of its key, as they stand in large print, for people who lay out pages of their own.
 *
 * @param only the numbers of the puzzles that are wanted; without it all, and the figures
 */
export function* svgFiles(
  book: Book,
  words: WordBook,
  metrics: Metrics,
  only?: readonly number[],
): Generator<RenderedFile> {
  const { language } = words;
  const profile = PRINT_PROFILES['large-print'];
  const subjects = [...numberedOf(book, words), ...(only ? [] : figuresOf(book, words))];
  for (const [i, subject] of subjects.entries()) {
    if (only && !only.includes(i + 1)) continue;
    for (const view of ['puzzle', 'key'] as const) {
      const figure = shownFigure(subject, view, words);
      const title = view === 'key' ? words.text('answers-key', { subject: subject.title }) : subject.title;
      const description = `${figure.description} ${words.text('answers-id', { id: subject.id })}.`;
      const id = subject.files[view];
      const svg = makeSvg(
        drawSingleBoard(figure, profile, metrics),
        { id, language, title, description },
        metrics,
      );
      yield textFile(`${id}.svg`, [svg]);
    }
  }
}

function numberedOf({ sections }: Book, words: WordBook): Subject[] {
  const puzzles = sections.flatMap((section) => section.puzzles);
  const digits = Math.max(3, String(puzzles.length).length);
  return puzzles.map(({ number, id, puzzle, solution, key }) => {
    const name = String(number).padStart(digits, '0');
    return {
      files: { puzzle: `puzzle-${name}`, key: `key-${name}` },
      title: words.text('answers-subject', { what: 'puzzle', name: number }),
      id,
      puzzle,
      solved: solution ?? puzzle,
      key,
    };
  });
}

/** The figures of 1921 by their numbers, laying tasks by their names or ids. */
function figuresOf({ exhibits }: Book, words: WordBook): Subject[] {
  const figures = exhibits.map(({ name, puzzle, key }): Subject => {
    const id = puzzleId(puzzle);
    const [what, shown] = isFigure(name)
      ? (['figure', name] as const)
      : (['task', taskName(name, id)] as const);
    const file = `${what}-${shown.toLowerCase()}`;
    const title = words.text('answers-subject', { what, name: shown });
    return { files: { puzzle: file, key: `key-${file}` }, title, id, puzzle, solved: puzzle, key };
  });
  return [...new Map(figures.map((figure) => [figure.files.key, figure])).values()];
}

/** Its own if it is one of this program's, which can be the name of a file. */
function taskName(name: string, id: string): string {
  return EXHIBIT_NAMES.find((known) => known === name) ?? id;
}
