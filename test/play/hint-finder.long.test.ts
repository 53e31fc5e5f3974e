import { describe, expect, it } from 'vitest';
import { asCell, asPlace, type PlaceIndex } from '../../src/domino/board.ts';
import { parseCell, parsePlace } from '../../src/domino/coordinates.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { adviceStops } from '../../src/play/advice.ts';
import type { Command } from '../../src/play/commands.ts';
import { withMove } from '../../src/play/game.ts';
import { type Advice, HintFinder } from '../../src/play/hint-finder.ts';
import { judgementStops } from '../../src/play/judgement.ts';
import { BREATH } from '../../src/play/pieces.ts';
import type { PlayBoard } from '../../src/play/play-board.ts';
import { readPlayBoard } from '../../src/play/play-board-line.ts';
import { afterMove, attemptOf, type Move, type Position, touches } from '../../src/play/position.ts';
import { signsOf } from '../../src/play/signs.ts';
import { Speech } from '../../src/play/speech.ts';
import { isFree } from '../../src/play/tally.ts';
import { FillingProver } from '../../src/solve/fillings.ts';
import { countSolutions } from '../../src/solve/solution-counter.ts';
import { solutionsOf } from '../../src/solve/solutions.ts';
import type { Step } from '../../src/solve/techniques/technique.ts';
import { judgeAttempt } from '../../src/solve/verdict.ts';
import { formOf } from '../helpers/forms.ts';
import { EMPTY, type PuzzleName, playBoardOf, sessionOf } from '../helpers/play/play-boards.ts';
import { playWordsOf } from '../helpers/play/words.ts';
import { plainWords, WORDS } from '../helpers/words.ts';

/** The data of the first hint. */
const SEAL = { domino: '0:0', place: 'b 2,3' };

const pairAt = (playBoard: PlayBoard, place: string) => {
  const { first, second } = parsePlace(playBoard.board, place);
  return playBoard.pairOf(first, second)!;
};
const lay = (playBoard: PlayBoard, ...places: string[]): Position =>
  places.reduce(
    (position, place) => afterMove(playBoard, position, { do: 'join', pair: pairAt(playBoard, place) }),
    EMPTY,
  );
const eliminate = (playBoard: PlayBoard, position: Position, place: string): Position =>
  afterMove(playBoard, position, { do: 'bar', pair: pairAt(playBoard, place) });

/** The final position of a player who follows every hint, and the type of the last hint. Each is shown to `see`. */
function followHints(
  name: PuzzleName,
  see: (advice: Advice, position: Position) => void = () => {},
): { position: Position; last: Advice['kind'] } {
  const playBoard = playBoardOf(name);
  const hintFinder = new HintFinder(playBoard);
  let position = EMPTY;
  const move = (move: Move) => {
    const next = afterMove(playBoard, position, move);
    expect(next, JSON.stringify(move)).not.toEqual(position);
    position = next;
  };
  for (;;) {
    const advice = hintFinder.hint(position);
    see(advice, position);
    if (advice.kind === 'number') move({ do: 'fill', cell: advice.cell, number: advice.number });
    else if (advice.kind !== 'step') return { position, last: advice.kind };
    else if (advice.step.place) move({ do: 'join', pair: advice.step.place.index });
    else for (const { index } of advice.step.eliminate) move({ do: 'bar', pair: index });
  }
}

describe('hints', () => {
  it.each(['small', 'full', 'ring'] as const)(
    'lead from the first to the last domino of %s, whatever they ask for',
    (name) => {
      const playBoard = playBoardOf(name);
      const { key } = countSolutions(playBoard.puzzle);
      const { position, last } = followHints(name);
      expect(last).toBe('solved');
      for (const pair of position.dominoes)
        expect(key![playBoard.pairs[pair]!.first]).toBe(playBoard.pairs[pair]!.second);
    },
  );

  it('lead to all numbers of a completion', () => {
    const playBoard = playBoardOf('completion');
    const { position, last } = followHints('completion');
    expect(last).toBe('solved');
    const numbers = playBoard.board.cells.map(
      (cell) => position.filled.get(cell) ?? playBoard.puzzle.numbers[cell],
    );
    expect(numbers.join('')).toBe('000111213444213230213230444230');
  });

  it('tell a number all the same where no technique leads to one: one that follows most easily, without a reason', () => {
    const playBoard = readPlayBoard('completion 4 0????1/???4??/?132??/????3?/??????');
    const { puzzle, board } = playBoard;
    const { solved } = solutionsOf(puzzle, 2).first!;
    const advice = new HintFinder(playBoard).hint(EMPTY) as Extract<Advice, { kind: 'number' }>;
    const { kind, cell, number, steps } = advice;
    expect([kind, number, steps]).toEqual(['number', solved.numbers[cell], []]);
    // For the three before it in its row the prover needs more conflicts.
    expect(board.cells.filter((each) => each <= cell && playBoard.isUnknown(each))).toEqual([1, 2, 3, cell]);
    const known = board.cells.filter((each) => !playBoard.isUnknown(each));
    expect(new FillingProver(solved).follows(cell, known, 10)).toBe(true);
    const speech = new Speech(playBoard, playWordsOf('en'));
    expect(adviceStops(advice, EMPTY, playBoard, speech).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Next, find the number on/),
      expect.stringMatching(/^The number on/),
    ]);
  });

  it.each(LANGUAGE_CODES)('say of a number why it is there, in %s', (language) => {
    const playBoard = playBoardOf('completion');
    const advice = new HintFinder(playBoard).hint(EMPTY);
    if (advice.kind !== 'number') throw new Error('a number was expected');
    expect(advice.steps.at(-1)!.written).toContainEqual({ cell: advice.cell, number: advice.number });
    const stops = adviceStops(advice, EMPTY, playBoard, new Speech(playBoard, playWordsOf(language)));
    expect(stops.length).toBeGreaterThan(2);
    expect(stops.slice(0, -1).every(({ deed }) => deed === undefined)).toBe(true);
    expect(stops.at(-1)!.deed).toEqual({ do: 'fill', cell: advice.cell, number: advice.number });
  });

  it('name first where to look, then why, and stay until they are done', () => {
    const { say, session } = sessionOf('small');
    const reason = `${plainWords('en')('step-seal', SEAL)} D does it.`;
    expect(say({ ask: 'hint' }, { ask: 'hint' }, { ask: 'hint' }, { ask: 'back' })).toEqual([
      'Next technique: seal, with the domino 0:0. M for more.',
      reason,
      'That was the last step. D does it.',
      'Next technique: seal, with the domino 0:0. M for more.',
    ]);
    expect(session.tour?.stop.cells).toEqual([]);
    say({ visit: asCell(0) }, { link: 'domino', direction: 'right' });
    expect(say({ ask: 'hint' })).toEqual([reason]);
    expect(say({ ask: 'there' }, { ask: 'do' })).toEqual(['', '0:0 is placed on b 2,3.']);
    expect(session.cursor).toBe(5);
    expect(session.tour).toBeUndefined();
    expect(say({ ask: 'hint' })).toEqual(['Next technique: gap, at the cell a2. M for more.']);
    expect(session.tour?.stop.cells).toEqual([4]);
  });

  it.each(['small', 'full', 'ring'] as const)(
    'say of each gap of %s why no neighbour but one goes that is free',
    (name) => {
      const playBoard = playBoardOf(name);
      const speech = new Speech(playBoard, playWordsOf('en'));
      let said = 0;
      followHints(name, (advice, position) => {
        if (advice.kind !== 'step' || advice.step.technique !== 'gap') return;
        const [cell] = advice.step.because;
        const free = playBoard.pairs.flatMap(({ first, second }, i) =>
          [first, second].includes(cell!) && isFree(playBoard, position, asPlace(i)) ? [i] : [],
        );
        const stops = adviceStops(advice, position, playBoard, speech);
        const cannot = stops.at(-1)!.cannot!;
        // The ring stays on the cell, and the dashed place leads to the neighbour.
        for (const stop of stops.slice(-2).filter(({ text }) => !/^(Next|Not)/.test(text)))
          expect(signsOf(stop, playBoard)).toEqual({
            could: [advice.step.place!.index],
            cannot,
            ringed: advice.step.because,
          });
        expect([...cannot, advice.step.place!.index].sort((a, b) => a - b)).toEqual(free);
        for (const pair of cannot) expect(stops[1]!.text).toContain(speech.domino(position, pair));
        said += cannot.length;
      });
      expect(said).toBeGreaterThan(0);
    },
  );

  it('are given in German', () => {
    const { say } = sessionOf('small', 'de');
    expect(say({ ask: 'hint' }, { ask: 'more' }, { ask: 'do' })).toEqual([
      'Nächster Kniff: Siegel, mit dem Stein 0:0. Weiter mit M.',
      `${plainWords('de')('step-seal', SEAL)} T führt das aus.`,
      '0:0 liegt auf b 2,3.',
    ]);
  });

  it('name a cell of a completion first, then why, and its number last', () => {
    const { say } = sessionOf('completion');
    const [first, second, third, fourth] = say(
      { ask: 'hint' },
      { ask: 'hint' },
      { ask: 'hint' },
      { ask: 'do' },
    );
    const cell = /^Next, find the number on ([a-f][1-5])\..* M for more\.$/.exec(first!)![1];
    const three = formOf(WORDS.en, 'filling-three', {}, { cell: '[a-f][1-5]' });
    expect(second).toMatch(new RegExp(`^1 of 2: ${three}`));
    const number = new RegExp(`^2 of 2: The number on ${cell} is ([0-4])\\..* D does it\\.$`).exec(
      third!,
    )![1];
    expect(fourth).toBe(`${number} on ${cell}.`);
  });

  it('stay until their number stands, whatever else is filled in, and are done from any step', () => {
    const { say, session, playBoard, speech } = sessionOf('completion');
    say({ ask: 'hint' });
    const { cell, number } = session.tour!.stops.at(-1)!.deed as Extract<Move, { do: 'fill' }>;
    const other = playBoard.board.cells.find((each) => each !== cell && playBoard.isUnknown(each))!;
    say({ visit: other }, { fill: 4 }, { visit: cell }, { fill: (number + 1) % 5 });
    expect(session.tour?.at).toBe(0);
    expect(say({ ask: 'do' })).toEqual([`${number} on ${speech.name(cell)}.`]);
    expect(session.tour).toBeUndefined();
  });

  it('for places that close stay until the last of them is closed', () => {
    const { say, session } = sessionOf('full');
    let pairs: readonly PlaceIndex[] = [];
    for (let count = 0; pairs.length < 2; count++) {
      expect(count).toBeLessThan(100);
      say({ ask: 'hint' });
      const { deed } = session.tour!;
      pairs = deed && 'do' in deed && deed.do === 'eliminate' ? deed.pairs : [];
      if (pairs.length < 2) say({ ask: 'do' });
    }
    for (const pair of pairs) {
      expect(session.tour?.kind).toBe('hint');
      session.game = withMove(session.game, { do: 'bar', pair });
    }
    expect(session.tour).toBeUndefined();
  });

  it('end in a deed that leads on, and say nothing that is too long for one breath', () => {
    for (const [i, language] of LANGUAGE_CODES.entries()) {
      for (const name of ['small', (['full', 'ring', 'completion'] as const)[i % 3]!] as const) {
        const { say, session } = sessionOf(name, language);
        for (let count = 0; ; count++) {
          expect(count).toBeLessThan(200);
          const said = say({ ask: 'hint' });
          if (!session.tour) {
            expect(said).toEqual([playWordsOf(language).text('play-solved')]);
            break;
          }
          while (!session.tour.isLast) said.push(...say({ ask: 'more' }));
          for (const text of said) expect(text.length, text).toBeLessThanOrEqual(BREATH);
          expect(session.tour.stop.cells.length).toBeGreaterThan(0);
          const before = session.position;
          say({ ask: 'do' });
          expect(session.position).not.toEqual(before);
          expect(session.tour).toBeUndefined();
        }
      }
    }
  });

  it('begin with what is wrong', () => {
    const playBoard = playBoardOf('small');
    const hintFinder = new HintFinder(playBoard);
    expect(hintFinder.hint(lay(playBoard, 'a 1,2'))).toEqual({ kind: 'wrong' });
    expect(hintFinder.hint(eliminate(playBoard, EMPTY, 'b 2,3'))).toEqual({ kind: 'wrong' });
    expect(hintFinder.hint(eliminate(playBoard, EMPTY, 'b 1,2')).kind).toBe('step');
  });

  it('say so where there is none', () => {
    const { position, last } = followHints('figure');
    expect(last).toBe('none');
    expect(position.dominoes.size).toBeGreaterThan(20);
    expect(position.dominoes.size).toBeLessThan(36);
  });
});

describe('a check', () => {
  it('goes nowhere when nothing is wrong, and shows the cell of a number that is', () => {
    const { say, session } = sessionOf('completion');
    expect(say({ ask: 'check' })).toEqual(['0 of 18 numbers filled in. Nothing is wrong so far.']);
    expect(session.tour).toBeUndefined();
    say({ visit: asCell(1) }, { fill: 4 });
    expect(say({ ask: 'check' }, { ask: 'more' })).toEqual([
      '1 of 18 numbers filled in. 1 thing is wrong. M shows where. D goes back to the last right position.',
      '4 is wrong on b1.',
    ]);
    expect(session.tour?.stop.cells).toEqual([1]);
    expect(session.signs).toEqual({ could: [], cannot: [], ringed: [1] });
  });

  it('of numbers to find that nothing can be has the rules alone, and no hint', () => {
    const hintFinder = new HintFinder(readPlayBoard('completion 4 ??????/??34??/213???/213??0/??424?'));
    expect(hintFinder.check(EMPTY)).toMatchObject({
      faults: [],
      compared: false,
      stuck: false,
      solved: false,
    });
    expect(hintFinder.hint(EMPTY)).toEqual({ kind: 'none' });
    // Zeros above and ones below, or the other way round.
    expect(new HintFinder(readPlayBoard('completion 1 ???/???')).hint(EMPTY)).toEqual({ kind: 'none' });
  });

  it('of a board without a solution has the rules alone, whatever lies or is drawn there', () => {
    const playBoard = readPlayBoard('omnibus 1 010/101');
    const hintFinder = new HintFinder(playBoard);
    for (const position of [EMPTY, eliminate(playBoard, EMPTY, '1 a b'), lay(playBoard, 'a 1,2')]) {
      expect(hintFinder.check(position)).toMatchObject({
        faults: [],
        wrongBars: 0,
        compared: false,
        stuck: true,
      });
      expect(hintFinder.hint(position)).toEqual({ kind: 'wrong' });
    }
    // Where a rule is broken, nothing else is said.
    expect(hintFinder.check(lay(playBoard, '1 a b', '2 b c'))).toMatchObject({
      faults: [{ type: 'domino-twice' }],
      stuck: false,
    });
  });

  const told = (
    name: PuzzleName,
    position: (playBoard: PlayBoard) => Position,
    language: 'en' | 'de' = 'en',
  ) => {
    const playBoard = playBoardOf(name);
    const made = position(playBoard);
    const speech = new Speech(playBoard, playWordsOf(language));
    return judgementStops(made, new HintFinder(playBoard).check(made), playBoard, speech)
      .map(({ text }) => text)
      .join(' ');
  };

  it('says how far all is right', () => {
    expect(told('small', () => EMPTY)).toBe('0 of 6 dominoes placed. Nothing is wrong so far.');
    expect(told('small', (playBoard) => lay(playBoard, 'b 2,3', '1 a b'))).toBe(
      '2 of 6 dominoes placed. Nothing is wrong so far.',
    );
    expect(told('completion', () => EMPTY)).toBe('0 of 18 numbers filled in. Nothing is wrong so far.');
  });

  it('says of a board that is solved that it is', () => {
    const solution = ['1 a b', '1 c d', 'a 2,3', 'b 2,3', 'c 2,3', 'd 2,3'] as const;
    expect(told('small', (playBoard) => lay(playBoard, ...solution))).toBe(
      '6 of 6 dominoes placed. All is right: you have solved the puzzle.',
    );
  });

  it('names what is wrong, and never what would be right', () => {
    expect(told('small', (playBoard) => lay(playBoard, 'a 1,2', 'b 2,3'))).toBe(
      '2 of 6 dominoes placed. 1 thing is wrong. 0:2 does not go on a 1,2.',
    );
    expect(told('small', (playBoard) => lay(playBoard, '1 a b', '3 b c'))).toBe(
      '2 of 6 dominoes placed. 2 things are wrong. 0:1 is on 1 a b and on 3 b c. 0:1 does not go on 3 b c.',
    );
    expect(
      told('completion', (playBoard) =>
        afterMove(playBoard, EMPTY, { do: 'fill', cell: parseCell(playBoard.board, 'a1'), number: 4 }),
      ),
    ).toBe('1 of 18 numbers filled in. 1 thing is wrong. 4 is wrong on a1.');
  });

  it('does not say which bar is wrong, as that would tell where a domino lies', () => {
    const position = (playBoard: PlayBoard) =>
      eliminate(playBoard, eliminate(playBoard, EMPTY, 'b 2,3'), 'b 1,2');
    expect(told('small', position)).toBe('0 of 6 dominoes placed. 1 bar is wrong.');
    expect(told('small', position, 'de')).toBe('0 von 6 Steinen gelegt. Ein Strich ist falsch.');
  });

  it('offers what is wrong one by one, or the last right position', () => {
    const { say, session } = sessionOf('small');
    const at = (cell: number): Command => ({ visit: asCell(cell) });
    const down: Command = { link: 'domino', direction: 'down' };
    say(at(5), down, at(0), down, at(3), down);
    expect(say({ ask: 'check' }, { ask: 'more' })).toEqual([
      '3 of 6 dominoes placed. 2 things are wrong. M shows where. D goes back to the last right position.',
      '1 of 2: 0:2 does not go on a 1,2.',
    ]);
    // All that are wrong are crossed out, the one that is named has a ring.
    expect(session.signs.cannot).toHaveLength(2);
    expect(session.signs.ringed).toEqual([0, 4]);
    expect(say({ ask: 'more' }, { ask: 'more' }, { ask: 'there' })).toEqual([
      '2 of 2: 1:2 does not go on d 1,2.',
      'That was the last step. D goes back to the last right position.',
      'd1, 1, joined with d2 as 1:2.',
    ]);
    expect(say({ ask: 'do' })).toEqual(['2 moves are taken back. 1 of 6 dominoes placed.']);
    expect([...session.position.dominoes].length).toBe(1);
    expect(say({ ask: 'redo' })).toEqual(['Redone. 0:2 is placed on a 1,2.']);
  });

  it('keeps to the rules where there are several solutions, and says when none can be reached', () => {
    expect(told('figure', () => EMPTY)).toContain('only the rules were checked');
    const playBoard = playBoardOf('figure');
    const solutions = countSolutions(playBoard.puzzle, 3);
    expect(solutions).toMatchObject({ solutions: 2, complete: true });
    // A domino that occurs in neither of the two solutions, of which the program knows only one: neither can be completed from
    // it.
    const stuck = playBoard.pairs.findIndex(
      (_, pair) => new HintFinder(playBoard).check({ ...EMPTY, dominoes: new Set([asPlace(pair)]) }).stuck,
    );
    expect(told('figure', () => ({ ...EMPTY, dominoes: new Set([asPlace(stuck)]) }))).toBe(
      '1 of 36 dominoes placed. No rule is broken, but there is no way to a solution from here.',
    );
    expect(new HintFinder(playBoard).hint({ ...EMPTY, dominoes: new Set([asPlace(stuck)]) })).toEqual({
      kind: 'wrong',
    });
  });
});

const cellsOf = ({ pairs }: PlayBoard, pair: PlaceIndex) => [pairs[pair]!.first, pairs[pair]!.second];

function isSameDomino(playBoard: PlayBoard, one: PlaceIndex, other: PlaceIndex): boolean {
  const [numbers, others] = [one, other].map((pair) =>
    cellsOf(playBoard, pair)
      .map((cell) => playBoard.puzzle.numbers[cell])
      .sort()
      .join(':'),
  );
  return numbers === others;
}

/** Whether a step leaves no domino at a place: it closes it, or places one that is the same or in its way. */
function closes(playBoard: PlayBoard, { place, eliminate }: Step, pair: PlaceIndex): boolean {
  if (!place) return eliminate.some(({ index }) => index === pair);
  const isInTheWay = cellsOf(playBoard, place.index).some((cell) => cellsOf(playBoard, pair).includes(cell));
  return isInTheWay || isSameDomino(playBoard, place.index, pair);
}

describe('why not here', () => {
  // small: 0111
  //        2022
  //        2010
  it('says of a wrong domino why it does not go there, shows it, and takes it away', () => {
    const { say, session } = sessionOf('small');
    expect(
      say({ ask: 'why' }, { link: 'domino', direction: 'down' }, { ask: 'check' }, { ask: 'more' }),
    ).toEqual([
      'No domino is placed on a1.',
      '0:2 is placed on a 1,2.',
      '1 of 6 dominoes placed. 1 thing is wrong. M shows where. D goes back to the last right position.',
      '0:2 does not go on a 1,2.',
    ]);
    expect(session.signs.cannot).toHaveLength(1);
    const wrong = session.tour!.stop.wrong!;
    expect(say({ ask: 'why' })[0]).toMatch(/^This is why 0:2 does not go on a 1,2\./);
    const { stops } = session.tour!;
    expect(session.signs.cannot).toEqual([wrong]);
    expect([stops[0]!.cells, stops.at(-1)!.cells]).toEqual([
      [0, 4],
      [0, 4],
    ]);
    expect(stops.at(-2)!.text).toMatch(/That is impossible\.$/);
    for (let at = 1; at < stops.length; at++) {
      say({ ask: 'more' });
      expect(session.signs.cannot).toEqual([wrong]);
    }
    expect(say({ ask: 'do' })).toEqual(['0:2 is taken away from a 1,2.']);
  });

  it('says where a domino lies that is placed elsewhere, and nothing of one that can be there', () => {
    const { say, session } = sessionOf('small');
    const right: Command = { link: 'domino', direction: 'right' };
    say(right);
    expect(say({ ask: 'why' })).toEqual(['Nothing rules out 0:1 on 1 a b.']);
    say({ visit: asCell(9) }, right);
    expect(say({ ask: 'why' })).toEqual(['0:1 is placed on 1 a b and 3 b c.']);
    expect(session.tour?.stop.cells).toEqual([0, 1, 9, 10]);
  });

  it('has no reason on a board with several solutions, or with numbers to find', () => {
    const figure = sessionOf('figure');
    figure.say({ link: 'domino', direction: 'down' });
    expect(figure.say({ ask: 'why' })).toEqual(['Nothing rules out 3:5 on a 1,2.']);
    for (const language of LANGUAGE_CODES) {
      const { say, session, speech } = sessionOf('completion', language);
      say({ link: 'domino', direction: 'down' });
      // A domino without numbers has no name.
      expect(say({ ask: 'why' })[0]).not.toContain('none');
      say({ link: 'domino', direction: 'right' }, { ask: 'check' }, { ask: 'more' });
      expect(session.tour?.stop.wrong).toBeDefined();
      expect(say({ ask: 'why' })).toEqual([speech.words.text('play-why-unknown')]);
    }
  });

  it('dashes the places that would follow, thought by thought', () => {
    const { say, session } = sessionOf('full');
    say({ go: 'first' }, { link: 'domino', direction: 'down' }, { ask: 'why' }, { ask: 'more' });
    expect(session.signs.could).toEqual([]);
    expect(say({ ask: 'more' })[0]).toContain('Then the domino 4:6 has only one place left, 1 c d.');
    expect(session.signs.could).toHaveLength(1);
  });

  it.each(['small', 'full', 'ring'] as const)(
    'never finds fault with a domino of %s that is right, and has a reason for each that is wrong, alone or among right ones',
    (name) => {
      const playBoard = playBoardOf(name);
      const hintFinder = new HintFinder(playBoard);
      const found = solutionsOf(playBoard.puzzle, 2);
      const isRight = (pair: PlaceIndex) => {
        const { first, second } = playBoard.pairs[pair]!;
        return found.first!.key[first] === second;
      };
      const pairs = playBoard.pairs.map((_, pair) => asPlace(pair));
      const right = pairs.filter(isRight);
      for (const pair of pairs) {
        const { first, second } = playBoard.pairs[pair]!;
        const others = right.filter(
          (other, i) =>
            i % 3 === 0 && !touches(playBoard, other, first) && !touches(playBoard, other, second),
        );
        for (const dominoes of [new Set([pair]), new Set([...others, pair])]) {
          const position = { ...EMPTY, dominoes };
          const { faults } = judgeAttempt(playBoard.puzzle, attemptOf(playBoard, position), found);
          expect(faults.length === 0).toBe(isRight(pair));
          const refusal = hintFinder.whyNot(position, pair);
          if (refusal.kind === 'step') expect(closes(playBoard, refusal.step, pair)).toBe(true);
          // It is the domino of one of the others, or of none.
          const isElsewhere = others.some((other) => isSameDomino(playBoard, other, pair));
          const kind = isRight(pair) ? 'right' : isElsewhere && dominoes.size > 1 ? 'elsewhere' : 'step';
          expect(refusal.kind, `${pair}`).toBe(kind);
        }
      }
    },
  );
});
