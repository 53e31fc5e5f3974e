import type { Paper } from '../../book/choices.ts';
import { type BrailleProfile, dotCentre } from '../../braille/geometry.ts';
import { brailleNumber } from '../../braille/grids.ts';
import type { BrailleWriting } from '../../braille/tables.ts';
import { type Said, saidOf } from '../../document/make.ts';
import { BLANK, cellOf, dotsOf } from '../../six-dot.ts';
import type { WordBook } from '../../words/word-book.ts';
import { brailleWords } from '../braille-text.ts';
import { plainLine } from '../lines.ts';
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

/** A line of the ladder, upright. */
function lineSample(x: number, y: number, length: number, width: number): PageItem[] {
  return [upright(x, y, length, width)];
}

/** Two lines with so much free space between their edges. */
function gapSample(x: number, y: number, length: number, gap: number, width: number): PageItem[] {
  return [upright(x, y, length, width), upright(x + gap + width, y, length, width)];
}

/** From edge to edge a line is as long as it says; its round ends are part of it. */
function upright(x: number, y: number, length: number, width: number): PageItem {
  const middle = x + width / 2;
  return { type: 'line', from: [middle, y + width / 2], to: [middle, y + length - width / 2], width };
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
  const places = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })));
  return places
    .filter(({ row, column }) => column !== 1 || row === 1)
    .map(
      ({ row, column }): PageItem => ({
        type: 'dot',
        x: x + column * pitch + diameter / 2,
        y: y + row * pitch + diameter / 2,
        diameter,
      }),
    );
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
    this.#heading();
    this.#text(words.text('calibration-intro'));
    this.#text(words.text('calibration-ruler'), 1);
    this.#ruler();
    this.#text(words.text('calibration-lines', sizes), this.#ladderLines);
    this.#ladder('lines', LINES, (x, y, width) => lineSample(x, y, LENGTH, width));
    this.#text(words.text('calibration-gaps', sizes), this.#ladderLines);
    this.#ladder('gaps', GAPS, (x, y, gap) => gapSample(x, y, LENGTH, gap, line));
    this.#text(words.text('calibration-pips'), this.#ladderLines);
    this.#ladder(
      'pips',
      PIPS.map(({ diameter }) => diameter),
      (x, y, diameter) => pipSample(x, y, PIPS.find((pip) => pip.diameter === diameter)!),
    );
    this.#text(words.text('calibration-dots', sizes), DOTS.length / DOT_COLUMNS);
    this.#dots();
    this.#text(words.text('calibration-cell'), 1);
    this.#fullCells();
    this.#text(words.text('calibration-settings'));
  }

  #heading(): void {
    this.flow.text(plainLine(this.#words.text('calibration-title')), element('H1', this.#root), 0, 0);
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
    const alt = [
      this.#words.text(`calibration-figure-${name}`),
      sizes.map((size) => this.#print(size)).join('; '),
    ]
      .filter(Boolean)
      .join(': ');
    const height = lines * this.#profile.braille.linePitch;
    const box = { x: sheets.xOf(0), y: top, width: sheets.width, height };
    return element('Figure', this.#root, { alt, language, box });
  }

  /** The lines of text that a ladder takes, with its numbers. */
  get #ladderLines(): number {
    return 1 + Math.ceil((SPACE + LENGTH) / this.#profile.braille.linePitch);
  }

  /** A row of samples of rising size, each with its number above it. */
  #ladder(
    name: 'lines' | 'gaps' | 'pips',
    sizes: readonly number[],
    sample: (x: number, y: number, size: number) => PageItem[],
  ): void {
    const { sheets } = this.flow;
    const { braille } = this.#profile;
    const top = sheets.take(this.#ladderLines);
    const figure = this.#figure(name, top, this.#ladderLines, sizes);
    sizes.forEach((size, i) => {
      const x = sheets.xOf(0) + i * STEP;
      this.#number(size, x, top, figure);
      this.#sample(sample(x + braille.firstDot.x, top + braille.linePitch + SPACE, size), figure);
    });
  }

  /** The same words again and again, each time in dots of one size. */
  #dots(): void {
    const { sheets } = this.flow;
    const { braille } = this.#profile;
    const sample = this.#words.text('calibration-sample');
    const text = brailleWords(plainLine(sample), this.flow).join(BLANK);
    const column = Math.floor(sheets.cells / DOT_COLUMNS);
    const rows = DOTS.length / DOT_COLUMNS;
    const start = sheets.take(rows);
    const figure = this.#figure('dots', start, rows, DOTS);
    for (let row = 0; row < rows; row++) {
      const top = start + row * braille.linePitch;
      DOTS.slice(DOT_COLUMNS * row, DOT_COLUMNS * (row + 1)).forEach((diameter, i) => {
        const x = sheets.xOf(i * column);
        this.#number(diameter, x, top, figure);
        const items = dotSample(
          text,
          x + LABEL_CELLS * braille.cellPitch,
          top + braille.ascent,
          braille,
          diameter,
        );
        this.#sample(items, figure);
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
