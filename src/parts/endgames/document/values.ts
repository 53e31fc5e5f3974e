import type { Book } from '../../../book/book.ts';
import { dominoesText } from '../../../document/context/lists.ts';
import type { DocumentPart } from '../../../document/document-part.ts';
import { makeChainLine } from '../../../domino/chain.ts';
import { makeDomino } from '../../../domino/dominoes.ts';
import { type Laid, pipsOutside, unseenBy } from '../../../games/endgame.ts';
import type { Aim } from '../../../games/endgame-order.ts';
import type { Turn } from '../../../games/endgame-solution.ts';
import { TALON } from '../../../games/written.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { makeEndgameLine } from '../line.ts';
import type { BookTask } from '../record.ts';

export const ENDGAME_PAGES: DocumentPart = {
  values: ({ book, words }) => ({ locks: () => endgameContexts(book, words) }),
};

function endgameContexts({ locks: endgames = [] }: Pick<Book, 'locks'>, words: WordBook): object[] {
  return endgames.map(({ aim, sees, moves, tasks }) => ({
    aim,
    sees,
    moves,
    count: tasks.length,
    first: tasks[0]!.number,
    last: tasks.at(-1)!.number,
    tasks: tasks.map((task) => taskContext(task, aim, words)),
  }));
}

function taskContext({ number, id, endgame, solution }: BookTask, aim: Aim, words: WordBook): object {
  const { line, own, other } = endgame;
  const unseen = unseenBy(endgame);
  const { first, worth, replies, end, laid, others } = solution;
  return {
    number,
    id,
    chain: chainOf(line),
    game: makeEndgameLine(aim, endgame),
    ends: { left: line[0]![0], right: line.at(-1)![1], same: line[0]![0] === line.at(-1)![1] },
    pips: pipsOutside(endgame),
    hand: dominoesText(own, words),
    other: other ? dominoesText(other, words) : null,
    unseen: dominoesText(unseen, words),
    held: unseen.length - TALON,
    answer: {
      ...turnContext(first, true),
      worth,
      replies: replies.map(({ answer, ...reply }) => ({
        ...turnContext(reply, false),
        answer: answer ? turnContext(answer, true) : null,
      })),
      line: solution.line.map((turn, i) => turnContext(turn, i % 2 === 0)),
      end: { lock: end.by === 'lock', own: end.own, other: end.other, points: end.rest },
      chain: chainOf(laid),
      wrong: others.map(({ reply, ...other }) => ({
        ...turnContext(other, true),
        worth: Math.abs(other.worth),
        result: other.worth > 0 ? 'yours' : other.worth < 0 ? 'lost' : 'nobody',
        reply: reply ? turnContext(reply, false) : null,
      })),
    },
  };
}

/** @param mine whether it is the reader's turn */
function turnContext({ kind, lay }: Turn, mine: boolean): object {
  return { mine, does: kind, domino: lay ? makeDomino(lay.domino) : '', spot: lay ? lay.at : '' };
}

function chainOf(line: readonly Laid[]): string {
  return makeChainLine(line.map((numbers) => ({ numbers, across: false })));
}
