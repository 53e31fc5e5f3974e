import type { Paper } from '../../book/choices.ts';
import { type BrailleProfile, dotCentre } from '../../braille/geometry.ts';
import { brailleNumber } from '../../braille/grids.ts';
import type { BrailleWriting } from '../../braille/tables.ts';
import { type Said, saidOf } from '../../document/make.ts';
import { BLANK, cellOf, dotsOf } from '../../six-dot.ts';
import type { WordBook } from '../../words/word-book.ts';
import { brailleWords } from '../braille-text.ts';
import { plainLine } from '../lines.ts';
import { chunks } from '../lists.ts';
import type { Metrics } from '../metrics.ts';
import { type Element, element, type Mark, type PageItem, type Publication } from '../page.ts';
import { DOMINO_SIZES } from '../stones/sizes.ts';
import { TactileFlow } from '../tactile/flow.ts';
import { sheetsFor, type TactileProfile } from '../tactile/profile.ts';
import { areaOf, checkRaised, ridgesOf } from '../tactile/raised-check.ts';

// What is felt on the calibration sheets. Lengths in mm; a sample is drawn from its upper left corner.

/** Widths of lines, from one that hardly rises to twice that of the boards. */
const LINES = [0.4, 0.6, 0.8, 1, 1.2, 1.6, 2];
/** Free space between two lines. */
const GAPS = [1, 2, 3, 4, 5, 6];
/** Diameters of braille dots as printed: what guidelines and fonts for swell paper use, and a little more. */
const DOTS = [0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6];
/** The pips of the card dominoes for touch, the smallest first. */
const PIPS = Object.values(DOMINO_SIZES)
  .map(({ pips }) => pips.touch)
  .sort((one, other) => one.diameter - other.diameter);

const RULER = { length: 100, every: 10, tick: 3, longTick: 5 };

/** A line of a ladder, which its round ends are part of. */
function upright(x: number, y: number, width: number): PageItem {
  const middle = x + width / 2;
  return { type: 'line', from: [middle, y + width / 2], to: [middle, y + LENGTH - width / 2], width };
}

/** A line with ticks on it, longer ones at both ends and in the middle; from the middle of the first to that of the last. */
function ruler(x: number, y: number, width: number): PageItem[] {
  const { length, every, tick, longTick } = RULER;
  const base = y + longTick;
  const ticks = Array.from({ length: length / every + 1 }, (_, i): PageItem => {
    const at = x + i * every;
    const up = (i * every) % (length / 2) === 0 ? longTick : tick;
    return { type: 'line', from: [at, base], to: [at, base - up], width };
  });
  return [{ type: 'line', from: [x, base], to: [x + length, base], width }, ...ticks];
}

/** Braille drawn dot by dot in dots of another size, with its baseline at `y`. */
function dotSample(
  cells: string,
  x: number,
  y: number,
  braille: BrailleProfile,
  diameter: number,
): PageItem[] {
  return Array.from(cells).flatMap((cell, i) =>
    dotsOf(cell).map((dot): PageItem => {
      const centre = dotCentre(braille, dot);
      return { type: 'dot', x: x + i * braille.cellPitch + centre.x, y: y - centre.y, diameter };
    }),
  );
}

/** Seven pips as on a domino: two columns of three, and one in the middle. */
function pipSample(x: number, y: number, { diameter, pitch }: (typeof PIPS)[number]): PageItem[] {
  const places = [0, 1, 2].flatMap((row) =>
    (row === 1 ? [0, 1, 2] : [0, 2]).map((column) => ({ row, column })),
  );
  const [left, top] = [x + diameter / 2, y + diameter / 2];
  return places.map(({ row, column }) => {
    return { type: 'dot', x: left + column * pitch, y: top + row * pitch, diameter };
  });
}

interface CalibrationSetting {
  /** The book that they go with. */
  readonly book: Said & { readonly title: string; readonly date: string };
  readonly words: WordBook;
  readonly paper: Paper;
  readonly profile: TactileProfile;
  readonly writing: BrailleWriting;
  readonly metrics: Metrics;
}

/** From the left end of one sample of a ladder to that of the next, in mm. */
const STEP = 36;
/** The lines of the ladders are so long, in mm: longer than the 13 mm that a line needs to be felt as one. */
const LENGTH = 14;
/** From the top of a line to what is drawn in it, in mm: as far from the dots above it as two things must be. */
const SPACE = 2;
/** Cells kept for the number before a sample of dots. */
const LABEL_CELLS = 4;
/** Indent of paragraphs, in cells. */
const INDENT = 2;
/** Samples of dots beside each other. */
const DOT_COLUMNS = 2;
const FULL_CELL = cellOf(1, 2, 3, 4, 5, 6);
/** Cells in the row that is measured from its first to its last. */
const ROW_CELLS = 11;

/**
 * Sheets on which a reader finds out how printer, paper and heat must be set: lines, gaps, dots and pips from what should be
 * too small to what is surely large enough, a ruler and full cells. Every text stands in braille and, in colour, in print.
 * @throws Error if anything, each sample taken as a whole, breaks the rules that other sheets keep
 */
export function layoutCalibration({ profile: bound, ...given }: CalibrationSetting): Publication {
  // These sheets are not bound.
  const profile = { ...bound, binding: bound.margin };
  const setting = { ...given, profile };
  const { book, words } = setting;
  const { language } = words;
  const title = words.text('calibration-title');
  const sheets = new CalibrationSheets(setting);
  sheets.draw();
  const { pages } = sheets.flow.sheets;
  // What a sample is made of breaks the rules on purpose; the space round it does not.
  const whole = (mark: Mark): Mark =>
    sheets.samples.has(mark)
      ? { ...mark, items: [areaOf(mark.items.flatMap((item) => ridgesOf(item, profile.braille)))] }
      : mark;
  checkRaised(
    pages.map((page) => ({ ...page, marks: page.marks.map(whole) })),
    profile,
  );
  return {
    about: {
      // What the book says of its puzzles is not said of these sheets.
      ...saidOf(book),
      description: '',
      title: `${book.title}${words.text('colon')} ${title}`,
      language,
      date: book.date,
    },
    pages,
    bookmarks: [{ title, to: START, children: [] }],
    printUnscaled: true,
  };
}

const START = 'start';

/** Numbers on the sheets have no decimal sign, which differs from language to language. */
function tenths(mm: number): number {
  return Math.round(mm * 10);
}

/** A size in mm, and what draws a sample of it with its upper left corner at a place. */
type Sample = readonly [size: number, draw: (x: number, y: number) => PageItem[]];

/** What is measured on the sheets. */
type SampleName = 'ruler' | 'cell' | 'lines' | 'gaps' | 'dots' | 'pips';

class CalibrationSheets {
  readonly flow: TactileFlow;
  /** The marks that are too thin, too small or too near to others on purpose. */
  readonly samples = new Set<Mark>();
  readonly #words: WordBook;
  readonly #profile: TactileProfile;
  readonly #root: Element;

  constructor({ words, paper, profile, writing, metrics }: CalibrationSetting) {
    const { language } = words;
    this.flow = new TactileFlow(
      { words, sizes: sheetsFor(paper), profile, writing, overlay: metrics },
      new Map(),
    );
    this.#words = words;
    this.#profile = profile;
    this.#root = element('Document', undefined, { language: `${language}-Brai` });
  }

  draw(): void {
    const words = this.#words;
    const { line, clearance, braille } = this.#profile;
    const sizes = {
      line: tenths(line),
      clearance: tenths(clearance),
      dot: tenths(braille.dotDiameter),
    };
    this.flow.sheets.targetNext(START);
    this.flow.text(plainLine(words.text('calibration-title')), element('H1', this.#root), 0, 0);
    this.#text(words.text('calibration-intro'));
    this.#text(words.text('calibration-ruler'), 1);
    this.#ruler();
    const lines = LINES.map((width): Sample => [width, (x, y) => [upright(x, y, width)]]);
    this.#ladder('lines', words.text('calibration-lines', sizes), lines);
    const gaps = GAPS.map(
      (gap): Sample => [gap, (x, y) => [0, gap + line].map((by) => upright(x + by, y, line))],
    );
    this.#ladder('gaps', words.text('calibration-gaps', sizes), gaps);
    const pips = PIPS.map((pip): Sample => [pip.diameter, (x, y) => pipSample(x, y, pip)]);
    this.#ladder('pips', words.text('calibration-pips'), pips);
    this.#text(words.text('calibration-dots', sizes), DOTS.length / DOT_COLUMNS);
    this.#dots();
    this.#text(words.text('calibration-cell'), 1);
    this.#fullCells();
    this.#text(words.text('calibration-settings'));
  }

  /** A paragraph, on one sheet with what it tells of in so many lines below it. */
  #text(text: string, below = 0): void {
    const { flow } = this;
    const content = plainLine(text);
    const lines = flow.lines(content, flow.sheets.cells, INDENT).length;
    if (flow.sheets.room < lines + below) flow.sheets.freshPage();
    flow.text(content, element('P', this.#root), INDENT, 0);
  }

  /** A figure in so many lines from `top` mm on. */
  #figure(name: SampleName, top: number, lines: number, sizes: readonly number[] = []): Element {
    const { sheets, language } = this.flow;
    const shown = this.#words.text(`calibration-figure-${name}`);
    const alt = sizes.length > 0 ? `${shown}: ${sizes.map((size) => this.#print(size)).join('; ')}` : shown;
    const height = lines * this.#profile.braille.linePitch;
    const box = { x: sheets.xOf(0), y: top, width: sheets.width, height };
    return element('Figure', this.#root, { alt, language, box });
  }

  /** A text and a row of samples of rising size, each with its number above it. */
  #ladder(name: 'lines' | 'gaps' | 'pips', text: string, samples: readonly Sample[]): void {
    const { sheets } = this.flow;
    const { braille } = this.#profile;
    const lines = 1 + Math.ceil((SPACE + LENGTH) / braille.linePitch);
    this.#text(text, lines);
    const top = sheets.take(lines);
    const sizes = samples.map(([size]) => size);
    const figure = this.#figure(name, top, lines, sizes);
    samples.forEach(([size, draw], i) => {
      const x = sheets.xOf(0) + i * STEP;
      this.#number(size, x, top, figure);
      this.#sample(draw(x + braille.firstDot.x, top + braille.linePitch + SPACE), figure);
    });
  }

  /** The same words again and again, each time in dots of one size. */
  #dots(): void {
    const { sheets } = this.flow;
    const { braille } = this.#profile;
    const sample = this.#words.text('calibration-sample');
    const text = brailleWords(plainLine(sample), this.flow).join(BLANK);
    const column = Math.floor(sheets.cells / DOT_COLUMNS);
    const rows = chunks(DOTS, DOT_COLUMNS);
    const start = sheets.take(rows.length);
    const figure = this.#figure('dots', start, rows.length, DOTS);
    for (const [row, diameters] of rows.entries()) {
      const top = start + row * braille.linePitch;
      diameters.forEach((diameter, i) => {
        const x = sheets.xOf(i * column);
        this.#number(diameter, x, top, figure);
        const left = x + LABEL_CELLS * braille.cellPitch;
        this.#sample(dotSample(text, left, top + braille.ascent, braille, diameter), figure);
      });
    }
  }

  #ruler(): void {
    const { sheets } = this.flow;
    const top = sheets.take(1);
    const { line, braille } = this.#profile;
    this.flow.sheets.add({
      element: this.#figure('ruler', top, 1),
      items: ruler(sheets.xOf(0) + braille.firstDot.x, top + SPACE, line),
    });
  }

  #fullCells(): void {
    const { sheets } = this.flow;
    const text = FULL_CELL + BLANK.repeat(2) + FULL_CELL.repeat(ROW_CELLS);
    const top = sheets.take(1);
    sheets.write(text, this.#figure('cell', top, 1), 0, top);
  }

  #number(size: number, x: number, top: number, to: Element): void {
    const { sheets, overlay, language } = this.flow;
    sheets.writeAt(brailleNumber(tenths(size), language), to, x, top);
    sheets.add(overlay!.word(`${this.#print(size)} mm`, { x, top }));
  }

  #print(size: number): string {
    return String(size).replace('.', this.#words.text('decimal-sign'));
  }

  #sample(items: readonly PageItem[], element: Element): void {
    const mark: Mark = { element, items };
    this.samples.add(mark);
    this.flow.sheets.add(mark);
  }
}
