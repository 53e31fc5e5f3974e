import { type Inline, wordOf } from '../document/document.ts';
import type { Metrics } from './metrics.ts';
import type { FontName, TextItem } from './page.ts';

/** Text in one font. */
interface Piece {
  readonly text: string;
  readonly font: FontName;
}

/** A line of text, not yet placed. */
export interface Line {
  /** Width in mm, without the blank at its end. */
  readonly width: number;
  /** The items with their left end at `x` and their baseline at `y`. */
  at(x: number, y: number): TextItem[];
}

/**
 * Breaks text into lines at its blanks; no word is hyphenated, stones and coordinates stay whole. A word that is
 * wider than a line is cut where the line ends.
 *
 * @param width of the lines, in mm
 * @param size in points
 * @param plain the font for words that are not set off
 */
export function breakLines(
  content: readonly Inline[],
  width: number,
  size: number,
  metrics: Metrics,
  plain: FontName = 'text',
): Line[] {
  const measure = (piece: Piece) => metrics.width(piece.text, piece.font, size);
  const widthOf = (pieces: readonly Piece[]) =>
    joined(pieces).reduce((sum, piece) => sum + measure(piece), 0);
  const lines: Piece[][] = [];
  const cutShort = new Set<Piece[]>();
  let line: Piece[] = [];
  for (const word of wordsIn(content, plain)) {
    const longer = line.length === 0 ? word : [...line, { text: ' ', font: word[0]!.font }, ...word];
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
        return joined(whole ? pieces : [...pieces, { text: ' ', font: pieces.at(-1)!.font }]).map((piece) => {
          const item: TextItem = { type: 'text', x: left, y, text: piece.text, font: piece.font, size };
          left += measure(piece);
          return item;
        });
      },
    };
  });
}

/** A text without marks as the content of a line. */
export function plainLine(text: string): Inline[] {
  return [{ type: 'text', text, strong: false }];
}

/** The words of a text; parts that touch without a blank are one word. */
function wordsIn(content: readonly Inline[], plain: FontName): Piece[][] {
  const words: Piece[][] = [];
  let touching = false;
  for (const part of content) {
    const font = part.type !== 'text' ? 'figures' : part.strong ? 'strong' : plain;
    const texts = part.type === 'text' ? part.text.split(' ') : [wordOf(part).replaceAll(' ', '\u00a0')];
    texts.forEach((text, i) => {
      if (i > 0) touching = false;
      if (text === '') return;
      if (touching) words.at(-1)!.push({ text, font });
      else words.push([{ text, font }]);
      touching = true;
    });
  }
  return words;
}

function joined(pieces: readonly Piece[]): Piece[] {
  const runs: Piece[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last?.font === piece.font) runs[runs.length - 1] = { text: last.text + piece.text, font: piece.font };
    else runs.push(piece);
  }
  return runs;
}

function cut(word: Piece[], width: number, widthOf: (pieces: readonly Piece[]) => number): Piece[][] {
  if (widthOf(word) <= width) return [word];
  const parts: Piece[][] = [];
  let part: Piece[] = [];
  for (const { text, font } of word) {
    for (const character of text) {
      const longer = joined([...part, { text: character, font }]);
      if (part.length > 0 && widthOf(longer) > width) {
        parts.push(part);
        part = [{ text: character, font }];
      } else part = longer;
    }
  }
  return [...parts, part];
}
