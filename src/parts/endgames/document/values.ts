import type { Book } from '../../../book/book.ts';
import { dominoesText } from '../../../document/context/lists.ts';
import type { DocumentPart } from '../../../document/document-part.ts';
import { makeDomino } from '../../../domino/dominoes.ts';
import { chainOf, pipsOutside, unseenBy } from '../../../games/endgame.ts';
import type { Aim } from '../../../games/endgame-order.ts';
import { resultOfPoints } from '../../../games/endgame-search.ts';
import type { Turn } from '../../../games/endgame-solution.ts';
import { endsBySide } from '../../../games/hands.ts';
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
    ends: endsBySide(endgame),
    pips: pipsOutside(endgame),
    hand: dominoesText(own, words),
    other: other ? dominoesText(other, words) : null,
    unseen: dominoesText(unseen, words),
    held: unseen.length - TALON,
    answer: {
      ...turnValues(first, true),
      worth,
      replies: replies.map(({ answer, ...reply }) => ({
        ...turnValues(reply, false),
        answer: answer ? turnValues(answer, true) : null,
      })),
      line: solution.line.map((turn, i) => turnValues(turn, i % 2 === 0)),
      end: { lock: end.by === 'lock', own: end.own, other: end.other, points: end.rest },
      chain: chainOf(laid),
      wrong: others.map(({ reply, ...other }) => ({
        ...turnValues(other, true),
        worth: Math.abs(other.worth),
        result: resultOfPoints(other.worth),
        reply: reply ? turnValues(reply, false) : null,
      })),
    },
  };
}

/** A turn as values of a message. @param mine whether it is the reader's turn */
export function turnValues({ kind, lay }: Turn, mine: boolean) {
  return { mine, does: kind, domino: lay ? makeDomino(lay.domino) : '', spot: lay ? lay.at : '' };
}
