import { describe, expect, it } from 'vitest';
import type { PlaceIndex } from '../../src/domino/board.ts';
import { signsOf } from '../../src/play/signs.ts';
import { asPlaces } from '../helpers/indices.ts';
import { playBoardOf } from '../helpers/play/play-boards.ts';

const playBoard = playBoardOf('small');
const [one, other] = asPlaces([1, 2]) as [PlaceIndex, PlaceIndex];
const { cells } = playBoard.board;
const cellsOf = (pair: PlaceIndex) => [playBoard.pairs[pair]!.first, playBoard.pairs[pair]!.second];
const text = '';

describe('the signs on a board', () => {
  it('ring what is talked about, where nothing else is shown', () => {
    expect(signsOf({ text, cells }, playBoard)).toEqual({ could: [], cannot: [], ringed: cells });
  });

  it('dash the places on which a thought rests, cross those that it closes, and ring the rest', () => {
    const stop = { text, cells, places: [one, other], deed: { do: 'eliminate', pairs: [other] } } as const;
    const { could, cannot, ringed } = signsOf(stop, playBoard);
    expect([could, cannot]).toEqual([[one], [other]]);
    expect(ringed.toSorted()).toEqual(
      cells.filter((cell) => ![...cellsOf(one), ...cellsOf(other)].includes(cell)).toSorted(),
    );
  });

  it('dash where a domino goes alone, and draw nothing for going back', () => {
    const stop = {
      text,
      cells: cellsOf(one),
      places: [one, other],
      deed: { do: 'join', pair: one },
    } as const;
    expect(signsOf(stop, playBoard)).toEqual({ could: [one], cannot: [], ringed: [] });
    expect(signsOf({ text, cells: [], deed: { back: 3 } }, playBoard).could).toEqual([]);
  });
});
