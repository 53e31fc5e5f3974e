import {
  brailleCell,
  brailleDomino,
  brailleNumber,
  braillePlace,
  brailleShortDomino,
} from '../braille/grids.ts';
import type { BrailleWriting } from '../braille/tables.ts';
import { translateForeign, translateText, translateTexts } from '../braille/translate.ts';
import { chainWords } from '../document/chain-words.ts';
import {
  type Block,
  COORDINATES,
  type Document,
  type Inline,
  type PageReference,
  wordOf,
  wordsOf,
} from '../document/document.ts';
import type { Language } from '../languages/index.ts';
import { BLANK, cellOf } from '../six-dot.ts';
import type { WordBook } from '../words/word-book.ts';
import { formWords, plainLine } from './lines.ts';
import { splitWhere } from './lists.ts';
import { type PageNumbers, targetOf, volumeOf } from './page.ts';

/** The language of a text, and how its words are written. */
export interface TextStyle {
  readonly language: Language;
  readonly writing: BrailleWriting;
  /** Whether dominoes have their short names. */
  readonly isShort?: boolean;
}

const HYPHEN = cellOf(3, 6);

/** Cells that say how the next one is to be read: those without a dot on the left, and the number sign. */
const PREFIXES = /[⠈⠐⠘⠠⠨⠰⠸⠼]+$/;

/**
 * A line of text as braille words. Words are translated by liblouis; dominoes, coordinates and the numbers of sheets are
 * written by this project's own rules and stay whole.
 */
export function brailleWords(
  content: readonly Inline[],
  style: TextStyle,
  pageOf: PageNumbers = new Map(),
): string[] {
  const words: string[] = [];
  let touching = false;
  for (const [part, before] of partsOf(content, style.language)) {
    const isText = part.type === 'text';
    const cells = isText ? translate(part, before, style) : transcribe(part, style, pageOf);
    (isText ? cells.split(BLANK) : [cells]).forEach((piece, p) => {
      if (p > 0) touching = false;
      if (piece === '') return;
      if (touching) words.push(words.pop() + piece);
      else words.push(piece);
      touching = true;
    });
  }
  return words;
}

/** A part of a line in cells, and what it refers to if it is a link. */
export interface BraillePart {
  readonly cells: string;
  readonly reference?: PageReference;
}

/** A line of text as braille where there are no pages: what refers to one is written by its title. */
export function brailleParts(content: readonly Inline[], style: TextStyle): BraillePart[] {
  let last = '';
  // The parts of a line between its references, and these alone.
  const chunks = splitWhere(content, (part, before) => part.type === 'page' || before.type === 'page');
  return chunks.flatMap((chunk): BraillePart[] => {
    const [first] = chunk;
    const reference = first?.type === 'page' ? first : undefined;
    const words: readonly Inline[] = reference ? plainLine(reference.title) : chunk;
    const cells = partsOf(words, style.language)
      .map(([part, before]) => {
        const after = before || last;
        return part.type === 'text' ? translate(part, after, style) : transcribe(part, style, new Map());
      })
      .join('');
    last = wordsOf(words).slice(-1);
    return [reference ? { cells, reference } : { cells }];
  });
}

/**
 * Has all texts of a document translated at once. Nothing depends on it but speed: lou_translate takes a process for each
 * text that comes later.
 */
export function prepareBraille({ blocks, language, words }: Document, writing: BrailleWriting): void {
  const texts = linesOf(blocks, words).flatMap((line) =>
    partsOf(line, language).flatMap(([part, before]) => {
      const lead = leadFor(before);
      return part.type === 'text' && !part.language ? [lead, lead + part.text] : [];
    }),
  );
  translateTexts(texts, language, writing);
}

function linesOf(blocks: readonly Block[], words: WordBook): (readonly Inline[])[] {
  return blocks.flatMap((block) => {
    switch (block.type) {
      case 'section':
        return linesOf(block.blocks, words);
      case 'list':
        return block.items;
      case 'heading':
      case 'paragraph':
        return [block.content];
      case 'tally':
        return [plainLine(block.title)];
      case 'chain':
        return [chainWords(block.chain, words, ' ')];
      case 'form':
        return [formWords(block)];
      default:
        return [];
    }
  });
}

type Text = Extract<Inline, { type: 'text' }>;

/**
 * The parts of a line, each with the character before it. Texts that touch are one, as letters and signs are contracted by
 * what stands round them; words of another language are a part of their own.
 */
function partsOf(content: readonly Inline[], language: Language): [part: Inline, before: string][] {
  const parts: Inline[] = [];
  for (const part of content) {
    const last = parts.at(-1);
    if (part.type !== 'text') parts.push(part);
    else {
      const { text, language: own = language } = part;
      const foreign = own === language ? undefined : own;
      if (last?.type === 'text' && last.language === foreign) {
        parts[parts.length - 1] = { ...last, text: last.text + text };
      } else parts.push({ type: 'text', text, strong: false, ...(foreign && { language: foreign }) });
    }
  }
  return parts.map((part, i) => {
    const before = parts[i - 1];
    // The number of a sheet ends with a digit, whichever.
    return [part, before?.type === 'page' ? '1' : before ? wordOf(before).slice(-1) : ''];
  });
}

function transcribe(
  part: Exclude<Inline, Text>,
  { language, writing, isShort }: TextStyle,
  pageOf: PageNumbers,
): string {
  switch (part.type) {
    case 'domino':
      return (isShort ? brailleShortDomino : brailleDomino)(
        part.turned ? { low: part.domino.high, high: part.domino.low } : part.domino,
        language,
      );
    case 'cell':
      return brailleCell(COORDINATES, part.cell, language, writing);
    case 'place':
      return braillePlace(COORDINATES, part.place, language, writing);
    case 'page': {
      const page = pageOf.get((part.isVolume ? volumeOf : targetOf)(part.of));
      return page === undefined ? '' : brailleNumber(page, language);
    }
  }
}

function translate(part: Text, before: string, { language, writing }: TextStyle): string {
  if (part.language) return translateForeign(part.text, language, writing);
  for (const lead of [leadFor(before), '']) {
    const start = translateText(lead, language, writing);
    const cells = translateText(lead + part.text, language, writing);
    if (cells.startsWith(start)) return cells.slice(start.length);
  }
  throw new Error(`"${part.text}" cannot be translated after "${before}"`);
}

/**
 * What is translated along before a text and taken off again: the sign for a full stop or colon can depend on the digit or
 * letter before it. Two letters, as one alone gets signs of its own.
 */
function leadFor(before: string): string {
  if (/\d/.test(before)) return '1';
  return /\p{L}/u.test(before) ? 'zz' : before.trim();
}

/**
 * Fills lines with words, one blank between them. Words are not hyphenated; only one that is longer than a line is divided,
 * after a hyphen of its own, else with a hyphen and not after a sign that belongs to the next cell. Where a word ends with
 * its line, a blank follows beyond the width, so that words stay apart when the text is read or copied.
 * @param width of a line in cells
 * @param first cells left blank at the start of the first line
 * @param others cells left blank at the start of the other lines
 */
export function wrapLines(words: readonly string[], width: number, first = 0, others = 0): string[] {
  const lines: string[] = [];
  let line = BLANK.repeat(first);
  let empty = true;
  const finish = (end: string) => {
    lines.push(line + end);
    line = BLANK.repeat(others);
    empty = true;
  };
  for (const word of words) {
    if (!empty && line.length + 1 + word.length > width) finish(BLANK);
    let rest = word;
    while (line.length + rest.length + (empty ? 0 : 1) > width) {
      const room = width - line.length;
      const own = rest.lastIndexOf(HYPHEN, room - 1) + 1;
      const most = room - HYPHEN.length;
      const end = own || rest.slice(0, most).replace(PREFIXES, '').length || most;
      line += rest.slice(0, end);
      rest = rest.slice(end);
      finish(own ? '' : HYPHEN);
    }
    line += (empty ? '' : BLANK) + rest;
    empty = false;
  }
  if (!empty) lines.push(line);
  return lines;
}

/** Fills a line of the contents between a title and the number of its page. */
const GUIDE_DOTS = cellOf(5);
/** Fewer guide dots than these are none. */
const LEAST_DOTS = 2;
/** Cells that are kept free of a title: two blanks, and the number sign with three digits. */
const NUMBER_CELLS = 6;

/** The cells that a title may fill in a line of so many `cells` with the number of a page at its end. */
export function titleCells(number: string, cells: number): number {
  return cells - Math.max(NUMBER_CELLS, number.length + 2);
}

/** The last line of a title, guide dots, and the number of its page at the right end of the line. */
export function guidedLine(title: string, number: string, cells: number): string {
  const room = cells - title.length - number.length - 2;
  return title + BLANK + (room < LEAST_DOTS ? BLANK : GUIDE_DOTS).repeat(room) + BLANK + number;
}
