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
    const { say, session } = sessionOf('small');
    expect(say({ ready: 'where' }, { type: 2 }, { type: 1 })).toEqual([
      'Which domino? Type its two numbers.',
      '2',
      '1:2 has 3 places: c 1,2; d 1,2; c 2,3. M for more.',
    ]);
    expect(session.tour?.stop.cells).toEqual([2, 6, 3, 7, 6, 10]);
    expect(say({ ask: 'more' }, { ask: 'more' }, { ask: 'do' })).toEqual([
      '1 of 3: 1:2 on c 1,2.',
      '2 of 3: 1:2 on d 1,2.',
      '1:2 is placed on d 1,2.',
    ]);
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
    expect(say({ find: 'here' }, { ready: 'find' }, { ready: 'domino' })).toEqual([
      'The number 1 is on 4 cells, 4 of them free. M for more.',
      'Which number? Enter takes the one in the cell.',
      'The number 1 is on 4 cells, 4 of them free. M for more.',
    ]);
    expect(say({ type: 7 })).toEqual(['The numbers go from 0 to 2.']);
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
    expect(say({ ask: 'do' })).toEqual(['0:0 is placed on b 2,3.']);
    expect(say({ visit: asCell(4) }, { ask: 'certain' })).toEqual([
      '',
      'a2 has only one neighbour left. 2:2 goes on a 2,3. D does it.',
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
