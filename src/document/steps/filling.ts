import type { Cell } from '../../domino/board.ts';
import type { Setup } from '../../domino/puzzle.ts';
import type { FillingEnd, FillingFocus, FillingStep, Written } from '../../solve/fillings/step.ts';
import type { FillingTechniqueName } from '../../solve/levels.ts';
import { Marked } from '../../words/marked.ts';
import type { WordBook } from '../../words/word-book.ts';
import { Phrases } from './phrases.ts';

/** A step of a completion in whole sentences: what it rests on, and then what is written or crossed out. */
export function fillingSentences(step: FillingStep, setup: Setup, words: WordBook): Marked[] {
  return sentences(step, new FillingPhrases(setup, words));
}

export function fillingText(step: FillingStep, setup: Setup, words: WordBook): Marked {
  return new Marked(fillingSentences(step, setup, words).join(' '));
}

/** What a step rests on, without what is written or crossed out then. */
export function fillingReasons(step: FillingStep, setup: Setup, words: WordBook): Marked[] {
  return reasons(step, new FillingPhrases(setup, words));
}

/** Lists of numbers and the cells where they stand. */
export class FillingPhrases extends Phrases {
  numbers(numbers: readonly number[], joint: 'and' | 'or' = 'or'): Marked {
    return this.list(numbers, (number) => new Marked(String(number)), joint);
  }

  focus(focus: FillingFocus): Marked {
    if ('place' in focus) return this.place(focus.place);
    return 'number' in focus
      ? this.words.marked('filling-the-number', { number: focus.number })
      : this.item(focus);
  }

  /** Each number with all its cells: `3 on d4 and e4`. */
  written(written: readonly Written[]): Marked {
    const groups = grouped(written, ({ number }) => number);
    const part = ([number, ofNumber]: Group<number>) =>
      this.words.marked('filling-number-on', { number, cells: this.cells(ofNumber.map(({ cell }) => cell)) });
    return this.list(groups, part, 'and');
  }

  /** Each cell with the numbers that it does not hold: `1, 2 and 5 on c4`. */
  excluded(excluded: readonly Written[]): Marked {
    const groups = grouped(excluded, ({ cell }) => cell);
    const part = ([cell, ofCell]: Group<Cell>) => {
      const numbers = ofCell.map(({ number }) => number);
      return this.words.marked('filling-numbers-on', {
        cell: this.cell(cell),
        numbers: this.numbers(numbers, 'and'),
      });
    };
    return this.list(groups, part, 'semicolon');
  }
}

type Group<Key> = readonly [key: Key, written: readonly Written[]];

function grouped<Key>(written: readonly Written[], key: (each: Written) => Key): Group<Key>[] {
  return [...new Set(written.map(key))].map((one) => [one, written.filter((each) => key(each) === one)]);
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
      place: say.place(laid!),
    }),
  ],
  'filling-gap': ({ laid, focus }, say) => [
    say.words.marked('filling-gap', { cell: say.cell(cellOf(focus)), place: say.place(laid!) }),
  ],
  'no-three': numbersLeft,
  'no-domino': numbersLeft,
  'second-link': ({ eliminated, focus }, say) => [
    say.words.marked('filling-second-link', {
      place: 'place' in focus ? say.place(focus.place) : '',
      eliminated: say.places(eliminated!, 'or'),
    }),
  ],
  supposition: ({ trial }, say) => {
    const { supposed, forced, end } = trial!;
    return [
      say.words.marked('filling-suppose', { cell: say.cell(supposed.cell), number: supposed.number }),
      ...forced.flatMap((step) => sentences(step, say)),
      endText(end, say),
      say.words.marked('step-trial-fails'),
    ];
  },
};

function numbersLeft({ technique, left, focus }: FillingStep, say: FillingPhrases): Marked[] {
  const message = technique === 'no-three' ? 'filling-no-three' : 'filling-no-domino';
  return [say.words.marked(message, { cell: say.cell(cellOf(focus)), numbers: say.numbers(left!) })];
}

/** The cell of a technique that looks at cells. */
export function cellOf(focus: FillingFocus): Cell {
  if ('cell' in focus) return focus.cell;
  throw new Error('this technique looks at a cell');
}

function reasons(step: FillingStep, say: FillingPhrases): Marked[] {
  return TELLERS[step.technique](step, say);
}

function sentences(step: FillingStep, say: FillingPhrases): Marked[] {
  return [...reasons(step, say), ...deeds(step, say)];
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
