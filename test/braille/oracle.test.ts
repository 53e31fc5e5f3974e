import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { brailleCell, braillePlace, brailleStone } from '../../src/braille/grids.ts';
import { BRAILLE_LANGUAGES, BRAILLE_TABLES, type BrailleLanguage } from '../../src/braille/tables.ts';
import { respell, translateText } from '../../src/braille/translate.ts';
import { adjacencies, fullRectangle } from '../../src/domino/board.ts';
import { makeCell, makePlace } from '../../src/domino/coordinates.ts';
import { MAX_RANGE, makeStone, stonesOf } from '../../src/domino/stones.ts';
import { SENTENCES } from './sentences.ts';

// Another release of the translator, with later tables, as the operating system has it (Debian: liblouis-bin).
const TOOL = 'lou_translate';
const TABLES: Record<BrailleLanguage, string> = { en: 'en-ueb-g1.ctb', de: 'de-g0.utb' };

function louTranslate(lines: readonly string[], language: BrailleLanguage, ...options: string[]): string[] {
  const run = spawnSync(TOOL, [...options, `unicode.dis,${TABLES[language]}`], {
    input: lines.map((line) => `${line}\n`).join(''),
    encoding: 'utf8',
  });
  if (run.status !== 0) throw run.error ?? new Error(`${TOOL}: ${run.stderr}`);
  return run.stdout.split('\n').slice(0, lines.length);
}

const missing = spawnSync(TOOL, ['--version']).status !== 0;

describe(TOOL, () => {
  it('is here, or may be missing', ({ skip }) => {
    if (process.env.DOMINOSA_REQUIRE_TOOLS === '1') expect(missing, `${TOOL} is not installed`).toBe(false);
    else if (missing) skip(`${TOOL} is not installed: translations are not compared with it`);
  });

  describe.skipIf(missing).each(BRAILLE_LANGUAGES)('%s', (language) => {
    it('makes the same of every sentence', () => {
      const sentences = SENTENCES[language];
      const table = BRAILLE_TABLES[language].uncontracted;
      const theirs = louTranslate(
        sentences.map((sentence) => respell(sentence, table)),
        language,
      );
      expect(sentences.map((sentence) => translateText(sentence, language))).toEqual(theirs);
    });

    it('reads coordinates back as they are written in print', () => {
      const board = fullRectangle(7);
      const pairs = adjacencies(board);
      const cells = [
        ...board.cells.map((cell) => brailleCell(board, cell)),
        ...pairs.map((pair) => braillePlace(board, pair)),
      ];
      expect(louTranslate(cells, language, '--backward')).toEqual([
        ...board.cells.map((cell) => makeCell(board, cell)),
        ...pairs.map((pair) => makePlace(board, pair)),
      ]);
    });
  });

  // Not in German: this release takes a stone for a ratio there and puts dot 4 before the colon.
  it.skipIf(missing)('writes and reads stones as UEB does', () => {
    const stones = stonesOf(MAX_RANGE);
    const cells = stones.map((stone) => brailleStone(stone, 'en'));
    expect(louTranslate(stones.map(makeStone), 'en')).toEqual(cells);
    expect(louTranslate(cells, 'en', '--backward')).toEqual(stones.map(makeStone));
  });
});
