import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type BookPuzzle, openBook } from '../../../src/book/book.ts';
import { turningFigure } from '../../../src/document/step-figures.ts';
import { turningCells, turningSentences, wayLines } from '../../../src/document/steps/way.ts';
import { hasUnknowns } from '../../../src/domino/kinds.ts';
import type { Setup } from '../../../src/domino/puzzle.ts';
import { Random } from '../../../src/random.ts';
import { countSolutions } from '../../../src/solve/cover.ts';
import { turningPointOf } from '../../../src/solve/hints.ts';
import { TECHNIQUE_NAMES } from '../../../src/solve/levels.ts';
import { heaviestOf, USUAL_LOAD } from '../../../src/solve/load.ts';
import { type Way, wayOf } from '../../../src/solve/way.ts';
import type { Reader } from '../../../src/words/readers.ts';
import { BOARDS } from '../../helpers/document/steps/boards.ts';
import { judge } from '../../helpers/document/steps/judge.ts';
import { Model } from '../../helpers/document/steps/model.ts';
import { follow, placesIn, thingsIn } from '../../helpers/document/steps/way.ts';
import { KNOWN_LANGUAGES, type KnownLanguage } from '../../helpers/languages.ts';
import { likelyUnique } from '../../helpers/solve/deals.ts';
import { WORDS } from '../../helpers/words.ts';

const MOST_SENTENCES = 6;
const MOST_WORDS = 25;

/** How a turning point ends, after the words that close a supposition. */
const ENDS: Readonly<Record<KnownLanguage, { readonly fails: RegExp; readonly ends: readonly RegExp[] }>> = {
  en: {
    fails: /^That cannot be, so cross out (?<struck>.*): now /,
    ends: [
      /^(?:Now )?(?<look><stone>.*) has only (?<place>.*) left\.$/,
      /^(?:Now )?(?<look><cell>.*) is a gap, and (?<stone>.*) goes on (?<place>.*)\.$/,
      /^(?:Now )?steps? (?<lines>\d+(?: to \d+)?) leads? to (?<stone>.*) on (?<place>.*)\.$/,
    ],
  },
  de: {
    fails: /^Das kann nicht sein, also streichen Sie (?<struck>.*): Jetzt /,
    ends: [
      /^(?:Jetzt )?bleibt für (?<look><stone>.*) nur noch (?<place>.*)\.$/,
      /^(?:Jetzt )?ist (?<look><cell>.*) eine Lücke, und (?<stone>.*) liegt auf (?<place>.*)\.$/,
      /^(?:Jetzt )?(?:führt Schritt|führen die Schritte) (?<lines>\d+(?: bis \d+)?) zu (?<stone>.*) auf (?<place>.*)\.$/,
    ],
  },
};

/** Every claim of a turning point on the board that its lines before it leave, from the text alone. */
function judgeTurn(
  model: Model,
  sentences: readonly string[],
  lines: readonly string[],
  language: KnownLanguage,
) {
  const last = sentences.at(-1)!;
  const { fails, ends } = ENDS[language];
  const failed = fails.exec(last);
  const [told, rest] = failed
    ? [
        [...sentences.slice(0, -1), { en: 'That cannot be.', de: 'Das kann nicht sein.' }[language]],
        last.slice(failed[0].length),
      ]
    : [sentences.slice(0, -1), last];
  const { impossible, struck } = judge(model, told.join(' '), language, 'some');
  const closed = failed ? placesIn(model, failed.groups!.struck!) : struck;
  for (const spot of closed) expect(impossible, last).toContain(spot);
  model.close(...closed);
  const end = ends.map((form) => form.exec(rest)?.groups).find((groups) => groups !== undefined);
  expect(end, last).toBeDefined();
  const { look, place, stone, lines: numbers } = end!;
  if (numbers) {
    const [first, final = first] = numbers.split(/ to | bis /).map(Number) as [number, number?];
    for (let line = first; line <= final!; line++) follow(model, lines[line - 1]!, language);
    expect(placesIn(model, lines[final!]!)).toEqual([]);
  }
  const [spot] = placesIn(model, place!);
  const things = thingsIn(model, look ?? lines.at(0)!);
  if (look) expect(model.of(things[0]!), last).toEqual([spot]);
  if (stone) expect(thingsIn(model, stone), last).toEqual([spot!.stone]);
}

/** Holds all that is said of a way against the rules; returns its longest sentence and how many there are. */
function check(way: Way, language: KnownLanguage, isLight: boolean, reader: Reader = 'print') {
  const words = WORDS[language];
  const { setup } = way;
  const lines = wayLines(way, words.for(reader)).map(({ xml }) => xml);
  const point = turningPointOf(way);
  const sentences = turningSentences(way, point, words).map(({ xml }) => xml);
  const model = new Model(setup);
  for (const line of lines.slice(0, point.index)) follow(model, line, language);
  if (point.step.place) {
    const { laid } = judge(model.copy(), sentences.join(' '), language);
    expect(laid).toEqual([model.at(point.step.place)]);
  } else {
    judgeTurn(model.copy(), sentences, lines, language);
    const { stones, strokes, marked } = turningFigure({ ...setup, checked: true } as never, way, words);
    const covered = new Set(stones.flatMap(({ first, second }) => [first, second]));
    // What the picture shows is what was told: stones, and a bar wherever two free cells cannot be one.
    const shut = model.all.filter(
      (spot) => !model.open.has(spot) && !covered.has(spot.first) && !covered.has(spot.second),
    );
    expect(strokes.map((stroke) => model.at(stroke))).toEqual(shut);
    expect(marked).toEqual(turningCells(point));
  }
  for (const line of lines.slice(point.index)) follow(model, line, language);
  const { key } = countSolutions(setup);
  for (const { first, second } of model.open) expect(key![first]).toBe(second);
  if (!isLight) return;
  expect(sentences.length, sentences.join(' ')).toBeLessThanOrEqual(MOST_SENTENCES);
  for (const sentence of sentences) {
    const plain = sentence.replace(/<[^>]*>/g, '');
    expect(plain.split(' ').length, plain).toBeLessThanOrEqual(MOST_WORDS);
  }
}

function firstBook(): readonly BookPuzzle[] {
  const file = JSON.parse(readFileSync(new URL('../../golden/first-book.json', import.meta.url), 'utf8'));
  return openBook(file).sections.flatMap(({ puzzles }) => puzzles);
}

/** Boards of all levels. */
function boards(range: number, count: number): Setup[] {
  return Array.from({ length: count }, (_, i) => likelyUnique(range, new Random(`ways/${range}/${i}`)));
}

describe.each(KNOWN_LANGUAGES)('the hints: %s', (language) => {
  it('are so for every puzzle of the first book, in six short sentences at most', () => {
    for (const { puzzle, grade } of firstBook()) {
      if (!grade || hasUnknowns(puzzle.kind)) continue;
      const way = wayOf(puzzle)!;
      check(way, language, heaviestOf(way.steps) <= USUAL_LOAD);
    }
  });

  it('are so for puzzles of all levels', () => {
    const techniques = new Set<string>();
    const told = BOARDS.map(({ setup }) => setup).concat(
      [3, 4, 5, 6, 7].flatMap((range) => boards(range, 40)),
    );
    for (const setup of told) {
      const way = wayOf(setup);
      const load = heaviestOf(way?.steps ?? []);
      // A trial within a trial is not told in books.
      if (!way || load === Number.POSITIVE_INFINITY) continue;
      check(way, language, load <= USUAL_LOAD, 'embossed');
      techniques.add(turningPointOf(way).step.technique);
    }
    expect(TECHNIQUE_NAMES.filter((name) => !techniques.has(name))).toEqual(['locked-square']);
  });
});
