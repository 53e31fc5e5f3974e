import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../src/document/document.ts';
import { exactTechniqueName } from '../../../src/document/say.ts';
import { stepText } from '../../../src/document/steps/steps.ts';
import { fullRectangle } from '../../../src/domino/board.ts';
import { makeCell, makePlace } from '../../../src/domino/coordinates.ts';
import type { Placement, Setup } from '../../../src/domino/puzzle.ts';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '../../../src/languages/index.ts';
import { memoize } from '../../../src/memoize.ts';
import { Random } from '../../../src/random.ts';
import type { Candidates } from '../../../src/solve/candidates.ts';
import { LADDER, replay, solvePath } from '../../../src/solve/ladder.ts';
import { TECHNIQUE_NAMES } from '../../../src/solve/levels.ts';
import { countSolutions } from '../../../src/solve/solution-counter.ts';
import type { Finding, Step, Technique, TechniqueFor } from '../../../src/solve/techniques/technique.ts';
import { nestedTrial } from '../../../src/solve/techniques/trial.ts';
import { stepBlocks } from '../../helpers/document/step-blocks.ts';
import { BOARDS } from '../../helpers/document/steps/boards.ts';
import { CLAIMS, judge, type Telling } from '../../helpers/document/steps/judge.ts';
import { Model } from '../../helpers/document/steps/model.ts';
import { cellsInText, namesIn, namesInData } from '../../helpers/document/steps/names.ts';
import { peerPuzzles } from '../../helpers/solve/peer.ts';
import { TOLD_WORDS } from '../../helpers/told-words.ts';
import { WORDS } from '../../helpers/words.ts';

/** Every open application of every technique on a board, not only the one that the ladder takes. */
function firings(
  state: Candidates,
  ladder = LADDER.filter((technique) => technique !== nestedTrial),
): Step[] {
  return ladder.flatMap((technique) =>
    focusesOf(state, technique).flatMap((focus) =>
      (technique as TechniqueFor<'number'>)
        .find(state, focus)
        .map((finding) => stepOf(state, technique, finding)),
    ),
  );
}

function focusesOf(state: Candidates, { focus }: Technique): number[] {
  const [first, last] = {
    cell: [0, state.cells],
    domino: [state.cells, state.items],
    number: [0, state.range + 1],
    board: [0, 1],
  }[focus] as [number, number];
  return Array.from({ length: last - first }, (_, i) => first + i);
}

function stepOf(state: Candidates, { name, rating }: Technique, finding: Finding): Step {
  return {
    technique: name,
    rating: finding.rating ?? rating,
    ...(finding.place !== undefined && { place: state.placementAt(finding.place) }),
    eliminate: finding.eliminations.map((place) => state.placementAt(place)),
    ...finding.grounds(),
  };
}

/** How often each message occurred and its claims were verified. */
type Counts = Map<Telling, number>;

/** Checks the sentences of a step against the board before it, and against the data of the step. */
function checkStep(model: Model, step: Step, language: Language, counts: Counts): void {
  const { setup } = model;
  const text = stepText(step, setup, TOLD_WORDS[language]).xml;
  const { tellings, laid, eliminated } = judge(model, text);
  const spot = (place: Placement) => model.at(place);
  expect(laid, text).toEqual(step.place ? [spot(step.place)] : []);
  expect(new Set(eliminated), text).toEqual(new Set(step.place ? [] : step.eliminate.map(spot)));
  const known = namesInData(setup.board, step);
  const strangers = namesIn(text, 'domino|cell|place').filter((name) => !known.has(name));
  expect(strangers, text).toEqual([]);
  const named = cellsInText(setup.board, text);
  const missing = step.because.filter((cell) => !named.has(cell));
  // An odd area is given by one of its cells and their number.
  expect(missing, text).toHaveLength(step.technique === 'odd-area' ? step.because.length - 1 : 0);
  for (const telling of tellings) counts.set(telling, (counts.get(telling) ?? 0) + 1);
}

const stepsOf = memoize((setup: Setup) => solvePath(setup).pathSteps.map(({ step }) => step));

/** Follows the ladder's solution path with an independent model, and shows each step to the visitor before taking it. */
function follow(setup: Setup, visit: (model: Model, step: Step, before: readonly Step[]) => void): void {
  const model = new Model(setup);
  const steps = stepsOf(setup);
  for (const [i, step] of steps.entries()) {
    visit(model, step, steps.slice(0, i));
    if (step.place) model.lay(model.at(step.place));
    else model.close(...step.eliminate.map((place) => model.at(place)));
  }
}

/** Boards with exactly one solution, by another program: so many of each range. */
function uniqueBoards(counts: Readonly<Record<number, number>>): Setup[] {
  const all = peerPuzzles('puzzles').flatMap(({ letter, puzzle }) => (letter === 'a' ? [] : [puzzle]));
  return Object.entries(counts).flatMap(([range, count]) =>
    all.filter((puzzle) => puzzle.range === Number(range)).slice(-count),
  );
}

/** Each board in one of the languages in turn. */
const inTurnOf = (language: Language, boards: readonly Setup[]) =>
  boards.filter((_, i) => LANGUAGE_CODES[i % LANGUAGE_CODES.length] === language);

/** The numbers of a set shuffled on its board: mostly without a solution. */
function strewn(range: number, i: number): Setup {
  const board = fullRectangle(range);
  const numbers = new Random(`strewn/${range}/${i}`).shuffle(board.cells.map((cell) => cell % (range + 1)));
  return { kind: 'omnibus', range, board, numbers };
}

/** Variants of the text, each with one domino, cell or place replaced by another that the text does not name. */
function forgeries(model: Model, text: string): string[] {
  const { board } = model.setup;
  const named = namesIn(text, 'domino|cell|place');
  const others = {
    domino: model.all.map(({ domino }) => domino),
    cell: board.cells.map((cell) => makeCell(board, cell)),
    place: model.all.map((place) => makePlace(board, place)),
  };
  return [...text.matchAll(/<(domino|cell|place)>(.*?)<\/\1>/g)].map(({ 0: tag, 1: kind, index }) => {
    const other = others[kind as keyof typeof others].find((name) => !named.includes(name))!;
    return `${text.slice(0, index)}<${kind}>${other}</${kind}>${text.slice(index + tag.length)}`;
  });
}

/** The other techniques are tried only when no seal or gap is left. */
function isSealOrGap({ place }: Step): boolean {
  return place !== undefined;
}

const NESTED: readonly Telling[] = ['step-trial-lay-all', 'step-trial-inner', 'step-trial-inner-fails'];

describe.each(LANGUAGE_CODES)('the sentences of steps: %s', (language) => {
  const counts: Counts = new Map();

  it('are so on every step to the solution, and say what the data says', () => {
    const techniques = new Set<string>();
    // Some techniques are too rare to occur at random.
    const rare = BOARDS.map(({ setup }) => setup).filter((setup) => countSolutions(setup).solutions === 1);
    const boards = inTurnOf(language, uniqueBoards({ 2: 9, 3: 40, 4: 40, 5: 30, 6: 12, 7: 8, 8: 2 }));
    for (const setup of [...rare, ...boards]) {
      follow(setup, (model, step) => {
        checkStep(model, step, language, counts);
        techniques.add(step.technique);
      });
    }
    expect(TECHNIQUE_NAMES.filter((name) => !techniques.has(name))).toEqual(['locked-square']);
  });

  it('are so wherever a technique could be used, too', () => {
    for (const setup of inTurnOf(language, uniqueBoards({ 3: 24, 4: 9 }))) {
      follow(setup, (model, taken, before) => {
        if (isSealOrGap(taken)) return;
        for (const step of firings(replay(setup, before))) checkStep(model, step, language, counts);
      });
    }
  });

  it('are so on boards with several solutions or none', () => {
    const locked = BOARDS.filter(
      ({ setup, step }) => stepsOf(setup)[step - 1]!.technique === 'locked-square',
    ).map(({ setup }) => setup);
    const boards = inTurnOf(
      language,
      Array.from({ length: 60 }, (_, i) => strewn(4, i)),
    );
    for (const setup of [...locked, ...boards]) {
      follow(setup, (model, step) => checkStep(model, step, language, counts));
    }
  });

  it('have all been heard, but for nested trials', () => {
    const silent = (Object.keys(CLAIMS) as Telling[]).filter((telling) => !counts.has(telling));
    expect(silent).toEqual(NESTED);
  });

  it('are so in nested trials', () => {
    const nested: Counts = new Map();
    for (const setup of uniqueBoards({ 3: 10 })) {
      follow(setup, (model, taken, before) => {
        if (isSealOrGap(taken)) return;
        for (const step of firings(replay(setup, before), [nestedTrial]))
          checkStep(model, step, language, nested);
      });
    }
    for (const telling of NESTED) expect(nested.get(telling), telling).toBeGreaterThan(0);
  });

  it('would be found out if any name in them were another', () => {
    for (const { setup, step: number } of BOARDS) {
      follow(setup, (model, step, before) => {
        if (before.length !== number - 1) return;
        const text = stepText(step, setup, TOLD_WORDS[language]).xml;
        for (const forged of forgeries(model, text)) expect(() => judge(model, forged), forged).toThrow();
      });
    }
  });

  it('count in the words of the language, and say without marks what is printed', () => {
    for (let number = 2; number <= 12; number++) {
      expect(WORDS[language].text('step-numeral', { number })).toBe(
        LANGUAGES[language].proof.numeral(number),
      );
    }
    for (const { setup } of BOARDS) {
      follow(setup, (_, step) => {
        const [told, printed] = [TOLD_WORDS, WORDS].map((words) =>
          stepText(step, setup, words[language]).plain(),
        );
        expect(told).toBe(printed);
      });
    }
  });

  // After a reviewed change: npx vitest run test/document/steps/steps.machines.test.ts -u
  it('stay as they were', async () => {
    const told = BOARDS.map(({ line, setup, step: number }) => {
      const step = stepsOf(setup)[number - 1]!;
      const sentences = stepText(step, setup, WORDS[language]).plain();
      return `${exactTechniqueName(step.technique, step.rating, WORDS[language])} ${step.rating.toFixed(1)}, step ${number} of ${line}\n${sentences}\n`;
    });
    await expect(told.join('\n')).toMatchFileSnapshot(`../../golden/steps.${language}.txt`);
    const ratings = BOARDS.map(({ setup, step }) => stepsOf(setup)[step - 1]!.rating);
    // Each technique of the ladder, and chains and trials of several lengths.
    for (const { rating } of LADDER) {
      if (![5, 6, 7.5].includes(rating)) expect(ratings).toContain(rating);
    }
    expect(ratings.filter((rating) => rating > 5 && rating < 6).length).toBeGreaterThan(4);
    expect(ratings.filter((rating) => rating > 6).length).toBeGreaterThan(2);
  });

  it('can stand in a template', () => {
    for (const { setup } of BOARDS) {
      follow(setup, (_, step) => {
        const text = stepText(step, setup, WORDS[language]);
        const [block] = stepBlocks(text, WORDS[language]);
        expect(wordsOf(block!.type === 'paragraph' ? block!.content : [])).toBe(text.plain());
      });
    }
  });
});
