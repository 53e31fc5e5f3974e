import type { Cell, Place } from '../../domino/board.ts';
import type { Setup } from '../../domino/puzzle.ts';
import type { FillingEnd, FillingFocus, FillingStep, Written } from '../../solve/fillings/step.ts';
import type { FillingTechniqueName } from '../../solve/levels.ts';
import { listOf } from '../../words/lists.ts';
import { Marked } from '../../words/marked.ts';
import type { WordBook } from '../../words/word-book.ts';
import { markedPlace } from '../marks.ts';
import { Phrases } from './phrases.ts';

/** A step of a completion in whole sentences: what it rests on, and then what is written or crossed out. */
export function fillingSentences(step: FillingStep, setup: Setup, words: WordBook): Marked[] {
  const say = new FillingPhrases(setup, words);
  return [...reasons(step, say), ...deeds(step, say)];
}

/** The same as one text. */
export function fillingText(step: FillingStep, setup: Setup, words: WordBook): Marked {
  return new Marked(fillingSentences(step, setup, words).join(' '));
}

/** What a step rests on, without what is written or crossed out then. */
export function fillingReasons(step: FillingStep, setup: Setup, words: WordBook): Marked[] {
  return reasons(step, new FillingPhrases(setup, words));
}

/** Lists of numbers and the cells where they stand. */
export class FillingPhrases extends Phrases {
  readonly #setup: Setup;

  constructor(setup: Setup, words: WordBook) {
    super(setup, words);
    this.#setup = setup;
  }

  numbers(numbers: readonly number[]): Marked {
    return listOf(
      numbers.map((number) => new Marked(String(number))),
      'or',
      this.words,
    );
  }

  /** What is looked at. */
  focus(focus: FillingFocus): Marked {
    if ('place' in focus) return this.pair(focus.place);
    return 'number' in focus
      ? this.words.marked('filling-the-number', { number: focus.number })
      : this.item(focus);
  }

  pair(place: Place): Marked {
    return markedPlace(this.#setup.board, place);
  }

  pairs(places: readonly Place[]): Marked {
    return listOf(
      places.map((place) => this.pair(place)),
      'or',
      this.words,
    );
  }

  /** Each number with all its cells: `3 on d4 and e4`. */
  written(written: readonly Written[]): Marked {
    const parts = grouped(written, ({ number }) => number).map(([number, ofNumber]) =>
      this.words.marked('filling-number-on', { number, cells: this.cells(ofNumber.map(({ cell }) => cell)) }),
    );
    return listOf(parts, 'and', this.words);
  }

  /** Each cell with the numbers that it does not hold: `1, 2 and 5 on c4`. */
  excluded(excluded: readonly Written[]): Marked {
    const parts = grouped(excluded, ({ cell }) => cell).map(([cell, ofCell]) =>
      this.words.marked('filling-numbers-on', {
        cell: this.cell(cell),
        numbers: listOf(
          ofCell.map(({ number }) => new Marked(String(number))),
          'and',
          this.words,
        ),
      }),
    );
    return listOf(parts, 'semicolon', this.words);
  }
}

function grouped<T, K>(things: readonly T[], key: (thing: T) => K): (readonly [K, readonly T[]])[] {
  const groups = new Map<K, T[]>();
  for (const thing of things) groups.set(key(thing), [...(groups.get(key(thing)) ?? []), thing]);
  return [...groups];
}

type FillingTeller = (step: FillingStep, say: FillingPhrases) => Marked[];

const TELLERS: Readonly<Record<FillingTechniqueName, FillingTeller>> = {
  three: ({ three, focus }, say) => [
    say.words.marked('filling-three', { cell: say.cell(cellOf(focus)), cells: say.cells(three!) }),
  ],
  'only-number': ({ written, focus }, say) => [
    say.words.marked('filling-only-number', { cell: say.cell(cellOf(focus)), number: written[0]!.number }),
  ],
  'last-cells': ({ focus }, say) => [
    say.words.marked('filling-last-cells', { number: 'number' in focus ? focus.number : 0 }),
  ],
  'filling-seal': ({ laid, focus }, say) => [
    say.words.marked('filling-seal', {
      domino: 'domino' in focus ? say.domino(focus.domino) : '',
      place: say.pair(laid!),
    }),
  ],
  'filling-gap': ({ laid, focus }, say) => [
    say.words.marked('filling-gap', { cell: say.cell(cellOf(focus)), place: say.pair(laid!) }),
  ],
  'no-three': ({ left, focus }, say) => [
    say.words.marked('filling-no-three', { cell: say.cell(cellOf(focus)), numbers: say.numbers(left!) }),
  ],
  'no-domino': ({ left, focus }, say) => [
    say.words.marked('filling-no-domino', { cell: say.cell(cellOf(focus)), numbers: say.numbers(left!) }),
  ],
  'second-link': ({ eliminated, focus }, say) => [
    say.words.marked('filling-second-link', {
      place: 'place' in focus ? say.pair(focus.place) : '',
      eliminated: say.pairs(eliminated!),
    }),
  ],
  supposition: ({ trial }, say) => {
    const { supposed, forced, end } = trial!;
    return [
      say.words.marked('filling-suppose', { cell: say.cell(supposed.cell), number: supposed.number }),
      ...forced.flatMap((step) => [...reasons(step, say), ...deeds(step, say)]),
      endText(end, say),
      say.words.marked('step-trial-fails'),
    ];
  },
};

/** The cell of a technique that looks at cells. */
export function cellOf(focus: FillingFocus): Cell {
  if ('cell' in focus) return focus.cell;
  throw new Error('this technique looks at a cell');
}

function reasons(step: FillingStep, say: FillingPhrases): Marked[] {
  return TELLERS[step.technique](step, say);
}

function deeds({ technique, written, excluded, three }: FillingStep, say: FillingPhrases): Marked[] {
  return [
    ...(written.length > 0 ? [say.words.marked('filling-write', { numbers: say.written(written) })] : []),
    ...(excluded.length > 0
      ? [say.words.marked('filling-cross-out', { numbers: say.excluded(excluded) })]
      : []),
    ...(technique === 'three' && three && written.length === 0
      ? [say.words.marked('filling-one-number', { cells: say.cells(three) })]
      : []),
  ];
}

/** What fails at the end of a supposition. */
export function endText(end: FillingEnd, say: FillingPhrases): Marked {
  const { words } = say;
  if ('cell' in end) return words.marked(`filling-end-${end.lacks}`, { cell: say.cell(end.cell) });
  if ('number' in end) return words.marked(`filling-end-${end.lacks}`, { number: end.number });
  return end.lacks === 'place'
    ? words.marked('step-trial-domino-starved', { domino: say.domino(end.domino) })
    : words.marked('filling-end-twice', { domino: say.domino(end.domino) });
}
