import { LANGUAGES, type Language } from '../languages/index.ts';
import { inCells, isBraille, labelInCells, lettersInCells } from './braille.ts';
import { checkMost, MOST_CELLS, MOST_SIDE } from './limits.ts';
import { closeMarks, columnLetters, laidIn, type Passage, type Seen, seenAs } from './passages.ts';

/**
 * The board and the dominoes that the alternative text of a drawing tells, and whether the digits in the drawing are
 * those that it tells.
 *
 * @param drawn all that is written in the drawing: the letters of columns, the numbers of rows, then the cells
 */
export function* alternativePassages(
  text: string,
  drawn: string,
  where: string,
  language: Language,
): Generator<Passage> {
  const { row: rowWord, stones: stonesWord } = LANGUAGES[language].proof.drawing;
  const rowSentence = new RegExp(`${rowWord} (\\d+): (.*)$`, 's');
  const stonesSentence = new RegExp(`${stonesWord}: (.*)$`, 's');
  const sentences = closeMarks(text).split('.').slice(0, -1);
  checkMost(sentences.length, MOST_CELLS, 'sentences in an alternative text', where);
  const cells = new Map<string, Seen>();
  for (const sentence of sentences) {
    const [, row, words] = rowSentence.exec(sentence) ?? [];
    if (words === undefined) continue;
    for (const [column, seen] of seenIn(words, where, language).entries())
      cells.set(`${columnLetters(column)}${row}`, seen);
    checkMost(cells.size, MOST_CELLS, 'cells', where);
  }
  const told = sentences
    .map((sentence) => stonesSentence.exec(sentence)?.[1])
    .find((words) => words !== undefined);
  const stones = laidIn(told ?? '');
  if (cells.size > 0) {
    yield { type: 'board', cells, where };
    const fault = drawnFault(cells, drawn, language);
    if (fault) yield { type: 'fault', text: fault, where };
  }
  if (stones.length > 0) yield { type: 'stones', stones, where };
}

function seenIn(words: string, where: string, language: Language): Seen[] {
  const { cell, drawing } = LANGUAGES[language].proof;
  // `12 times no cell`, `no cell`, `3`
  const said = new RegExp(`(?:(\\d+)${drawing.times})?(${cell.none}|${cell.empty})|(\\d+)`, 'g');
  const seen: Seen[] = [];
  for (const [, times = 1, word, number] of words.matchAll(said)) {
    checkMost(seen.length + Number(times), MOST_SIDE, 'cells in a row', where);
    seen.push(...new Array<Seen>(Number(times)).fill(seenAs(word ?? number!, language) ?? 'blank'));
  }
  return seen;
}

/**
 * Long boards are drawn in parts, whose numbers are not in the order of the rows: of these nothing is said.
 *
 * @returns what is wrong, if anything
 */
function drawnFault(cells: ReadonlyMap<string, Seen>, drawn: string, language: Language): string | undefined {
  const write = isBraille(drawn) ? (number: number) => inCells(number, language) : String;
  const places = Array.from(cells.keys(), (place) => /^([a-z]+)(\d+)$/.exec(place)!);
  const columns = [...new Set(places.map(([, column]) => column!))];
  const rows = [...new Set(places.map(([, , row]) => Number(row)))];
  const labels = isBraille(drawn)
    ? [...columns.map(lettersInCells), ...rows.map((row) => labelInCells(row, language))]
    : [...columns, ...rows];
  const digits = [...cells.values()].filter((seen) => typeof seen === 'number');
  const written = drawn.replace(/[\s\u2800]/g, '');
  if (!written.startsWith(labels.join(''))) return undefined;
  const shown = written.slice(labels.join('').length);
  // Outlines alone have none.
  if (shown === '' || shown === digits.map((digit) => write(digit)).join('')) return undefined;
  return 'a drawing shows other numbers than its alternative text';
}
