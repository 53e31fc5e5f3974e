import type { Book } from '../../../src/book/book.ts';
import { UNKNOWN } from '../../../src/domino/puzzle.ts';
import type { Language } from '../../../src/languages/index.ts';
import { taskLineOf } from '../../../src/parts/composing/line.ts';
import { COMPOSING as COMPOSING_PART } from '../../../src/parts/composing/record.ts';
import { makeEndgameLine } from '../../../src/parts/endgames/line.ts';
import { makeDealLine } from '../../../src/parts/games/deal-line.ts';
import { tablePartOf } from '../../../src/parts/play.ts';
import type { TableAsk } from '../../../src/parts/sperrdomino/play/commands.ts';
import { openTable } from '../../../src/parts/sperrdomino/play/table-part.ts';
import type { TableSession } from '../../../src/parts/sperrdomino/play/table-session.ts';
import { playWordsOf } from '../play/words.ts';
import { peerBook } from '../render/books.ts';

/** A seed whose first deal is a short one, in which a domino must be bought. */
const SEED = 'listen-16';

/** A task with six empty cells, so that listening to all of it is quick. */
const COMPOSING = COMPOSING_PART.open(
  COMPOSING_PART.make(
    [{ range: 4, rows: ['000000', '111423', '222423', '??????', '444111'], conditions: ['sum c 10'] }],
    { seed: '', puzzles: [] },
  ),
  0,
);

/** A book with a task for composers, a Sperrdomino endgame and the rules of Sperrdomino, with complete games after them. */
export function tableBook(language: Language): Book {
  const locks = [{ aim: 'lock', moves: 3, count: 1 }];
  const book = peerBook([], { language, seed: SEED, locks, games: ['sperrdomino'] });
  return { ...book, composing: COMPOSING };
}

/** The task of the book: its line, and the numbers of an answer in the order of its empty cells. */
export const TASK = (() => {
  const { task, example } = COMPOSING[0]!;
  const { board, numbers } = task.puzzle;
  const empty = board.cells.filter((cell) => numbers[cell] === UNKNOWN);
  return { line: taskLineOf(task), answer: empty.map((cell) => String(example.numbers[cell])) };
})();

const LOCK_LINE = (() => {
  const { aim, tasks } = tableBook('en').locks![0]!;
  return makeEndgameLine(aim, tasks[0]!.endgame);
})();
const DEAL_LINE = makeDealLine(`${SEED}/deals`);

/** A Sperrdomino game in the book: its line, its key letters, and the keys that play it to its end by following hints. */
interface Table {
  readonly line: string;
  readonly letters: Readonly<Record<TableAsk, string>>;
  readonly toTheEnd: readonly string[];
}

export const lockTable = (language: Language) => tableOf(LOCK_LINE, language);
export const dealTable = (language: Language) => tableOf(DEAL_LINE, language);

function tableOf(line: string, language: Language): Table {
  const { session, letters } = openTable(tablePartOf(line), line, playWordsOf(language), undefined);
  const byAsk = Object.fromEntries([...letters].map(([letter, ask]) => [ask, letter])) as Table['letters'];
  return { line, letters: byAsk, toTheEnd: played(session, byAsk) };
}

function played(session: TableSession, letters: Readonly<Record<TableAsk, string>>): string[] {
  const keys: string[] = [];
  const ask = (...asks: TableAsk[]) => {
    for (const one of asks) {
      session.obey({ ask: one });
      keys.push(letters[one]);
    }
  };
  while (!session.scene.isOver) {
    const { done } = session.game;
    ask('hint', 'do');
    // If nothing fits, the player must pass.
    if (session.game.done === done) ask('pass');
  }
  return keys;
}
