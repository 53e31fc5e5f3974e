import type { Language } from '../../book/config.ts';
import { BLANK, cellOf } from '../../braille/cells.ts';
import { brailleCell, brailleNumber, braillePlace, brailleStone } from '../../braille/grids.ts';
import { translateText } from '../../braille/translate.ts';
import { COORDINATES, type Inline, wordOf } from '../../document/document.ts';
import { type PageNumbers, targetOf } from '../page.ts';

const HYPHEN = cellOf(3, 6);

/**
 * A line of text as braille words. Words are translated by liblouis; stones, coordinates and the numbers of sheets
 * are written by this project's own rules and stay whole.
 */
export function brailleWords(
  content: readonly Inline[],
  language: Language,
  pageOf: PageNumbers = new Map(),
): string[] {
  const words: string[] = [];
  let touching = false;
  content.forEach((part, i) => {
    const cells =
      part.type === 'text'
        ? translateAfter(part.text, content[i - 1], language)
        : transcribe(part, language, pageOf);
    const pieces = part.type === 'text' ? cells.split(BLANK) : [cells];
    pieces.forEach((piece, p) => {
      if (p > 0) touching = false;
      if (piece === '') return;
      if (touching) words.push(words.pop() + piece);
      else words.push(piece);
      touching = true;
    });
  });
  return words;
}

function transcribe(
  part: Exclude<Inline, { type: 'text' }>,
  language: Language,
  pageOf: PageNumbers,
): string {
  switch (part.type) {
    case 'stone':
      return brailleStone(part.stone, language);
    case 'cell':
      return brailleCell(COORDINATES, part.cell);
    case 'place':
      return braillePlace(COORDINATES, part.place);
    case 'page': {
      const page = pageOf.get(targetOf(part.of));
      return page === undefined ? '' : brailleNumber(page);
    }
  }
}

/**
 * The sign for a full stop or colon can depend on the digit or letter before it, so that character is translated
 * along and taken off again.
 */
function translateAfter(text: string, before: Inline | undefined, language: Language): string {
  // The number of a sheet ends with a digit, whichever.
  const last = before && (before.type === 'page' ? '1' : wordOf(before).at(-1));
  if (last === undefined || /\s/.test(last)) return translateText(text, language);
  const lead = translateText(last, language);
  const whole = translateText(last + text, language);
  return whole.startsWith(lead) ? whole.slice(lead.length) : translateText(text, language);
}

/**
 * Fills lines with words, one blank between them. A word that is longer than a line is divided after a hyphen of its
 * own, else with a hyphen. Where a word ends with its line, a blank follows beyond the width, so that words stay apart
 * when the text is read or copied.
 *
 * @param width of a line in cells
 * @param first cells left blank at the start of the first line
 * @param others cells left blank at the start of the other lines
 */
export function fillLines(words: readonly string[], width: number, first = 0, others = 0): string[] {
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
      const end = own || room - HYPHEN.length;
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
