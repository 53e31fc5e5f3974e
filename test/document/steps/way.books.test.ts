import { beforeAll, describe, expect, it } from 'vitest';
import { openBook } from '../../../src/book/book.ts';
import { turningFigure } from '../../../src/document/step-figures.ts';
import { turningCells, turningSentences, wayLines } from '../../../src/document/steps/way.ts';
import { hasUnknowns } from '../../../src/domino/kinds.ts';
import type { Setup } from '../../../src/domino/puzzle.ts';
import { LANGUAGE_CODES, type Language } from '../../../src/languages/index.ts';
import { Random } from '../../../src/random.ts';
import { turningPointOf } from '../../../src/solve/hints.ts';
import { TECHNIQUE_NAMES } from '../../../src/solve/levels.ts';
import { heaviestOf, USUAL_LOAD } from '../../../src/solve/load.ts';
import { countSolutions } from '../../../src/solve/solution-counter.ts';
import { type Way, wayOf } from '../../../src/solve/way.ts';
import type { Reader } from '../../../src/words/readers.ts';
import { goldenBook } from '../../helpers/book/books.ts';
import { BOARDS } from '../../helpers/document/steps/boards.ts';
import { judge, judgeSaid } from '../../helpers/document/steps/judge.ts';
import { Model } from '../../helpers/document/steps/model.ts';
import { expectShort, follow } from '../../helpers/document/steps/way.ts';
import { likelyUnique } from '../../helpers/solve/deals.ts';
import { type Said, saidIn, TOLD_WORDS } from '../../helpers/told-words.ts';

/** Checks every claim of a turning point on the board left by the previous lines, from the text alone. */
function judgeTurn(model: Model, sentences: readonly string[], lines: readonly string[]) {
  const said = saidIn(sentences.join(' '));
  const end = said.at(-1)!;
  const [now] = saidIn(end.shown.now!) as [Said];
  const isSupposed = now.given.supposed === 'true';
  const fails = { id: 'step-trial-fails', given: {}, shown: {} };
  const told = [...said.slice(0, -1), ...(isSupposed ? [fails] : [])];
  const { impossible, eliminated } = judgeSaid(model, told, 'some');
  const text = sentences.at(-1)!;
  const closed = isSupposed ? model.placesIn(now.shown.spots!) : eliminated;
  expect(closed.length, text).toBeGreaterThan(0);
  for (const spot of closed) expect(impossible, text).toContain(spot);
  model.close(...closed);
  const { domino, place, cell, first, last = first } = end.shown;
  const [spot] = model.placesIn(place!);
  expect(model.thingsIn(domino!), text).toEqual([spot!.domino]);
  if (end.id === 'hint-now-lines') {
    for (let line = Number(first); line <= Number(last); line++) follow(model, lines[line - 1]!);
    expect(Number(last) - Number(first) + 1, text).toBe(Number(end.given.between));
    expect(model.placesIn(lines[Number(last)]!), text).toEqual([]);
    return;
  }
  const look = { 'hint-now-seal': domino, 'hint-now-gap': cell }[end.id];
  expect(model.of(model.thingsIn(look!)[0]!), text).toEqual([spot]);
}

/** Checks every sentence of a solution path against the rules. @returns its longest sentence and the number of sentences */
function check(way: Way, language: Language, isLight: boolean, reader: Reader = 'print') {
  const words = TOLD_WORDS[language];
  const { setup } = way;
  const lines = wayLines(way, words.for(reader)).map(({ xml }) => xml);
  const point = turningPointOf(way);
  const sentences = turningSentences(way, point, words).map(({ xml }) => xml);
  const model = new Model(setup);
  for (const line of lines.slice(0, point.index)) follow(model, line);
  if (point.step.place) {
    const { laid } = judge(model.copy(), sentences.join(' '));
    expect(laid).toEqual([model.at(point.step.place)]);
  } else {
    judgeTurn(model.copy(), sentences, lines);
    const { dominoes, bars, marked } = turningFigure({ ...setup, checked: true } as never, way, words);
    const covered = new Set(dominoes.flatMap(({ first, second }) => [first, second]));
    // The picture shows what the text tells: dominoes, and a bar wherever two free cells cannot form one.
    const shut = model.all.filter(
      (spot) => !model.open.has(spot) && !covered.has(spot.first) && !covered.has(spot.second),
    );
    expect(bars.map((bar) => model.at(bar))).toEqual(shut);
    expect(marked).toEqual(turningCells(point));
  }
  for (const line of lines.slice(point.index)) follow(model, line);
  const { key } = countSolutions(setup);
  for (const { first, second } of model.open) expect(key![first]).toBe(second);
  if (isLight) expectShort(sentences);
}

/** The ways of the first book, and those of boards of all levels: they are the same for all languages. */
let ways: Readonly<Record<'ofBook' | 'rare' | 'ofBoards', readonly Way[]>>;

beforeAll(() => {
  const graded = openBook(goldenBook()).sections.flatMap(({ puzzles }) =>
    puzzles.filter(({ puzzle, grade }) => grade && !hasUnknowns(puzzle.kind)),
  );
  const dealt = [3, 4, 5, 6, 7].flatMap((range) =>
    Array.from({ length: 40 }, (_, i) => likelyUnique(range, new Random(`ways/${range}/${i}`))),
  );
  const waysOf = (setups: readonly Setup[]) => setups.flatMap((setup) => wayOf(setup) ?? []);
  ways = {
    ofBook: waysOf(graded.map(({ puzzle }) => puzzle)),
    rare: waysOf(BOARDS.map(({ setup }) => setup)),
    ofBoards: waysOf(dealt),
  };
});

/** Each way in one of the languages in turn. */
const inTurnOf = (language: Language, all: readonly Way[]) =>
  all.filter((_, i) => LANGUAGE_CODES[i % LANGUAGE_CODES.length] === language);

describe.each(LANGUAGE_CODES)('the hints: %s', (language) => {
  it('are so for every puzzle of the first book, in six short sentences at most', () => {
    for (const way of inTurnOf(language, ways.ofBook)) {
      check(way, language, heaviestOf(way.steps) <= USUAL_LOAD);
    }
  });

  it('are so for puzzles of all levels', () => {
    const techniques = new Set<string>();
    for (const way of [...ways.rare, ...inTurnOf(language, ways.ofBoards)]) {
      const load = heaviestOf(way.steps);
      // Books never tell a nested trial.
      if (load === Number.POSITIVE_INFINITY) continue;
      check(way, language, load <= USUAL_LOAD, 'embossed');
      techniques.add(turningPointOf(way).step.technique);
    }
    expect(TECHNIQUE_NAMES.filter((name) => !techniques.has(name))).toEqual(['locked-square']);
  });
});
