import { LANGUAGES, type Language } from '../languages/index.ts';
import { onBoard, plainOf } from './braille.ts';
import type { Laid, Seen } from './passages.ts';

/** A board, or a part of one, as a grid of cells. */
interface Grid {
  /** The line of its rule, counted from 0. */
  readonly line: number;
  /** What stands on it, or what cannot be read. */
  readonly board: ReadonlyMap<string, Seen> | string;
  /** The cells that signs join. */
  readonly joined: readonly Laid[];
}

const RULE = /⠒{4,}/g;
/** A hyphen joins what stands side by side, an l what stands one below the other. */
const JOINED = { across: '⠤', upright: '⠇' };
/** Between two rows stand signs only. */
const BETWEEN = /^[\u2800 ⠇⠒]*$/;

/** The grids on a page; several can stand side by side. */
export function gridsIn(page: readonly string[], language: Language): Grid[] {
  return page.flatMap((line, at) =>
    Array.from(line.matchAll(RULE), ({ index, 0: rule }) => {
      const cut = (text = '') => text.slice(index, index + rule.length).padEnd(rule.length, '⠀');
      return { line: at, ...gridOf(cut(page[at - 1]), page.slice(at + 1).map(cut), language) };
    }).filter(({ board }) => typeof board === 'string' || board.size > 0),
  );
}

function gridOf(
  header: string,
  lines: readonly string[],
  language: Language,
): Pick<Grid, 'board' | 'joined'> {
  const { numberSign, digits } = LANGUAGES[language].proof.braille;
  const labels = new RegExp(`^${numberSign}[${digits}]+(?=[\\u2800 ]|$)`);
  const columns = Array.from(header.matchAll(/[^\u2800 ]+/g), ({ index, 0: cells }) => ({
    at: index,
    name: plainOf(cells, language),
  }));
  const cells = new Map<string, Seen>();
  const joined: Laid[] = [];
  let row: string | undefined;
  let signs: string | undefined;
  for (const line of lines) {
    const label = labels.exec(line)?.[0];
    if (label === undefined) {
      // Two lines without a number end the board.
      if (signs !== undefined || row === undefined || !BETWEEN.test(line)) break;
      signs = line;
      continue;
    }
    const [above, number] = [row, plainOf(label, language)];
    row = number;
    for (const [i, { at, name }] of columns.entries()) {
      const next = columns[i + 1];
      const word = /^[^\u2800 ⠤⠸]*/.exec(line.slice(at, next?.at))![0];
      const place = `${name}${row}`;
      const plain = onBoard(word, language);
      if (/^\d+$/.test(plain)) cells.set(place, Number(plain));
      else if (plain !== '') return { board: `${place} holds ${word}`, joined };
      else cells.set(place, line[at] === '⠤' ? 'empty' : 'none');
      if (next && line[next.at - 1] === JOINED.across) joined.push({ cells: [place, `${next.name}${row}`] });
      if (above !== undefined && signs?.[at] === JOINED.upright)
        joined.push({ cells: [`${name}${above}`, place] });
    }
    signs = undefined;
  }
  return { board: cells, joined };
}
