import { type Inline, type PageReference, wordOf } from '../document/document.ts';
import type { Metrics } from './metrics.ts';
import { type Element, type FontName, type Mark, type PageNumbers, type TextItem, targetOf } from './page.ts';
import { element } from './structure.ts';

/** Text in one font. */
interface Piece {
  readonly text: string;
  readonly font: FontName;
  readonly link?: PageReference;
}

/** A text on a line; its width in mm and where it leads if it is a link. */
interface LineText extends TextItem {
  readonly width: number;
  readonly link?: PageReference | undefined;
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
  const measure = (piece: Piece) => metrics.width(piece.text, piece.font, size);
  const widthOf = (pieces: readonly Piece[]) =>
    joined(pieces).reduce((sum, piece) => sum + measure(piece), 0);
  const lines: Piece[][] = [];
  const cutShort = new Set<Piece[]>();
  let line: Piece[] = [];
  for (const word of wordsIn(content, plain, pageOf)) {
    // No blank stands alone between a text and a link.
    const { font } = word[0]!.link ? (line.at(-1) ?? word[0]!) : word[0]!;
    const longer = line.length === 0 ? word : [...line, { text: ' ', font }, ...word];
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line.length > 0) lines.push(line);
    const parts = cut(word, width, widthOf);
    line = parts.pop()!;
    for (const part of parts) cutShort.add(part);
    lines.push(...parts);
  }
  if (line.length > 0) lines.push(line);
  return lines.map((pieces, i) => {
    const whole = i === lines.length - 1 || cutShort.has(pieces);
    return {
      width: widthOf(pieces),
      at(x, y) {
        let left = x;
        // The blank at the end keeps the words of two lines apart when the text is read or copied.
        return joined(whole ? pieces : [...pieces, { ...pieces.at(-1)!, text: ' ' }]).map((piece) => {
          const width = measure(piece);
          const item: LineText = { type: 'text', x: left, y, size, width, ...piece };
          left += width;
          return item;
        });
      },
    };
  });
}

/** The marks of a line: links in it are elements of their own. `top` and `height` are those of the line, in mm. */
export function lineMarks(texts: readonly LineText[], to: Element, top: number, height: number): Mark[] {
  return texts.map(({ link, width, ...item }): Mark => {
    if (!link) return { element: to, items: [item] };
    const area = { x: item.x, y: top, width, height };
    return {
      element: element('Link', to),
      items: [item],
      link: { to: targetOf(link.of), area, label: link.title },
    };
  });
}

/** A text without marks as the content of a line. */
export function plainLine(text: string): Inline[] {
  return [{ type: 'text', text, strong: false }];
}

/** The words of a text; parts that touch without a blank are one word. */
function wordsIn(content: readonly Inline[], plain: FontName, pageOf: PageNumbers): Piece[][] {
  const words: Piece[][] = [];
  let touching = false;
  for (const part of content) {
    const font = part.type !== 'text' ? 'figures' : part.strong ? 'strong' : plain;
    textsIn(part, pageOf).forEach((text, i) => {
      if (i > 0) touching = false;
      if (text === '') return;
      const piece = { text, font, ...(part.type === 'page' && { link: part }) };
      if (touching) words.at(-1)!.push(piece);
      else words.push([piece]);
      touching = true;
    });
  }
  return words;
}

function textsIn(part: Inline, pageOf: PageNumbers): string[] {
  if (part.type === 'text') return part.text.split(' ');
  if (part.type === 'page') return [String(pageOf.get(targetOf(part.of)) ?? '')];
  return [wordOf(part).replaceAll(' ', '\u00a0')];
}

function joined(pieces: readonly Piece[]): Piece[] {
  const runs: Piece[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last?.font === piece.font && last.link === piece.link)
      runs[runs.length - 1] = { ...piece, text: last.text + piece.text };
    else runs.push(piece);
  }
  return runs;
}

function cut(word: Piece[], width: number, widthOf: (pieces: readonly Piece[]) => number): Piece[][] {
  if (widthOf(word) <= width) return [word];
  const parts: Piece[][] = [];
  let part: Piece[] = [];
  for (const piece of word) {
    for (const character of piece.text) {
      const next = { ...piece, text: character };
      const longer = joined([...part, next]);
      if (part.length > 0 && widthOf(longer) > width) {
        parts.push(part);
        part = [next];
      } else part = longer;
    }
  }
  return [...parts, part];
}
