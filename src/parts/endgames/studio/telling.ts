import { dominoesText } from '../../../document/context/lists.ts';
import { makeDomino } from '../../../domino/dominoes.ts';
import { type Endgame, pipsOutside, unseenBy } from '../../../games/endgame.ts';
import type { Aim } from '../../../games/endgame-order.ts';
import { resultOfPoints } from '../../../games/endgame-search.ts';
import type { SeenSolution, Turn } from '../../../games/endgame-solution.ts';
import { endsBySide } from '../../../games/hands.ts';
import { TALON } from '../../../games/written.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { turnValues } from '../document/values.ts';

/** The table of an end of Sperrdomino: its ends, what is outside the chain, and the hands as far as they are known. */
export function tableTexts(endgame: Endgame, words: WordBook): string[] {
  const { own, other } = endgame;
  const unseen = unseenBy(endgame);
  return [
    words.marked('locks-ends', endsBySide(endgame)),
    words.marked('locks-pips', { pips: pipsOutside(endgame) }),
    words.marked('locks-hand', { dominoes: dominoesText(own, words) }),
    other
      ? words.marked('locks-other', { dominoes: dominoesText(other, words) })
      : words.marked('locks-unseen', {
          dominoes: dominoesText(unseen, words),
          held: unseen.length - TALON,
        }),
  ].map((text) => text.plain());
}

/** What can be forced, and how; what the other first moves bring. */
export interface ToldSolution {
  readonly title: string;
  readonly result: string;
  /** A game in which the other holds out as long as possible; nothing if there is no lock to force. */
  readonly line: readonly string[];
  readonly others: readonly string[];
}

export function solutionTold({ sees, aim, solution }: SeenSolution, words: WordBook): ToldSolution {
  const { worth, moves, onlyFirst, line, end, others } = solution;
  const title = words.text('check-endgame-aim', { aim, sees });
  const result = resultText(aim, worth, words);
  if (aim === 'lock' && worth === 0) return { title, result, line: [], others: [] };
  return {
    title,
    result: [
      result,
      words.text('check-endgame-moves', { aim, moves }),
      ...(onlyFirst && others.length > 0 ? [words.text('check-endgame-only')] : []),
    ].join(' '),
    line: [
      ...line.map((turn, i) => turnText(turn, i % 2 === 0, words)),
      words.text('check-endgame-end', { lock: end.by === 'lock', own: end.own, other: end.other, sees }),
    ],
    others: others.map(({ lay, worth, reply }) =>
      [
        words.marked('lock-keys-wrong', { domino: makeDomino(lay!.domino), spot: lay!.at }).plain(),
        ...(reply ? [turnText(reply, false, words)] : []),
        resultText(aim, worth, words),
      ].join(' '),
    ),
  };
}

function resultText(aim: Aim, worth: number, words: WordBook): string {
  return words.text('check-endgame-result', { aim, result: resultOfPoints(worth), points: Math.abs(worth) });
}

/** @param isMine whether it is the reader's turn */
function turnText(turn: Turn, isMine: boolean, words: WordBook): string {
  return words.marked('lock-keys-turn', turnValues(turn, isMine)).plain();
}
