import type { Book } from '../book/book.ts';
import type { Language } from '../languages/index.ts';
import { isBraille, onBoard, plainOf } from './braille.ts';
import { checkMost, MOST_CELLS, MOST_SIDE } from './limits.ts';
import { boardPassages, columnLetters, dominoesIn, type Passage, type Seen } from './passages.ts';
import { xmlParser } from './xml.ts';

/** What is read of an element in one go. */
const TOLD = /^(?:h[1-6]|p|li|td|th|title|caption|summary)$/;

/** What is no text; nor is a picture that is made of elements. */
const HIDDEN = /^(?:svg|style|script|nav)$/;

/**
 * Pages of XHTML, and HTML that is written as such: headings, paragraphs, tables and lists as a screen reader has them.
 *
 * @throws UserError if it is not well-formed
 */
export function* readPage(text: string, page: string, language: Language): Generator<Passage> {
  const passages: Passage[] = [];
  const told: { name: string; text: string }[] = [];
  let table: string[][] | undefined;
  let puzzle: ReadonlyMap<string, Seen> | undefined;
  let hidden = 0;
  let cells = 0;
  const parser = xmlParser({ open, text: add, close }, page.replace(/, $/, '') || undefined);
  const where = () => `${page}line ${parser.line}`;

  function open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (hidden > 0 || HIDDEN.test(name) || attributes.role === 'img') hidden++;
    else if (name === 'table') [table, cells] = [[], 0];
    else if (name === 'tr') table?.push([]);
    else if (TOLD.test(name)) told.push({ name, text: '' });
    // What the program in the page plays with.
    const line = attributes['data-lock'] ?? attributes['data-task'];
    if (line !== undefined) passages.push({ type: 'played', line, where: `${where()}, data of the game` });
    const data = attributes['data-puzzle'];
    if (data !== undefined) puzzle = puzzleOf(data, where());
    if (name === 'tr' || name === 'td' || name === 'th')
      checkMost(++cells, MOST_CELLS, 'cells in a table', where());
  }

  function add(words: string): void {
    const last = told.at(-1);
    if (hidden === 0 && last) last.text += words;
  }

  function close(name: string): void {
    if (hidden > 0) {
      hidden--;
      return;
    }
    if (name === 'table') {
      passages.push(...boardPassages(table ?? [], language, where()));
      table = undefined;
    }
    if (!TOLD.test(name)) return;
    const words = told.pop()!.text.replace(/\s+/g, ' ').trim();
    if (name === 'td' || name === 'th') table?.at(-1)?.push(cellWord(name, words, language));
    else if (name === 'title') passages.push({ type: 'title', text: words, where: where() });
    else if (/^h\d$/.test(name)) {
      passages.push({ type: 'heading', text: words, where: where() });
      if (puzzle) passages.push({ type: 'board', cells: puzzle, where: `${where()}, data of the game` });
      puzzle = undefined;
    } else if (name === 'p') passages.push({ type: 'line', text: words, where: where() });
    else if (name === 'li') {
      const dominoes = dominoesIn(words, language);
      if (dominoes.length > 0) passages.push({ type: 'dominoes', dominoes, where: where() });
    }
  }

  for (let at = 0; at < text.length; at += CHUNK) {
    parser.write(text.slice(at, at + CHUNK));
    yield* passages.splice(0);
  }
  parser.close();
  yield* passages;
}

const CHUNK = 1 << 16;

function cellWord(name: string, words: string, language: Language): string {
  if (!isBraille(words)) return words.replace(/\u2800/g, '').trim();
  return name === 'td' ? onBoard(words, language) : plainOf(words, language).trim();
}

/** `omnibus 4 424221/423231/…`: kind, range, rows with a character for each cell. */
function puzzleOf(line: string, where: string): ReadonlyMap<string, Seen> {
  const rows = line.split(' ').at(-1)!.split('/');
  checkMost(
    Math.max(rows.length, ...rows.slice(0, MOST_SIDE).map(({ length }) => length)),
    MOST_SIDE,
    'rows or columns',
    where,
  );
  return new Map(
    rows.flatMap((row, r) =>
      Array.from(row, (character, c): [string, Seen] => [
        `${columnLetters(c)}${r + 1}`,
        character === '.' ? 'none' : character === '?' ? 'empty' : Number.parseInt(character, 36),
      ]),
    ),
  );
}

/** A page with a script in it, whose text is no XML. */
export function* readHtml(bytes: Uint8Array, { language }: Pick<Book, 'language'>): Generator<Passage> {
  const text = new TextDecoder().decode(bytes);
  // The lines stay, so that places are right.
  const blank = (_: string, start: string, __: string, script: string) =>
    start + script.replace(/[^\n]/g, '');
  yield* readPage(text.replace(/(<(script|style)\b[^>]*>)([\s\S]*?)(?=<\/\2>)/g, blank), '', language);
}
