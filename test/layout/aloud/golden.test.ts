import { describe, expect, it } from 'vitest';
import { ENGINE } from '../../../src/book/engine.ts';
import { makeDocument } from '../../../src/document/make.ts';
import { TECHNIQUE_EXAMPLES } from '../../../src/document/techniques.ts';
import { COMPLETED, COMPLETION, completionKey } from '../../../src/document/worked.ts';
import { parseLine } from '../../../src/domino/notation.ts';
import { checkPuzzle } from '../../../src/domino/puzzle.ts';
import { LANGUAGE_CODES } from '../../../src/languages/index.ts';
import { layoutAloud } from '../../../src/layout/aloud/aloud.ts';
import { bookOf, entryOf } from '../../helpers/document/documents.ts';
import { textsOf } from '../../helpers/document/texts.ts';

/** A puzzle that needs a technique besides seals and gaps, and a completion. */
const SECTIONS = [
  {
    title: 'Omnibus',
    kind: 'omnibus' as const,
    range: 3,
    oneKey: false,
    puzzles: [entryOf(checkPuzzle(parseLine(TECHNIQUE_EXAMPLES['fixed-cell'])), 1)],
  },
  {
    title: 'Terzett',
    kind: 'completion' as const,
    range: 4,
    oneKey: false,
    puzzles: [
      {
        number: 2,
        id: 'x-2',
        puzzle: COMPLETION,
        solution: { ...COMPLETED },
        key: completionKey(),
        grade: undefined,
        engine: ENGINE,
      },
    ],
  },
];

describe.each(LANGUAGE_CODES)('a small book: %s', (language) => {
  // After a change: run vitest with -u, and review the difference.
  it('says what it always said', async () => {
    const audience = { reader: 'aloud', keysInside: true } as const;
    const document = makeDocument(bookOf(language, SECTIONS), 'book', audience, textsOf(language));
    await expect(layoutAloud(document)).toMatchFileSnapshot(`../../golden/aloud.${language}.txt`);
  });
});
