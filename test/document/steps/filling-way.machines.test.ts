import { describe, expect, it } from 'vitest';
import { openBook } from '../../../src/book/book.ts';
import { fillingTurningFigure } from '../../../src/document/step-figures.ts';
import { fillingSentences } from '../../../src/document/steps/filling.ts';
import { fillingLines, fillingTurningSentences } from '../../../src/document/steps/filling-way.ts';
import { wayLines } from '../../../src/document/steps/way.ts';
import type { Cell } from '../../../src/domino/board.ts';
import { hasUnknowns } from '../../../src/domino/kinds.ts';
import { parseLine } from '../../../src/domino/notation.ts';
import { checkPuzzle, type Puzzle, UNKNOWN } from '../../../src/domino/puzzle.ts';
import { LANGUAGE_CODES, type Language } from '../../../src/languages/index.ts';
import { turnOfFilling, wayOfFilling } from '../../../src/solve/fillings/filling-way.ts';
import { LEVELS, type Level, levelOf } from '../../../src/solve/levels.ts';
import { solutionsOf } from '../../../src/solve/solutions.ts';
import { goldenBook } from '../../helpers/book/books.ts';
import { FillingModel, nameOf } from '../../helpers/document/steps/filling-model.ts';
import {
  dominoIn,
  followFilling,
  keepFitting,
  placeIn,
  seal,
  secondLink,
  writtenIn,
} from '../../helpers/document/steps/filling-way.ts';
import { Model } from '../../helpers/document/steps/model.ts';
import { cellsIn } from '../../helpers/document/steps/names.ts';
import { expectShort, follow } from '../../helpers/document/steps/way.ts';
import { deeplySaid, numbersIn, type Said, saidIn, TOLD_WORDS } from '../../helpers/told-words.ts';

/** What the sentences of a turning point have said so far. */
interface Turn {
  /** The board that the sentences refer to. */
  model: FillingModel;
  /** The supposition made on it, and the board without the supposition. */
  supposition: readonly [Cell, number] | undefined;
  readonly start: FillingModel;
  readonly lines: readonly Said[];
  readonly text: string;
  /** Whether the last sentence concludes with a certain number. */
  isCertain: boolean;
}

type Check = (turn: Turn, shown: Said['shown'], given: Said['given']) => void;

/**
 * Checks every sentence of a step against the board that the previous lines leave, using only the values that it shows and the
 * rules.
 *
 * @param lines those of the solution path, if the step is told as a turning point
 * @returns whether the last sentence concludes with a certain number
 */
function judgeFilling(
  model: FillingModel,
  sentences: readonly string[],
  lines: readonly Said[] = [],
): boolean {
  const text = sentences.join(' ');
  const turn: Turn = { model, start: model.copy(), supposition: undefined, lines, text, isCertain: false };
  for (const { id, shown, given } of saidIn(text)) {
    const check = CHECKS[id];
    if (!check) throw new Error(`nobody knows what "${id}" claims`);
    turn.isCertain = false;
    check(turn, shown, given);
  }
  return turn.isCertain;
}

const CHECKS: Readonly<Record<string, Check>> = {
  'filling-three'({ model, text }, { cell, cells }) {
    const threes = model.threesOver(cellOf(model, cell));
    expect(threes, text).toEqual([cellsIn(model.setup.board, cells!)]);
    model.sure.push(...threes);
    model.settle();
  },
  'filling-only-number'({ model, text }, { cell, number }) {
    expect([...model.numbersOf(cellOf(model, cell))], text).toEqual([Number(number)]);
  },
  'filling-last-cells'({ model, text }, { number }) {
    const cells = model.cellsOf(Number(number));
    expect(cells, text).toHaveLength(model.copies);
    for (const cell of cells) model.keep(cell, [Number(number)]);
  },
  'filling-seal'({ model, text }, { domino, place }) {
    seal({ model, written: new Map(), text }, domino!, place!);
    model.settle();
    keepOnly(model, place!);
  },
  'filling-gap'({ model, text }, { cell, place }) {
    const laid = placeIn(model, place!);
    expect(model.placesOver(cellOf(model, cell)), text).toEqual([laid]);
    model.laid.push(laid);
  },
  'filling-no-three': (turn, shown) => noOther(turn, shown, 'three'),
  'filling-no-domino': (turn, shown) => noOther(turn, shown, 'domino'),
  'filling-second-link'({ model, text }, { place, eliminated }) {
    secondLink(model, place!, eliminated!, text);
    model.settle();
  },
  'filling-write'(turn, { numbers }) {
    writes(turn, numbers!);
  },
  'filling-cross-out'({ model, text }, { numbers }) {
    const told = deeplySaid(numbers!, /^filling-numbers-on$/);
    expect(told, text).not.toEqual([]);
    for (const { shown } of told) {
      const cell = cellOf(model, shown.cell);
      for (const number of numbersIn(shown.numbers!)) {
        expect(model.numbersOf(cell), text).not.toContain(number);
      }
    }
  },
  'filling-one-number'({ model, text }, { cells }) {
    expect(model.sure, text).toContainEqual(cellsIn(model.setup.board, cells!));
  },
  'filling-suppose'(turn, { cell, number }) {
    const { model, text } = turn;
    turn.supposition = [cellOf(model, cell), Number(number)];
    expect(model.numbersOf(turn.supposition[0]), text).toContain(turn.supposition[1]);
    model.write(...turn.supposition);
    model.settle();
  },
  'hint-then'({ model, text }, { steps }) {
    const forced = deeplySaid(steps!, /^hint-forced/);
    expect(forced, text).not.toEqual([]);
    for (const step of forced) followFilling(model, step);
  },
  'filling-end-number': fails((model, { cell }) => model.numbersOf(cellOf(model, cell)).size === 0),
  'filling-end-three': fails((model, { cell }) => model.threesOver(cellOf(model, cell)).length === 0),
  'filling-end-neighbour': fails((model, { cell }) => model.placesOver(cellOf(model, cell)).length === 0),
  'filling-end-cells': fails((model, { number }) => model.cellsOf(Number(number)).length < model.copies),
  'filling-end-copies': fails((model, { number }) => model.standing(Number(number)) > model.copies),
  'step-trial-domino-starved': fails(
    (model, { domino }) => model.placesByDomino().get(dominoIn(domino!))!.length === 0,
  ),
  'filling-end-twice': fails((model, { domino }) => {
    const lying = model.laid.filter(
      ({ first, second }) =>
        model.known.has(first) &&
        model.known.has(second) &&
        nameOf([model.numberOn(first), model.numberOn(second)]) === dominoIn(domino!),
    );
    return lying.length > 1;
  }),
  'step-trial-fails': failed,
  'hint-so-number'(turn, { deed }) {
    failed(turn);
    writes(turn, deed!);
  },
  'hint-now-number'(turn, { now, comes }) {
    begins(turn, now!);
    followFilling(turn.model, saidIn(comes!)[0]!);
    turn.isCertain = true;
  },
  /** The named lines are followed. The next line may give the conclusion. */
  'hint-now-number-lines'(turn, { now, first, last = first, deed }, { between }) {
    begins(turn, now!);
    const { model, lines, text } = turn;
    expect(Number(last) - Number(first) + 1, text).toBe(Number(between));
    for (let line = Number(first); line <= Number(last); line++) followFilling(model, lines[line - 1]!);
    const cells = [...writtenIn(model.setup.board, deed!).keys()];
    if (cells.some((cell) => !model.known.has(cell))) followFilling(model, lines[Number(last)]!);
    writes(turn, deed!);
  },
};

function cellOf(model: FillingModel, text: string | undefined): Cell {
  return cellsIn(model.setup.board, text!)[0]!;
}

/** Each number that is written is the only candidate of its cell. */
function writes(turn: Turn, numbers: string): void {
  const { model, text } = turn;
  const written = writtenIn(model.setup.board, numbers);
  expect(written.size, text).toBeGreaterThan(0);
  for (const [cell, number] of written) {
    expect([...model.numbersOf(cell)], text).toEqual([number]);
    model.write(cell, number);
  }
  model.settle();
  turn.isCertain = true;
}

function noOther({ model, text }: Turn, shown: Said['shown'], of: 'three' | 'domino'): void {
  keepFitting(model, shown as Record<'cell' | 'numbers', string>, of, text);
  model.settle();
}

/** The supposition is refuted. */
function failed(turn: Turn): void {
  turn.model = turn.start;
  turn.model.eliminate(...turn.supposition!);
  turn.model.settle();
}

/** The sentence about the failure, if there is one, must name the supposition that was made. */
function begins(turn: Turn, now: string): void {
  const [{ id, shown }] = saidIn(now) as [Said];
  if (id === 'hint-now-after') return;
  expect(id, turn.text).toBe('hint-now-not');
  expect([cellOf(turn.model, shown.cell), Number(shown.number)], turn.text).toEqual(turn.supposition);
  failed(turn);
}

/** The named thing cannot be on the board under the supposition. */
function fails(isSo: (supposed: FillingModel, shown: Said['shown']) => boolean): Check {
  return ({ model, text }, shown) => {
    expect(model.isFaulty(), text).toBe(true);
    expect(isSo(model, shown), text).toBe(true);
  };
}

/** The cells of a seal can hold the numbers of the domino there, and nothing else. */
function keepOnly(model: FillingModel, name: string): void {
  const place = placeIn(model, name);
  const both = model.dominoesOn(place);
  const fits = both.filter(
    ([a, b]) => model.numbersOf(place.first).has(a) && model.numbersOf(place.second).has(b),
  );
  const ways = fits.filter(([a, b]) => a !== b || fits.length === 1);
  for (const [i, cell] of [place.first, place.second].entries()) {
    model.keep(
      cell,
      ways.map((two) => two[i]!),
    );
  }
}

/** A supposition at master level can take more than six sentences. */
const LEVELS_IN_SIX: readonly Level[] = LEVELS.slice(0, -1);

/** Checks every sentence of a solution path against the rules, to the last domino of its key. @returns its turning points */
function check(setup: Puzzle, language: Language): string {
  const words = TOLD_WORDS[language];
  const way = wayOfFilling(setup)!;
  const turn = turnOfFilling(way);
  const lines = fillingLines(way, words).map(({ xml }) => {
    const [line, ...others] = saidIn(xml);
    expect(others).toEqual([]);
    return line!;
  });
  const sentences = fillingTurningSentences(way, turn, words).map(({ xml }) => xml);
  const model = new FillingModel(setup);
  const places = [];
  for (const [i, line] of lines.slice(0, way.steps.length).entries()) {
    if (turn.of === 'numbers' && i === turn.point.index) {
      const shown = fillingTurningFigure(way, turn, words).puzzle.numbers;
      for (const cell of setup.board.cells) {
        expect(shown[cell]).toBe(model.known.has(cell) ? model.numberOn(cell) : UNKNOWN);
      }
      expect(judgeFilling(model.copy(), sentences, lines)).toBe(true);
    }
    judgeFilling(model.copy(), fillingSentences(way.steps[i]!, setup, words).map(String));
    places.push(...[followFilling(model, line)].filter((place) => place !== undefined));
  }
  const { solved, key } = solutionsOf(setup, 2).first!;
  expect(setup.board.cells.map((cell) => model.numberOn(cell))).toEqual(
    setup.board.cells.map((cell) => solved.numbers[cell]),
  );
  const dominoes = new Model(solved);
  for (const place of places) dominoes.lay(dominoes.at(place));
  for (const { xml } of wayLines(way.dominoes, words)) follow(dominoes, xml);
  for (const { first, second } of dominoes.open) expect(key[first]).toBe(second);
  expectShort(sentences, LEVELS_IN_SIX.includes(levelOf(turn.point.step.rating)));
  return turn.point.step.technique;
}

function firstBook(): readonly Puzzle[] {
  const puzzles = openBook(goldenBook()).sections.flatMap(({ puzzles }) =>
    puzzles.map(({ puzzle }) => puzzle),
  );
  return puzzles.filter(({ kind }) => hasUnknowns(kind));
}

/** Small completions of all levels, from easy to master. */
const SMALL = [
  '?3??4?/??????/3???02/??2??4/0?????',
  '??????/????3?/02??40/1????2/??31??',
  '342???/??????/??1??3/?2????/?4???1',
  '?30?23/??????/1?????/????1?/????4?',
  '4???3?/?21?3?/???1??/??0???/3??0??',
  '???2??/?0??4?/4?2???/1??3?3/3???0?',
  '??????/31??4?/3????3/?0?2??/0??1??',
  '?300??/2?????/???02?/?4????/???3??',
  '??????/1?0?1?/?300??/?4??2?/???3??',
  '?4??3?/???4??/???0??/????2?/?30?2?',
  '41?2?3/???24?/??????/??3???/?????1',
  '??312?/??2???/??0???/???3??/1????0',
  '?3??42/??????/3??1??/?????4/???1??',
  '?0????/14???0/??4???/?????3/??31??',
  '??????/4??2?1/???14?/3??0??/2?????',
  '21????/??3???/????2?/1????4/??4??3',
].map((rows) => checkPuzzle(parseLine(`completion 4 ${rows}`)));

/** Each puzzle in one of the languages in turn. */
const checkAll = (puzzles: readonly Puzzle[]) =>
  puzzles.map((puzzle, i) => check(puzzle, LANGUAGE_CODES[i % LANGUAGE_CODES.length]!));

describe('the hints for completions', () => {
  it('lead through every completion of the first book', () => {
    const puzzles = firstBook();
    expect(puzzles).toHaveLength(4);
    checkAll(puzzles);
  });

  it('lead through completions of all levels', () => {
    expect(checkAll(SMALL)).toEqual(expect.arrayContaining(['filling-seal', 'second-link', 'supposition']));
  });
});
