import { KEY_TURNS } from '../../../compose/series/key-register.ts';
import type { Threes } from '../../../compose/series/register-entry.ts';
import { makeFigure } from '../../../document/figure.ts';
import { makeColumn } from '../../../domino/coordinates.ts';
import { parseLine } from '../../../domino/notation.ts';
import { checkPuzzle, placementsOf } from '../../../domino/puzzle.ts';
import { covered, make } from '../../../ui/elements.ts';
import type { WordBook } from '../../../words/word-book.ts';
import type { ShownEntry } from '../../register-jobs.ts';
import { makeRoute } from '../../routes.ts';
import { board } from '../check/board-figure.ts';

/** A key of the register: drawn and in words, its images, and its partitions with what they carry. */
export function entryView(entry: ShownEntry, words: WordBook) {
  const { number, of, keyId, key, images, partitions, terzetts } = entry;
  const title = words.text('register-number', { number, of });
  const carried = words.text('register-partitions', { count: partitions.length });
  return {
    heading: make('h2', { tabindex: '-1' }, title),
    // The key in two sentences, for those who hear that another one is shown.
    told: `${title}. ${carried}`,
    elements: [
      make('p', {}, words.text('register-id', { id: keyId })),
      ...drawn(entry, words),
      covered(words.text('register-rows'), make('pre', {}, key.join('\n'))),
      make('h3', {}, words.text('register-images')),
      make(
        'ul',
        {},
        ...KEY_TURNS.map((turn) => {
          const image = images[turn];
          const said = `${words.text('register-image', { turn })} `;
          if (image === number) return make('li', {}, said, words.text('register-same'));
          const href = makeRoute('register', { key: String(image) });
          return make('li', {}, said, make('a', { href }, words.text('register-other', { number: image })));
        }),
      ),
      make('h3', {}, words.text('register-parted')),
      make('p', {}, carried),
      ...partitions.flatMap((partition, i) => partitionView(partition, i + 1, terzetts[i], words)),
    ],
  };
}

/** The key without numbers, as a drawing and in words. */
function drawn({ number, placed, filled }: ShownEntry, words: WordBook): HTMLElement[] {
  const puzzle = checkPuzzle(parseLine(filled));
  const figure = makeFigure(puzzle, { dominoes: placementsOf(puzzle, placed), blank: true }, words);
  return board(figure, words.text('register-drawn', { number }), words);
}

function partitionView(
  { threes, inside, fillings, unique, complete }: Threes,
  number: number,
  terzett: string | undefined,
  words: WordBook,
): HTMLElement[] {
  const told =
    fillings === 0
      ? words.text('register-no-filling')
      : words.text('register-fillings', {
          fillings,
          unique,
          complete: complete ? 'yes' : 'no',
          others: complete ? 'none' : terzett === undefined ? 'unseen' : 'later',
        });
  return [
    make('h4', {}, words.text('register-partition', { number, inside })),
    make('p', {}, told),
    ...(terzett === undefined ? [] : [playing(terzett, number, words)]),
    make('div', { class: 'register-threes' }, threesTable(threes, words.text('register-threes', { number }))),
  ];
}

function playing(line: string, number: number, words: WordBook): HTMLElement {
  const link = make('a', { href: makeRoute('play', { line }) }, words.text('register-play', { number }));
  return make('p', {}, link);
}

/** A letter for each three; heavy lines stand between threes. */
function threesTable(rows: readonly string[], caption: string): HTMLElement {
  const columns = Array.from(rows[0]!, (_, column) => make('th', { scope: 'col' }, makeColumn(column)));
  const edges = (row: number, column: number) => {
    const letter = rows[row]![column];
    const right = rows[row]![column + 1];
    const below = rows[row + 1]?.[column];
    return [
      ...(right !== undefined && right !== letter ? ['register-right'] : []),
      ...(below !== undefined && below !== letter ? ['register-below'] : []),
    ].join(' ');
  };
  const rowOf = (letters: string, row: number) =>
    make(
      'tr',
      {},
      make('th', { scope: 'row' }, String(row + 1)),
      ...Array.from(letters, (letter, column) => make('td', { class: edges(row, column) }, letter)),
    );
  return make(
    'table',
    { class: 'register-threes' },
    make('caption', {}, caption),
    make('thead', {}, make('tr', {}, make('td', {}), ...columns)),
    make('tbody', {}, ...rows.map(rowOf)),
  );
}
