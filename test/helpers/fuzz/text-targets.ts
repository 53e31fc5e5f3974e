import { parseConfig } from '../../../src/book/config.ts';
import { importSections } from '../../../src/book/import.ts';
import { parseJson } from '../../../src/book/json.ts';
import { KnownPuzzles } from '../../../src/book/known-puzzles.ts';
import { gradesOf } from '../../../src/braille/tables.ts';
import { parseNumbers } from '../../../src/cli/options.ts';
import { UserError } from '../../../src/errors.ts';
import { LANGUAGE_CODES } from '../../../src/languages/index.ts';
import type { TextFile } from '../../../src/words/text-file.ts';
import { translateForeign, translateText } from '../braille/writing.ts';
import { varied } from './mutate.ts';
import type { Target } from './target.ts';

const WRITINGS = LANGUAGE_CODES.flatMap((language) =>
  gradesOf(language).map((grade) => ({ language, grade, translator: 'built-in' as const })),
);

/** Arbitrary Unicode characters, so that mutants contain more than those of the templates. */
const SCRIPTS = Array.from({ length: 200 }, (_, i) =>
  Array.from({ length: 12 }, (_, j) => String.fromCodePoint((i * 331 + j * 7) % 0xd800)).join(''),
);

/** The text of word-books between filled-in values. */
function wordsIn(files: readonly TextFile[]): string[] {
  return files.flatMap(({ text }) => text.match(/[^<>{}=\n]{20,200}/g) ?? []);
}

export function textTargets(words: readonly TextFile[], puzzles: readonly string[]): Target[] {
  return [
    {
      name: 'braille text',
      share: 0.05,
      seeds: [...wordsIn(words), ...SCRIPTS, 'Haus Nr. 3a, 4:6; »x« & Co. – 50 %'],
      read(text) {
        // The length of a paragraph: a text of half a million characters does not occur in a book.
        const { language, ...writing } = WRITINGS[text.length % WRITINGS.length]!;
        for (const translate of [translateText, translateForeign]) {
          translate(text.slice(0, 2000), language, writing);
        }
      },
    },
    {
      name: 'list of numbers',
      seeds: ['1', '1-4', '2,5', '1-3, 7 - 9,12', '50'],
      read: (text) => void parseNumbers(text, 50),
    },
    {
      name: 'file of puzzles',
      share: 0.05,
      seeds: puzzles.flatMap((puzzle) =>
        ['{}', '{"level":"easy","count":1}'].map((fields) => `${fields}\n${puzzle}`),
      ),
      vary(text, random, other) {
        const [fields, ...lines] = text.split('\n');
        return `${fields}\n${varied(lines.join('\n'), random, other)}`;
      },
      read(text) {
        const [fields = '', ...lines] = text.split('\n');
        const section = parseJson(fields);
        if (typeof section !== 'object' || section === null) throw new UserError('no section');
        const config = parseConfig({ title: 'x', sections: [{ title: 'x', from: 'x', ...section }] });
        importSections(config, () => lines.join('\n'), new KnownPuzzles());
      },
    },
  ];
}
