import { describe, expect, it } from 'vitest';
import type { Edition } from '../../src/book/choices.ts';
import { LANGUAGE_CODES, type Language } from '../../src/languages/index.ts';
import { run, testFolder } from '../helpers/cli/run.ts';

const { write, path } = testFolder();

/** Each edition in one of the languages, as reading files back takes long. */
const EDITIONS = {
  en: ['standard-print', 'brf'],
  de: ['tactile', 'aloud', 'keys'],
  fr: ['epub', 'html', 'ebraille'],
} as const satisfies Record<Language, readonly Edition[]>;

describe.each(LANGUAGE_CODES)('a book with tasks for composers (%s)', (language) => {
  it('shows every task and an answer to it in its editions', async () => {
    const config = write(
      'config.json',
      JSON.stringify({
        title: 'Composing',
        language,
        sections: [{ title: 'A', range: 3, count: 1 }],
        composing: [
          'small-line',
          'small-givens',
          { range: 4, conditions: ['sum c 8', 'sum 2 10', 'unions 2'] },
        ],
        editions: EDITIONS[language],
      }),
    );
    expect(await run('book', config, '--output', path('out'), '--quiet')).toMatchObject({
      code: 0,
      stderr: '',
    });
    const checked = await run('check', path('out/composing/book.json'), '--files', '--quiet');
    expect([checked.code, checked.stderr]).toEqual([0, '']);
  });
});
