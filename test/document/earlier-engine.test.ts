import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeBookText, openBook, parseBookFile } from '../../src/book/book.ts';
import { checkBook } from '../../src/book/check.ts';
import { AREAS_SINCE, ENGINE } from '../../src/book/engine.ts';
import { parseJson } from '../../src/book/json.ts';
import { analysisOf } from '../../src/document/puzzle-analysis.ts';
import type { Step } from '../../src/solve/techniques/technique.ts';

// Books by an earlier engine stay valid, with the hints of that engine. The book in test/golden/ and the hashes of its solution
// paths are of engine 3, which found an odd area only where a single place leads to it.

const TEXT = readFileSync(new URL('../golden/engine-3.json', import.meta.url), 'utf8');

const WAYS: readonly (readonly [id: string, level: string, sum: string])[] = [
  ['tavap-dojuz', 'tricky', '4187792b87aaf0f7'],
  ['jafif-johiv', 'master', '0b932fe973b3a322'],
  ['fahob-dorok', 'expert', 'ab54e70fa806c674'],
  ['fusop-sodak', 'hard', '4e2c6856e2a4ddf0'],
  ['gataj-sivof', 'hard', '653b061e4d327628'],
  ['vokid-votum', 'hard', '0a18283895330575'],
  ['zatul-gavov', 'hard', 'b9c710b8109ebe72'],
  ['huzik-pipop', 'hard', '8a8a9f0aa33e27fd'],
  ['rodus-bugil', 'hard', '6c5e950380169eee'],
  ['timil-vosis', 'tricky', 'f38d463995c93451'],
  ['vokas-lanos', 'tricky', '0d097fff1286a59c'],
  ['nakam-tonuz', 'tricky', '177abed81854946e'],
];

/** The puzzles of the book, provided that this engine made all of it. */
function puzzlesBy(engine: number) {
  const file = parseBookFile(parseJson(TEXT.replaceAll(/("engine": ?)3\b/g, `$1${engine}`)));
  return openBook(file).sections.flatMap(({ puzzles }) => puzzles);
}

function sumOf(steps: readonly Step[]): string {
  const lines = steps.map(({ technique, rating, place, eliminate, because }) =>
    [technique, rating, place?.index, ...eliminate.map(({ index }) => index), 'because', ...because].join(
      ' ',
    ),
  );
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
}

const toldBy = (engine: number) =>
  puzzlesBy(engine).map((puzzle) => [puzzle.id, puzzle.grade!.level, sumOf(analysisOf(puzzle).way!.steps)]);

describe('a book of engine 3', () => {
  it('is read and written as it is, and all right', () => {
    const file = parseBookFile(parseJson(TEXT));
    expect(makeBookText(file)).toBe(TEXT);
    expect(checkBook(file)).toEqual([]);
  });

  it('has the hints of engine 3', () => expect(toldBy(3)).toEqual(WAYS));

  it('would have other hints by this engine, and wrong grades', () => {
    expect(ENGINE).toBe(AREAS_SINCE);
    const told = toldBy(ENGINE);
    expect(told.filter(([, , sum], i) => sum !== WAYS[i]![2]).map(([id]) => id)).toEqual([
      'tavap-dojuz',
      'jafif-johiv',
      'fahob-dorok',
      'fusop-sodak',
      'gataj-sivof',
      'vokid-votum',
      'vokas-lanos',
      'nakam-tonuz',
    ]);
    const file = parseBookFile(parseJson(TEXT.replaceAll(/("engine": ?)3\b/g, `$1${ENGINE}`)));
    const is = 'its grade is not what the techniques give:';
    expect(checkBook(file)).toEqual([
      `sections[0].puzzles[0]: ${is} tricky, rating 3.3`,
      `sections[0].puzzles[2]: ${is} hard, rating 4.8`,
      `sections[0].puzzles[3]: ${is} hard, rating 4`,
      `sections[0].puzzles[4]: ${is} tricky, rating 3.3`,
      `sections[0].puzzles[5]: ${is} tricky, rating 3.3`,
      `sections[2].puzzles[1]: ${is} tricky, rating 3.3`,
      `sections[2].puzzles[2]: ${is} tricky, rating 3.3`,
    ]);
  });

  it('is checked by its own number where a puzzle names none', () => {
    const file = parseBookFile(parseJson(TEXT));
    for (const { puzzles } of file.sections) for (const record of puzzles) delete record.origin;
    expect(checkBook(file)).toEqual([]);
    expect(checkBook({ ...file, engine: ENGINE })).not.toEqual([]);
  });
});
