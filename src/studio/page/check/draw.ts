import {
  ambiguityTexts,
  countText,
  refutationTexts,
  sharedText,
} from '../../../document/analysis/telling.ts';
import { asCell, type Cell } from '../../../domino/board.ts';
import { makeCell, makeColumn } from '../../../domino/coordinates.ts';
import { makeDomino } from '../../../domino/dominoes.ts';
import { makeLine, makeRows } from '../../../domino/notation.ts';
import { checkPuzzle, type Setup, UNKNOWN } from '../../../domino/puzzle.ts';
import { succeeds } from '../../../errors.ts';
import { edgeClasses, signClasses } from '../../../layout/screen/board-table.ts';
import { NumberEntry } from '../../../play/number-entry.ts';
import type { Analysis, Count } from '../../../solve/analysis/analyse.ts';
import { announce, button, controlRow, folded, make } from '../../../ui/elements.ts';
import { plainList } from '../../../words/lists.ts';
import {
  completenessOf,
  cutOut,
  type Drawing,
  drawingOf,
  emptyDrawing,
  isWhole,
  LONGEST_SIDE,
  resized,
  signsOf,
  stepFrom,
  written,
} from '../../check/drawing.ts';
import type { CheckJobs } from '../../check-jobs.ts';
import { addressOf } from '../../puzzles.ts';
import { GivenUp, Helper } from '../helper.ts';
import { secondsNow } from '../now.ts';
import type { Stage } from '../stage.ts';
import { exportView } from './export.ts';
import { type Hands, list } from './found.ts';
import { mendView } from './mend.ts';

/** A board of the usual set. */
const [ROWS, COLUMNS] = [7, 8];
/** A count that takes longer is given up when something is changed, in seconds. */
const LONG = 1;

/** Where arrow keys lead: down and across. */
const ARROWS: Readonly<Record<string, readonly [down: number, across: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -LONGEST_SIDE],
  End: [0, LONGEST_SIDE],
  PageUp: [-LONGEST_SIDE, 0],
  PageDown: [LONGEST_SIDE, 0],
};

/**
 * A board on which numbers are written and a shape is drawn. What is on it is counted in a worker at every change, and told by the four
 * signs and in words.
 *
 * @param onChange called with the rows after each change that is made on the board
 */
export function drawView(
  { press, downloads, helper }: Hands,
  stage: Stage,
  onChange: (rows: readonly string[]) => void,
) {
  const { words, say, fail } = stage;
  const counter = new Helper<CheckJobs>('check');
  let drawing = emptyDrawing(ROWS, COLUMNS);
  const past: Drawing[] = [];
  let at = asCell(0);
  /** The highest number that can be written: of no set one of one digit. */
  const highest = () => drawing.range || 9;
  const freshEntry = () => new NumberEntry(highest(), 1);
  let entry = freshEntry();
  let places: HTMLTableCellElement[] = [];

  const table = make('table', {
    class: 'drawn check-grid',
    role: 'grid',
    'aria-label': words.text('check-draw-board'),
    'aria-describedby': 'check.draw-keys',
  });
  const completeness = make('p', {});
  const counted = make('p', { class: 'lead', role: 'status' });
  /** What has become of the cell that has the focus, for ears. */
  const become = make('p', { class: 'play-name', 'aria-live': 'polite' });
  const result = make('div');
  const pad = make('p', { class: 'studio-buttons' });
  const shape = button(words.text('check-draw-shape'), () => {
    const isOn = shape.getAttribute('aria-pressed') !== 'true';
    shape.setAttribute('aria-pressed', String(isOn));
    table.classList.toggle('check-shaping', isOn);
  });
  shape.setAttribute('aria-pressed', 'false');
  const rows = sideInput();
  const columns = sideInput();
  const element = folded(
    'check-draw',
    words.text('check-draw'),
    make('p', { id: 'check.draw-keys' }, words.text('check-draw-keys')),
    controlRow(
      make('label', {}, words.text('check-draw-rows'), rows),
      make('label', {}, words.text('check-draw-columns'), columns),
      shape,
      button(words.text('play-button-undo'), undo),
    ),
    make('div', { class: 'wide' }, table),
    pad,
    completeness,
    counted,
    become,
    result,
  );
  // Nothing is counted that nobody sees; the worker is there before the first count is waited for.
  element.addEventListener('toggle', () => {
    if (!element.open) return;
    counter.ask('analyse', { line: 'omnibus 1 001/110' }).catch(() => {});
    void count();
  });

  function change(next: Drawing): void {
    past.push(drawing);
    replace(next);
    onChange(makeRows(drawing));
  }

  function undo(): void {
    const before = past.pop();
    if (!before) {
      say(words.text('play-nothing-to-undo'));
      return;
    }
    replace(before);
    onChange(makeRows(drawing));
  }

  function sideInput(): HTMLInputElement {
    const side = make('input', { type: 'number', min: '1', max: String(LONGEST_SIDE), inputmode: 'numeric' });
    side.addEventListener('change', resize);
    return side;
  }

  function resize(): void {
    const sides = [rows, columns].map(({ valueAsNumber: length }, i) =>
      Number.isInteger(length) && length > 0 && length <= LONGEST_SIDE
        ? length
        : [drawing.board.rows, drawing.board.columns][i]!,
    ) as [number, number];
    change(resized(drawing, ...sides));
  }

  function replace(next: Drawing): void {
    const { board, range } = drawing;
    drawing = next;
    const isInside = table.contains(document.activeElement);
    if (places.length === 0 || board.rows !== next.board.rows || board.columns !== next.board.columns)
      layOut();
    if (range !== next.range || pad.childElementCount === 0) layPad();
    draw(undefined);
    if (isInside) places[at]!.focus();
    tell();
    void count();
  }

  /** Makes the table again: a stop for the tab key, and a cell for each place, also where the board has none. */
  function layOut(): void {
    const { board } = drawing;
    [rows.value, columns.value] = [String(board.rows), String(board.columns)];
    at = asCell(0);
    places = [];
    // Every cell tells its own column and row.
    const head = Array.from({ length: board.columns }, (_, column) => make('th', {}, makeColumn(column)));
    const lines = Array.from({ length: board.rows }, (_, row) => {
      const line = Array.from({ length: board.columns }, (_, column) => {
        return make('td', {
          tabindex: '-1',
          'aria-colindex': String(column + 1),
          'aria-rowindex': String(row + 1),
        });
      });
      places.push(...line);
      return make('tr', {}, make('th', { 'aria-hidden': 'true' }, String(row + 1)), ...line);
    });
    table.replaceChildren(
      make('thead', { 'aria-hidden': 'true' }, make('tr', {}, make('td'), ...head)),
      make('tbody', {}, ...lines),
    );
  }

  /** Numbers for those who have no keys. */
  function layPad(): void {
    entry = freshEntry();
    const numbers = Array.from({ length: highest() + 1 }, (_, number) =>
      button(String(number), () => write(number)),
    );
    const others = [
      button(words.text('play-button-erase'), () => write()),
      button(words.text('check-draw-cut'), cut),
    ];
    for (const one of [...numbers, ...others]) one.tabIndex = -1;
    pad.replaceChildren(...numbers, ...others);
  }

  function draw(analysis: Analysis | undefined): void {
    const { board, numbers } = drawing;
    const signs = signsOf(drawing, analysis);
    const classes = signClasses(signs);
    for (const [i, place] of places.entries()) {
      const cell = asCell(i);
      const isRinged = signs.marked.includes(cell);
      const number = numbers[cell]!;
      const content = board.has[cell] ? (number === UNKNOWN ? 'empty' : 'number') : 'none';
      place.className = board.has[cell]
        ? [...edgeClasses(board, cell), ...(classes.get(cell) ?? [])].join(' ')
        : 'check-none';
      place.replaceChildren(
        make(
          'span',
          { 'aria-hidden': 'true', ...(isRinged && { class: 'ring' }) },
          content === 'number' ? String(number) : '',
        ),
      );
      const named = { cell: makeCell(board, cell), content, number, ringed: isRinged };
      const label = words.text('check-draw-cell', named);
      place.setAttribute('aria-label', label);
    }
    stopAt(at);
  }

  /** What is drawn so far, and what is still to come. */
  function tell(): void {
    const { range } = drawing;
    const { cells, filled, near, missing } = completenessOf(drawing);
    const listed = (name: 'check-draw-missing' | 'check-draw-too-many', sign: 1 | -1) => {
      const numbers = [...missing].flatMap(([number, count]) =>
        count * sign > 0 ? [words.text('check-draw-times', { count: count * sign, number })] : [],
      );
      return numbers.length > 0 ? [words.text(name, { numbers: plainList(numbers, 'comma', words) })] : [];
    };
    const texts = near
      ? [words.text('check-draw-no-set', { cells, less: near[0], more: near[1] })]
      : [
          words.text('check-draw-set', { cells, filled, domino: makeDomino({ low: range, high: range }) }),
          ...(filled > 0 ? listed('check-draw-missing', 1) : []),
          ...listed('check-draw-too-many', -1),
        ];
    completeness.textContent = texts.join(' ');
  }

  let isCounting = false;
  let since = 0;
  async function count(): Promise<void> {
    if (!element.open) return;
    if (isCounting) {
      if (secondsNow() - since > LONG) counter.giveUp();
      return;
    }
    isCounting = true;
    for (let last: Drawing | undefined; last !== drawing; ) {
      last = drawing;
      since = secondsNow();
      try {
        const analysis = isWhole(last)
          ? await counter.ask(
              'analyse',
              { line: makeLine(last) },
              (count) => last === drawing && sayCount(count),
            )
          : undefined;
        if (last === drawing) show(analysis);
      } catch (error) {
        if (!(error instanceof GivenUp)) fail(error, words.text('check-not-examined'));
      }
    }
    isCounting = false;
  }

  /** What is said does not change again when more is known. */
  function sayCount(count: Count | undefined): void {
    const told = count ? countText(count, words).join(' ') : '';
    if (counted.textContent !== told) counted.textContent = told;
  }

  function show(analysis: Analysis | undefined): void {
    draw(analysis);
    result.replaceChildren();
    sayCount(analysis);
    if (!analysis) return;
    const { refutation, solutions } = analysis;
    const reasons = refutation
      ? refutationTexts(drawing, refutation, words).map((text) => [text])
      : ambiguityTexts(drawing, analysis, words).map(({ text, turns }) => [text, ...turns]);
    const isPuzzle = succeeds(() => checkPuzzle(drawing));
    result.replaceChildren(
      make('p', {}, sharedText(drawing, analysis, words).join(' ')),
      ...(reasons.length > 0 ? [list(reasons)] : []),
      make('p', {}, words.text('check-draw-signs')),
      ...(isPuzzle ? [make('p', {}, make('a', { href: addressOf(drawing) }, words.text('check-play')))] : []),
      ...(solutions === 1 ? [] : mendView(drawing, analysis, helper, stage, takeMend)),
      ...(isPuzzle ? exportView(checkPuzzle(drawing), press, downloads, stage) : []),
    );
  }

  function takeMend(setup: Setup): void {
    change(drawingOf(setup));
    places[at]!.focus();
  }

  /** Writes a number where the focus is and goes on, or empties the cell. */
  function write(number?: number): void {
    if (number === undefined && drawing.board.has[at] && drawing.numbers[at] === UNKNOWN) {
      stay(words.text('play-nothing-here'));
      return;
    }
    change(written(drawing, at, number));
    if (number === undefined) stay();
    else go(asCell(Math.min(at + 1, places.length - 1)));
  }

  /** Takes a cell away, or puts it there. */
  function cut(): void {
    change(drawing.board.has[at] ? cutOut(drawing, at) : written(drawing, at));
    stay();
  }

  function go(to: Cell): void {
    become.textContent = '';
    stopAt(to);
    places[at]!.focus();
  }

  /** Goes back to the cell, or says what has become of it, as one that keeps the focus is not read again by itself. */
  function stay(told = places[at]!.getAttribute('aria-label')!): void {
    if (document.activeElement !== places[at]) go(at);
    else announce(become, told);
  }

  /** Makes a place the one that the tab key stops at. Orca reads the whole row of such a cell, unless the row has a name. */
  function stopAt(to: Cell): void {
    const leave = places[at]!;
    leave.tabIndex = -1;
    leave.parentElement!.removeAttribute('aria-label');
    at = to;
    const stop = places[at]!;
    stop.tabIndex = 0;
    stop.parentElement!.setAttribute('aria-label', stop.getAttribute('aria-label')!);
  }

  table.addEventListener('focusin', ({ target }) => {
    const found = places.indexOf(target as HTMLTableCellElement);
    if (found < 0 || found === at) return;
    stopAt(asCell(found));
    entry = freshEntry();
  });
  table.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (altKey) return;
    if (ctrlKey || metaKey) {
      if (key.toLowerCase() !== 'z') return;
      undo();
    } else if (ARROWS[key]) {
      const from = at;
      type(undefined);
      go(stepFrom(drawing.board, from, ...ARROWS[key]));
    } else if (/^\d$/.test(key)) type(Number(key));
    else if (key === 'Enter') type(undefined);
    else if (key === 'Delete') write();
    else if (key === 'Backspace') {
      if (drawing.numbers[at] === UNKNOWN || !drawing.board.has[at]) go(asCell(Math.max(0, at - 1)));
      write();
    } else if (key === '.' || key === ' ') cut();
    else return;
    event.preventDefault();
  });

  /** Takes a digit of the number that is being typed, or ends it. */
  function type(digit: number | undefined): void {
    if (digit === undefined) entry.finish();
    else if (!entry.type(digit)) say(words.text('check-draw-no-number', { number: digit }));
    const [number] = entry.numbers ?? [];
    if (number === undefined) return;
    entry = freshEntry();
    write(number);
  }

  /** A drag puts cells on all places that it passes, or takes them away, as on the first; counted is when it is over. */
  table.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || shape.getAttribute('aria-pressed') !== 'true') return;
    event.preventDefault();
    const before = drawing;
    let puts: boolean | undefined;
    const paint = ({ clientX, clientY }: PointerEvent) => {
      const place = document.elementFromPoint(clientX, clientY)?.closest('td');
      const found = place ? places.indexOf(place) : -1;
      if (found < 0) return;
      puts ??= !drawing.board.has[found];
      if (drawing.board.has[found] === puts) return;
      drawing = puts ? written(drawing, asCell(found)) : cutOut(drawing, asCell(found));
      draw(undefined);
    };
    const end = new AbortController();
    const { signal } = end;
    paint(event);
    document.addEventListener('pointermove', paint, { signal });
    for (const name of ['pointerup', 'pointercancel'] as const) {
      const settle = () => {
        end.abort();
        const painted = drawing;
        drawing = before;
        change(painted);
      };
      document.addEventListener(name, settle, { signal });
    }
  });

  replace(drawing);
  return {
    element,
    show(setup: Setup) {
      const next = drawingOf(setup);
      if (makeLine(next) === makeLine(drawing)) return;
      past.push(drawing);
      replace(next);
    },
    leave: () => counter.giveUp(),
  };
}
