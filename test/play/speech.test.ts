import { describe, expect, it } from 'vitest';
import { domino } from '../../src/domino/dominoes.ts';
import { readPlayBoard } from '../../src/play/play-board-line.ts';
import { Speech } from '../../src/play/speech.ts';
import { Marked } from '../../src/words/marked.ts';
import { PUZZLES } from '../helpers/play/page.ts';
import { taskLineOf } from '../helpers/play/tasks.ts';
import { playWordsOf } from '../helpers/play/words.ts';

const speechOn = (line: string) => new Speech(readPlayBoard(line), playWordsOf('en'));

describe('what the tally says of a domino', () => {
  it.each([
    ['of a puzzle', PUZZLES.small, ['no place', '1 place', '3 places', 'placed', 'placed more than once']],
    [
      'where numbers are to be found',
      PUZZLES.completion,
      ['not placed', 'not placed', 'not placed', 'placed', 'placed more than once'],
    ],
    [
      'where a board is composed',
      taskLineOf('small-line'),
      ['no place yet', '1 place', '3 places', 'placed', 'placed more than once'],
    ],
  ])('%s', (_, line, told) => {
    const speech = speechOn(line);
    const counts = [
      { laid: 0, open: 0 },
      { laid: 0, open: 1 },
      { laid: 0, open: 3 },
      { laid: 1, open: 0 },
      { laid: 2, open: 0 },
    ];
    expect(counts.map((count) => speech.count({ domino: domino(0, 1), ...count }))).toEqual(told);
  });
});

describe('a sentence as it is heard', () => {
  it('has no marks, and names for columns if that is wished', () => {
    const speech = speechOn(PUZZLES.small);
    const sentence = new Marked(
      '<domino>0:1</domino> on <place>12 b c</place>, not on <cell>b2</cell> &amp; <place>a 1,2</place>',
    );
    expect(speech.plain(sentence)).toBe('0:1 on 12 b c, not on b2 & a 1,2');
    speech.isNaming = true;
    expect(speech.plain(sentence)).toBe('0:1 on 12 Bella Cesar, not on Bella 2 & Anna 1,2');
    expect(speech.column(26)).toBe('Anna Anna');
  });
});
