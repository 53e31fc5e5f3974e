import { describe, expect, it } from 'vitest';
import { asCell } from '../../src/domino/board.ts';
import { dominoesOf } from '../../src/domino/dominoes.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { BREATH } from '../../src/play/pieces.ts';
import { type PuzzleName, sessionOf } from '../helpers/play/play-boards.ts';
import { plainWords } from '../helpers/words.ts';

// small: 0111
//        2022
//        2010
describe('questions', () => {
  it('where a domino can lie: all places, then each of them in turn, where it can be placed at once', () => {
    const { say, session, playBoard } = sessionOf('small');
    expect(say({ ready: 'where' }, { type: 2 }, { type: 1 })).toEqual([
      'Which domino? Type its two numbers.',
      '2',
      '1:2 has 3 places: c 1,2; d 1,2; c 2,3. M for more.',
    ]);
    expect(session.tour?.stop.cells).toEqual([2, 6, 3, 7, 6, 10]);
    expect(session.signs.could).toHaveLength(3);
    expect(say({ ask: 'do' })).toEqual(['There is nothing to do here.']);
    expect(say({ ask: 'more' }, { ask: 'more' }, { ask: 'do' })).toEqual([
      '1 of 3: 1:2 on c 1,2.',
      '2 of 3: 1:2 on d 1,2.',
      '1:2 is placed on d 1,2.',
    ]);
    say({ places: { low: 1, high: 2 } as never }, { ask: 'undo' }, { places: { low: 1, high: 2 } as never });
    say({ ask: 'more' });
    expect(session.tour?.stop.cells).toEqual([2, 6]);
    expect(session.signs.could.map((pair) => playBoard.pairs[pair])).toEqual([{ first: 2, second: 6 }]);
  });

  it('where a domino has no place left', () => {
    const { say, session } = sessionOf('small');
    for (const [cell, direction] of [
      [1, 'right'],
      [2, 'right'],
    ] as const)
      say({ visit: asCell(cell) }, { link: 'bar', direction });
    expect(say({ places: { low: 1, high: 1 } as never })).toEqual(['1:1 has no place left.']);
    expect(session.tour?.stop.cells).toEqual([]);
    expect(say({ ask: 'there' })).toEqual(['This is not about a single place.']);
  });

  it('which dominoes have two places left, together and one by one, with all their places', () => {
    const { say, session } = sessionOf('small');
    expect(say({ ask: 'few' }, { ask: 'more' })).toEqual([
      '2 dominoes have two places left: 1:1 and 2:2. M for more.',
      '1 of 2: 1:1 has 2 places: 1 b c; 1 c d.',
    ]);
    expect(session.signs.could).toHaveLength(2);
    say({ ask: 'back' });
    expect(session.signs.could).toHaveLength(4);
  });

  it('where a domino lies', () => {
    const { say, session } = sessionOf('small');
    say({ link: 'domino', direction: 'right' });
    expect(say({ places: { low: 0, high: 1 } as never })).toEqual(['0:1 is placed on 1 a b.']);
    expect(session.tour?.stop.cells).toEqual([0, 1]);
  });

  it('which cells have a number, and which dominoes with it are left', () => {
    const { say, session } = sessionOf('small');
    say({ link: 'domino', direction: 'down' });
    expect(say({ type: 1 }, { ask: 'more' }, { ask: 'more' }, { ask: 'there' })).toEqual([
      'The number 1 is on 4 cells, 4 of them free. M for more.',
      '1 of 5: Dominoes left: 0:1, 1:1, 1:2.',
      '2 of 5: 1 on b1.',
      '',
    ]);
    expect(session.cursor).toBe(1);
    say({ visit: asCell(2) }, { link: 'domino', direction: 'right' });
    expect(say({ type: 1 }, { ask: 'more' })).toEqual([
      'The number 1 is on 4 cells, 2 of them free. M for more.',
      '1 of 3: Dominoes left: 0:1, 1:2.',
    ]);
    expect(session.tour?.stop.cells).toEqual([1, 2, 3, 10]);
    say({ ask: 'undo' }, { visit: asCell(1) });
    expect(say({ find: 2 })).toEqual(['The number 2 is on 4 cells, 3 of them free. M for more.']);
    expect(say({ find: 'here' }, { ready: 'find' }, { ready: 'domino' })).toEqual([
      'The number 1 is on 4 cells, 4 of them free. M for more.',
      'Which number? Enter takes the one in the cell.',
      'The number 1 is on 4 cells, 4 of them free. M for more.',
    ]);
    expect(say({ type: 7 })).toEqual(['The numbers go from 0 to 2.']);
  });

  it('which dominoes with a number are left, where none is', () => {
    const { say, session } = sessionOf('small');
    for (const cell of [4, 6, 7]) say({ visit: asCell(cell) }, { link: 'domino', direction: 'down' });
    expect(say({ find: 2 })).toEqual(['The number 2 is on 4 cells, 0 of them free.']);
    expect(session.tour?.stops).toHaveLength(1);
  });

  it('what stands in a row and in a column', () => {
    const { say } = sessionOf('small');
    say({ link: 'domino', direction: 'right' }, { visit: asCell(2) }, { link: 'bar', direction: 'right' });
    expect(say({ ask: 'row' }, { ask: 'column' })).toEqual([
      'Row 1: 0 placed, 1 placed, 1 bar, 1.',
      'Column c: 1, 2, 1.',
    ]);
    const ring = sessionOf('ring');
    ring.say({ visit: asCell(27) });
    expect(ring.say({ ask: 'row' })).toEqual(['Row 4: 5, 3, 5, no cell, no cell, no cell, 5, 7, 1.']);
  });

  it('the next free cell, how far it is, the last move, and what is certain', () => {
    const { say, session } = sessionOf('small');
    expect(
      say({ ask: 'last' }, { link: 'domino', direction: 'right' }, { ask: 'last' }, { ask: 'progress' }),
    ).toEqual([
      'You have done nothing yet.',
      '0:1 is placed on 1 a b.',
      'Last move: 0:1 is placed on 1 a b.',
      '1 of 6 dominoes placed.',
    ]);
    say({ ask: 'free' });
    expect(session.cursor).toBe(2);
    expect(
      say(
        { ask: 'certain' },
        { visit: asCell(0) },
        { ask: 'certain' },
        { visit: asCell(5) },
        { ask: 'certain' },
      ),
    ).toEqual([
      '1:1 has only one place left, 1 c d. D does it.',
      '',
      'a1 already belongs to a domino.',
      '',
      '0:0 has only one place left, b 2,3. D does it.',
    ]);
    expect(session.tour?.stop).toMatchObject({ cells: [5, 9], about: [] });
    expect(say({ ask: 'do' })).toEqual(['0:0 is placed on b 2,3.']);
    expect(say({ visit: asCell(4) }, { ask: 'certain' })).toEqual([
      '',
      'a2 has only one neighbour left. 2:2 goes on a 2,3. D does it.',
    ]);
    expect(session.tour?.stop).toMatchObject({ cells: [4, 8], about: [4] });
  });

  it('the next free cell, from the last one on from the beginning, until there is none', () => {
    const { say, session, playBoard } = sessionOf('small');
    say({ visit: asCell(0) }, { link: 'domino', direction: 'right' }, { go: 'last' }, { ask: 'free' });
    expect(session.cursor).toBe(2);
    const visited = [];
    for (let count = 0; count < 10; count++) {
      say({ ask: 'free' });
      visited.push(session.cursor);
    }
    expect(visited).toEqual([...playBoard.board.cells.slice(3), 2]);
    for (const [cell, direction] of [
      [2, 'right'],
      [4, 'down'],
      [5, 'down'],
      [6, 'down'],
    ] as const)
      say({ visit: asCell(cell) }, { link: 'domino', direction });
    // Both cells that are left, in turn; with one alone, it is not left.
    expect(say({ ask: 'free' }, { ask: 'free' })).toEqual(['', '']);
    expect(session.cursor).toBe(11);
    say({ visit: asCell(7) }, { link: 'domino', direction: 'down' });
    expect(say({ ask: 'free' })).toEqual(['No cell is free any more.']);
  });

  it('how far a completion is, with its numbers and bars', () => {
    const { say } = sessionOf('completion');
    say({ type: 0 }, { link: 'bar', direction: 'down' }, { link: 'domino', direction: 'right' });
    expect(say({ ask: 'progress' })).toEqual(['1 of 18 numbers filled in. 1 of 15 dominoes placed. 1 bar.']);
  });

  it('which number stands where none does yet', () => {
    const { say } = sessionOf('completion');
    expect(say({ find: 'here' }, { ready: 'find' }, { ready: 'domino' })).toEqual([
      'a1 has no number yet.',
      'Which number? Enter takes the one in the cell.',
      'a1 has no number yet.',
    ]);
  });

  it('which dominoes have two places left, where one has, and where none has', () => {
    const { say, session } = sessionOf('small');
    say({ visit: asCell(2) }, { link: 'domino', direction: 'right' });
    say({ visit: asCell(4) }, { link: 'domino', direction: 'down' });
    expect(say({ ask: 'few' })).toEqual(['One domino has two places left: 0:2. M for more.']);
    say({ visit: asCell(5) }, { link: 'domino', direction: 'right' });
    expect(say({ ask: 'few' })).toEqual(['No domino has just two places left.']);
    expect(session.tour?.stops).toMatchObject([{ cells: [] }]);
  });

  it('what is certain at a cell whose neighbour looks free, but would make a domino that is placed', () => {
    const { say, session, speech } = sessionOf('small');
    say({ visit: asCell(5) }, { link: 'domino', direction: 'right' });
    expect(say({ visit: asCell(0) }, { ask: 'certain' }, { ask: 'more' }, { ask: 'do' })).toEqual([
      '',
      'Not with a2: 0:2 is already on 2 b c. M for more.',
      'a1 has only one neighbour left. 0:1 goes on 1 a b. D does it.',
      '0:1 is placed on 1 a b.',
    ]);
    say({ ask: 'undo' }, { ask: 'certain' });
    const [first, second] = session.tour!.stops;
    expect(first).toMatchObject({ cells: [0, 5, 6], about: [0] });
    expect(first!.cannot!.map((pair) => speech.place(pair))).toEqual(['a 1,2']);
    expect(second).toMatchObject({ cells: [0, 1], about: [0] });
    expect(session.signs.ringed).toEqual([0, 5, 6]);
  });

  it('what is certain on a board without numbers: a cell has one neighbour left, whatever lies elsewhere', () => {
    const { say } = sessionOf('completion');
    say({ visit: asCell(2) }, { link: 'domino', direction: 'right' }, { visit: asCell(0) });
    expect(say({ ask: 'certain' }, { link: 'bar', direction: 'down' }, { ask: 'certain' })).toEqual([
      'Nothing is certain at a1 at first sight.',
      'Bar between a1 and a2.',
      'a1 has only one neighbour left. The domino goes on 1 a b. D does it.',
    ]);
  });

  it('what is certain where nothing is', () => {
    const { say } = sessionOf('full');
    expect(say({ ask: 'certain' })).toEqual(['Nothing is certain at a1 at first sight.']);
  });

  it('go on with nothing, and say so', () => {
    const { say } = sessionOf('small');
    expect(say({ ask: 'more' }, { ask: 'do' }, { ask: 'there' })).toEqual(
      new Array(3).fill('There is no answer to step through.'),
    );
    say({ type: 1 });
    expect(say({ ask: 'do' }, { ask: 'cancel' }, { ask: 'cancel' })).toEqual([
      'There is nothing to do here.',
      'Closed.',
      '',
    ]);
  });

  it('are answered with names for columns, if that is wished', () => {
    const { say, speech, cell } = sessionOf('small');
    speech.isNaming = true;
    expect(cell()).toBe('Anna 1, 0');
    expect(
      say({ ask: 'column' }, { link: 'domino', direction: 'right' }, { link: 'domino', direction: 'down' }),
    ).toEqual([
      'Column Anna: 0, 2, 2.',
      '0:1 is placed on 1 Anna Bella.',
      '0:1 is taken away from 1 Anna Bella. 0:2 is placed on Anna 1,2.',
    ]);
    say({ ask: 'undo' });
    const seal = plainWords('en')('step-seal', { domino: '0:0', place: 'Bella 2,3' });
    expect(say({ ask: 'hint' }, { ask: 'hint' })[1]).toContain(seal);
  });

  it('are answered in breaths that are short enough, on every board', () => {
    const names: PuzzleName[] = ['small', 'completion', 'ring', 'figure', 'wide'];
    for (const [i, language] of LANGUAGE_CODES.entries()) {
      for (const name of names.filter((_, n) => n === 0 || n % LANGUAGE_CODES.length === i)) {
        const { say, session, speech, playBoard } = sessionOf(name, language);
        speech.isNaming = true;
        const { range } = playBoard.puzzle;
        const said = [
          ...dominoesOf(range).flatMap((places) => say({ places })),
          ...Array.from({ length: range + 1 }, (_, find) => say({ find })).flat(),
          ...playBoard.board.cells.flatMap((visit) =>
            say({ visit }, { ask: 'row' }, { ask: 'column' }, { ask: 'certain' }, { ask: 'list' }),
          ),
        ];
        say({ visit: playBoard.board.cells.at(-1)! }, { ask: 'row' });
        while (session.tour?.kind === 'message' && !session.tour.isLast) said.push(...say({ ask: 'more' }));
        for (const text of said) expect(text.length, text).toBeLessThanOrEqual(BREATH);
      }
    }
  });
});
