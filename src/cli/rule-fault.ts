import type { Board, Place } from '../domino/board.ts';
import { makeCell, makePlace } from '../domino/coordinates.ts';
import { makeDomino } from '../domino/dominoes.ts';
import type { RuleFault } from '../solve/verdict.ts';

/** What is against the rules, as the command says it. */
export function faultText(board: Board, fault: RuleFault): string {
  const place = (at: Place) => makePlace(board, at);
  switch (fault.type) {
    case 'cell-twice':
      return `two dominoes are on ${makeCell(board, fault.cell)}`;
    case 'misnamed':
      return `${place(fault.laid)} shows ${makeDomino(fault.is)}, not ${makeDomino(fault.named)}`;
    case 'domino-twice':
      return `${makeDomino(fault.domino)} is on ${place(fault.laid[0])} and on ${place(fault.laid[1])}`;
  }
}

/** How many things are wrong in an attempt that is not all right. */
export function wrongText(faults: number): string {
  if (faults === 0) return 'nothing is wrong so far';
  return faults === 1 ? '1 thing is wrong' : `${faults} things are wrong`;
}
