import { type Form, type Inline, type PageReference, wordOf } from '../document/document.ts';
import type { Language } from '../languages/index.ts';
import type { SetWord } from './faces.ts';
import { splitWhere } from './lists.ts';
import type { Metrics } from './metrics.ts';
import {
  type Element,
  element,
  type FontName,
  type Mark,
  mmOf,
  type PageNumbers,
  type TextItem,
  targetOf,
} from './page.ts';

/** A word of so many characters does not stand alone on the last line of several. */
const SHORT = 4;

/** Where the baseline stands in a line, as a share of its height. */
export const BASELINE = 0.78;

/** What sets a text off from what stands round it, beside its font. */
interface Apart {
  /** Where it leads if it is a link. */
  readonly link: PageReference | undefined;
  /** Its language if it is not that of the document. */
  readonly language: Language | undefined;
}

/** A run of text in one font. Runs are written out field by field: V8 gives each object that is spread a shape of its own. */
interface Run extends Apart {
  readonly text: string;
  readonly font: FontName;
}

interface LineText extends TextItem, Apart {
  readonly width: number;
}

/** A line of text, not yet placed. */
export interface Line {
  /** Width in mm, without the blank at its end. */
  readonly width: number;
  /** The items with their left end at `x` and their baseline at `y`. */
  at(x: number, y: number): LineText[];
}

/**
 * Breaks text into lines at its blanks; no word is hyphenated, dominoes and coordinates stay whole. A word that is wider
 * than a line is cut where the line ends.
 * @param width of the lines, in mm
 * @param size in points
 * @param plain the font for words that are not set off
 * @param pageOf the numbers of the pages that the text names, as far as they are known
 */
export function breakLines(
  content: readonly Inline[],
  width: number,
  size: number,
  metrics: Metrics,
  plain: FontName = 'text',
  pageOf: PageNumbers = new Map(),
): Line[] {
  const setOf = ({ text, font }: Run) => metrics.word(text, font);
  const measure = (set: SetWord) => mmOf(set.width * size);
  const widthOf = (runs: readonly Run[]) => runs.reduce((sum, run) => sum + measure(setOf(run)), 0);
  /** How much longer a blank makes a line. It is set with the word before it if it is like it. */
  const widthOfBlank = (blank: Run, { run, last }: Stretch) =>
    isLike(blank, run) ? measure(last.spaced) - measure(last) : measure(setOf(blank));
  const lines: Line[] = [];
  const end = (line: readonly Stretch[], isWhole: boolean) => {
    const measured = line.reduce((sum, stretch) => sum + stretch.width(size), 0);
    // The blank at the end keeps the words of two lines apart when the text is read or copied.
    if (!isWhole) line.at(-1)!.addBlank();
    const texts = line.map((stretch) => stretch.text(size));
    lines.push(new SetLine(measured, texts));
  };
  let line: Stretch[] = [];
  let length = 0;
  const words = wordsIn(content, plain, pageOf);
  /** Whether a word begins a line with the last one, which would else stand alone there and be short: `page 12.` */
  const leads = (i: number, longer: number) => {
    const last = words[i + 1];
    if (i !== words.length - 2 || !last || lengthOf(last) > SHORT) return false;
    const more = widthOf([blankBetween(words[i]!.at(-1)!, last[0]!), ...last]);
    return longer + more > width && widthOf(words[i]!) + more <= width;
  };
  for (const [i, word] of words.entries()) {
    const before = line.at(-1);
    const blank = before && blankBetween(before.run, word[0]!);
    const longer = (blank ? length + widthOfBlank(blank, before) : 0) + widthOf(word);
    if (longer <= width && !(before && leads(i, longer))) {
      if (blank) add(blank, setOf, line);
      for (const run of word) add(run, setOf, line);
      length = longer;
      continue;
    }
    if (before) end(line, false);
    const parts = cut(word, width, widthOf);
    parts.forEach((part, i) => {
      line = [];
      for (const run of part) add(run, setOf, line);
      if (i < parts.length - 1) end(line, true);
    });
    length = widthOf(parts.at(-1)!);
  }
  if (line.length > 0) end(line, true);
  // Without the room that an array keeps to grow: the lines of most texts are few.
  return lines.slice();
}

function lengthOf(word: readonly Run[]): number {
  return word.reduce((sum, { text }) => sum + text.length, 0);
}

/** A text of a line, not yet placed. */
type SetText = Omit<LineText, 'type' | 'x' | 'y'>;

/** Words of a line in one font that follow each other. */
class Stretch {
  /** The first of them. */
  readonly run: Run;
  last: SetWord;
  /** The width of all but the last word with the blanks after them, in ems. */
  #start = 0;
  readonly #texts: string[];

  constructor(run: Run, set: SetWord) {
    this.run = run;
    this.last = set;
    this.#texts = [run.text];
  }

  /** A blank is set with the word before it. */
  addBlank(): void {
    this.#texts.push(' ');
    this.last = this.last.spaced;
  }

  add(text: string, set: SetWord): void {
    this.#texts.push(text);
    this.#start += this.last.width;
    this.last = set;
  }

  /** In mm; `size` in points. */
  width(size: number): number {
    return mmOf((this.#start + this.last.width) * size);
  }

  text(size: number): SetText {
    const { font, link, language } = this.run;
    return { text: this.#texts.join(''), font, link, language, size, width: this.width(size) };
  }
}

/** Puts a word, or the blank after one, at the end of a line. */
function add(run: Run, setOf: (run: Run) => SetWord, line: Stretch[]): void {
  const stretch = line.at(-1);
  if (!stretch || !isLike(run, stretch.run)) line.push(new Stretch(run, setOf(run)));
  else if (run.text === ' ') stretch.addBlank();
  else stretch.add(run.text, setOf(run));
}

/** A line that holds nothing but its texts: a book has tens of thousands. */
class SetLine implements Line {
  readonly width: number;
  readonly #texts: readonly SetText[];

  constructor(width: number, texts: readonly SetText[]) {
    this.width = width;
    this.#texts = texts;
  }

  at(x: number, y: number): LineText[] {
    let left = x;
    return this.#texts.map(({ text, font, link, language, size, width }) => {
      const item: LineText = { type: 'text', x: left, y, text, font, size, width, link, language };
      left += width;
      return item;
    });
  }
}

/**
 * The marks of a line: links and words of another language in it are elements of their own. `top` and `height` are those of
 * the line, in mm.
 */
export function lineMarks(texts: readonly LineText[], to: Element, top: number, height: number): Mark[] {
  return splitWhere(texts, (text, before) => !isTogether(text, before)).map((group): Mark => {
    const { link, language, x, width } = group[0]!;
    const items = group.map(({ type, x, y, text, font, size }) => ({ type, x, y, text, font, size }));
    if (!link) return { element: language ? element('Span', to, { language }) : to, items };
    const area = { x, y: top, width, height };
    return { element: element('Link', to), items, link: { to: targetOf(link.of), area, label: link.title } };
  });
}

/** A text without marks as the content of a line. */
export function plainLine(text: string): Inline[] {
  return [{ type: 'text', text, strong: false }];
}

/** The words of a text; parts that touch without a blank are one word, and those of them that are alike one run. */
function wordsIn(content: readonly Inline[], plain: FontName, pageOf: PageNumbers): Run[][] {
  const words: Run[][] = [];
  let touching = false;
  for (const part of content) {
    const font = part.type !== 'text' ? 'figures' : part.strong ? 'strong' : plain;
    const link = part.type === 'page' ? part : undefined;
    const language = part.type === 'text' ? part.language : undefined;
    textsIn(part, pageOf).forEach((text, i) => {
      if (i > 0) touching = false;
      if (text === '') return;
      const runs = digitsApart(text, font).map(
        (run): Run => ({ text: run.text, font: run.font, link, language }),
      );
      if (!touching) words.push(runs);
      else words.push(joined([...words.pop()!, ...runs]));
      touching = true;
    });
  }
  return words;
}

/** The font of the digits in words of a font: all digits of a page have one form, whose zero has no stroke. */
const DIGITS_IN: Partial<Record<FontName, FontName>> = {
  text: 'figures',
  strong: 'digits',
  heading: 'digits',
};

/** Digits with the marks on them. */
const NUMBERS = /((?:\d\p{M}*)+)/u;

/** A text in its font, and its digits in theirs. */
export function digitsApart(
  text: string,
  font: FontName,
): { readonly text: string; readonly font: FontName }[] {
  const digits = DIGITS_IN[font];
  if (!digits || !/\d/.test(text)) return [{ text, font }];
  return text
    .split(NUMBERS)
    .map((part, i) => ({ text: part, font: i % 2 === 1 ? digits : font }))
    .filter((part) => part.text !== '');
}

/** The blank goes with plain words where it can, so that it seldom stands alone between a text and what is set apart. */
function blankBetween(before: Run, after: Run): Run {
  const isApart = after.link || (after.language && after.language !== before.language);
  const { font, language } = isApart ? before : after;
  return { text: ' ', font, link: undefined, language };
}

function textsIn(part: Inline, pageOf: PageNumbers): string[] {
  if (part.type === 'text') return part.text.split(' ');
  if (part.type === 'page') return [String(pageOf.get(targetOf(part.of)) ?? '')];
  return [wordOf(part).replaceAll(' ', '\u00a0')];
}

/** Runs that follow each other and are alike as one. */
function joined(runs: readonly Run[]): Run[] {
  return splitWhere(runs, (run, before) => !isLike(run, before)).map((group) =>
    group.length === 1 ? group[0]! : withText(group[0]!, group.map(({ text }) => text).join('')),
  );
}

/** Another text that is set like this one. */
function withText({ font, link, language }: Run, text: string): Run {
  return { text, font, link, language };
}

function isLike(one: Run, other: Run): boolean {
  return one.font === other.font && isTogether(one, other);
}

/** Whether two texts are set off in the same way. */
function isTogether(one: Apart, other: Apart): boolean {
  return one.link === other.link && one.language === other.language;
}

/** After the hyphens of a word, where it is cut first. */
export const HYPHENS = /(?<=-)/;

/** Before each letter, which keeps the marks on it. */
const LETTERS = /(?=\P{M})/u;

/** A word in parts that are no wider than a line: cut after its hyphens, and elsewhere only where that is not enough. */
function cut(word: Run[], width: number, widthOf: (runs: readonly Run[]) => number): Run[][] {
  if (widthOf(word) <= width) return [word];
  const parts: Run[][] = [];
  let part: Run[] = [];
  const add = (next: Run) => {
    const longer = joined([...part, next]);
    if (part.length > 0 && widthOf(longer) > width) {
      parts.push(part);
      part = [next];
    } else part = longer;
  };
  for (const run of word) {
    for (const text of run.text.split(HYPHENS)) {
      const whole = withText(run, text);
      if (widthOf([whole]) <= width) add(whole);
      else for (const letter of text.split(LETTERS)) add(withText(run, letter));
    }
  }
  return [...parts, part];
}

/** A table to write in, as a line for readers who do not write on the page: its title and what goes into its columns. */
export function formWords({ title, columns }: Form): Inline[] {
  return [
    ...plainLine(`${title}: `),
    ...columns.flatMap((column, i) => [...plainLine(i > 0 ? ', ' : ''), ...column]),
    ...plainLine('.'),
  ];
}
