import { type Inline, type PageReference, wordOf } from '../document/document.ts';
import type { Language } from '../languages/index.ts';
import type { SetWord } from './faces.ts';
import type { Metrics } from './metrics.ts';
import {
  type Element,
  type FontName,
  type Mark,
  mmOf,
  type PageNumbers,
  type TextItem,
  targetOf,
} from './page.ts';
import { element } from './structure.ts';

/** Where the baseline stands in a line, as a share of its height. */
export const BASELINE = 0.78;

/** What sets a text off from what stands round it, beside its font. */
interface Apart {
  /** Where it leads if it is a link. */
  readonly link?: PageReference | undefined;
  /** Its language if it is not that of the document. */
  readonly language?: Language | undefined;
}

/** A run of text in one font. */
interface Run extends Apart {
  readonly text: string;
  readonly font: FontName;
}

/** A text on a line, and its width in mm. */
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
 * Breaks text into lines at its blanks; no word is hyphenated, stones and coordinates stay whole. A word that is
 * wider than a line is cut where the line ends.
 *
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
  const measure = ({ text, font }: Run) => mmOf(metrics.word(text, font).width * size);
  const widthOf = (runs: readonly Run[]) => runs.reduce((sum, run) => sum + measure(run), 0);
  /** How much longer a blank makes a line. It is set with the word before it if it is like it. */
  const widthOfBlank = (blank: Run, { run, last }: Stretch) =>
    isLike(blank, run) ? mmOf(last.spaced.width * size) - mmOf(last.width * size) : measure(blank);
  const lines: { readonly stretches: readonly Stretch[]; readonly isWhole: boolean }[] = [];
  let line: Stretch[] = [];
  let length = 0;
  for (const word of wordsIn(content, plain, pageOf)) {
    const before = line.at(-1);
    const blank = before && blankBetween(before.run, word[0]!);
    const longer = (blank ? length + widthOfBlank(blank, before) : 0) + widthOf(word);
    if (longer <= width) {
      for (const run of blank ? [blank, ...word] : word) add(run, line, metrics);
      length = longer;
      continue;
    }
    if (before) lines.push({ stretches: line, isWhole: false });
    const parts = cut(word, width, widthOf);
    const stretches = parts.map((part) => {
      const own: Stretch[] = [];
      for (const run of part) add(run, own, metrics);
      return own;
    });
    line = stretches.pop()!;
    length = widthOf(parts.at(-1)!);
    for (const own of stretches) lines.push({ stretches: own, isWhole: true });
  }
  if (line.length > 0) lines.push({ stretches: line, isWhole: true });
  return lines.map(({ stretches, isWhole }) => {
    const texts = stretches.map(({ run, text, start, last }) => {
      return { ...run, text, size, width: mmOf((start + last.width) * size) };
    });
    const measured = texts.reduce((sum, text) => sum + text.width, 0);
    if (isWhole) return new SetLine(measured, texts);
    // The blank at the end keeps the words of two lines apart when the text is read or copied.
    const { text, start, last } = stretches.at(-1)!;
    const end = { ...texts.at(-1)!, text: `${text} `, width: mmOf((start + last.spaced.width) * size) };
    return new SetLine(measured, [...texts.slice(0, -1), end]);
  });
}

/** Words of a line in one font that follow each other. */
interface Stretch {
  /** The first of them. */
  readonly run: Run;
  text: string;
  /** The width of all but the last word with the blanks after them, in ems. */
  start: number;
  last: SetWord;
}

/** Puts a word, or the blank after one, at the end of a line. */
function add(run: Run, line: Stretch[], metrics: Metrics): void {
  const { text, font } = run;
  const stretch = line.at(-1);
  if (!stretch || !isLike(run, stretch.run)) {
    line.push({ run, text, start: 0, last: metrics.word(text, font) });
  } else {
    stretch.text += text;
    if (text === ' ') stretch.last = stretch.last.spaced;
    else {
      stretch.start += stretch.last.width;
      stretch.last = metrics.word(text, font);
    }
  }
}

/** A line that holds nothing but its texts: a book has tens of thousands. */
class SetLine implements Line {
  readonly width: number;
  readonly #texts: readonly Omit<LineText, 'type' | 'x' | 'y'>[];

  constructor(width: number, texts: readonly Omit<LineText, 'type' | 'x' | 'y'>[]) {
    this.width = width;
    this.#texts = texts;
  }

  at(x: number, y: number): LineText[] {
    let left = x;
    return this.#texts.map((text) => {
      const item: LineText = { type: 'text', x: left, y, ...text };
      left += text.width;
      return item;
    });
  }
}

/**
 * The marks of a line: links and words of another language in it are elements of their own. `top` and `height` are
 * those of the line, in mm.
 */
export function lineMarks(texts: readonly LineText[], to: Element, top: number, height: number): Mark[] {
  return groupsOf(texts, isTogether).map((group): Mark => {
    const { link, language, x, width } = group[0]!;
    const items = group.map(({ link, language, width, ...item }) => item);
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
    const apart: Apart = {
      ...(part.type === 'page' && { link: part }),
      ...(part.type === 'text' && part.language && { language: part.language }),
    };
    textsIn(part, pageOf).forEach((text, i) => {
      if (i > 0) touching = false;
      if (text === '') return;
      const runs = digitsApart(text, font).map((run): Run => ({ ...run, ...apart }));
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

/** A text in its font, and its digits in theirs. */
export function digitsApart(
  text: string,
  font: FontName,
): { readonly text: string; readonly font: FontName }[] {
  const digits = DIGITS_IN[font];
  if (!digits || !/\d/.test(text)) return [{ text, font }];
  return text
    .split(/(\d+)/)
    .map((part, i) => ({ text: part, font: i % 2 === 1 ? digits : font }))
    .filter((part) => part.text !== '');
}

/** The blank goes with plain words where it can, so that it seldom stands alone between a text and what is set apart. */
function blankBetween(before: Run, after: Run): Run {
  const isApart = after.link || (after.language && after.language !== before.language);
  const { font, language } = isApart ? before : after;
  return { text: ' ', font, language };
}

function textsIn(part: Inline, pageOf: PageNumbers): string[] {
  if (part.type === 'text') return part.text.split(' ');
  if (part.type === 'page') return [String(pageOf.get(targetOf(part.of)) ?? '')];
  return [wordOf(part).replaceAll(' ', '\u00a0')];
}

/** Items in groups of those that follow each other and belong together. */
function groupsOf<T>(items: readonly T[], together: (one: T, other: T) => boolean): T[][] {
  const groups: T[][] = [];
  for (const item of items) {
    const group = groups.at(-1);
    if (group && together(group[0]!, item)) group.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** Runs that follow each other and are alike as one. */
function joined(runs: readonly Run[]): Run[] {
  return groupsOf(runs, isLike).map((group) =>
    group.length === 1 ? group[0]! : { ...group[0]!, text: group.map(({ text }) => text).join('') },
  );
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
      if (widthOf([{ ...run, text }]) <= width) add({ ...run, text });
      else for (const character of text) add({ ...run, text: character });
    }
  }
  return [...parts, part];
}
