import { describe, expect, it } from 'vitest';
import type { Book, BookSection } from '../../src/book/book.ts';
import { wordsOf } from '../../src/document/document.ts';
import { levelName } from '../../src/document/say.ts';
import { stepText } from '../../src/document/steps/steps.ts';
import { turningSentences, wayLines } from '../../src/document/steps/way.ts';
import {
  BOOK_TECHNIQUES,
  type BookTechnique,
  bookTechniqueOf,
  EXPLAINED_TECHNIQUES,
  type ExplainedTechnique,
  exampleOf,
  nameOfTechnique,
  TECHNIQUE_EXAMPLES,
} from '../../src/document/techniques.ts';
import { makeDomino } from '../../src/domino/dominoes.ts';
import { hasUnknowns } from '../../src/domino/kinds.ts';
import { parseLine } from '../../src/domino/notation.ts';
import { checkPuzzle } from '../../src/domino/puzzle.ts';
import { LANGUAGE_CODES, type Language } from '../../src/languages/index.ts';
import { gradeOf } from '../../src/solve/grade.ts';
import { turningPointOf } from '../../src/solve/hints.ts';
import { TECHNIQUE_NAMES } from '../../src/solve/levels.ts';
import { countSolutions } from '../../src/solve/solution-counter.ts';
import { wayOf } from '../../src/solve/way.ts';
import { goldenBook, opened } from '../helpers/book/books.ts';
import { blocksOf, linesOf, sectionOf } from '../helpers/document/blocks.ts';
import { namedIn } from '../helpers/document/boards.ts';
import { AUDIENCES, documentOf, entryOf, openedBook } from '../helpers/document/documents.ts';
import { plainWords, WORDS } from '../helpers/words.ts';

describe('the techniques of a book', () => {
  it('are those of the ladder but for the locked square, and one is two', () => {
    const ladder = TECHNIQUE_NAMES.filter((name) => name !== 'locked-square');
    expect(BOOK_TECHNIQUES.filter((technique) => technique !== 'forced-duplicate-of-two')).toEqual(ladder);
    expect(bookTechniqueOf({ technique: 'forced-duplicate', rating: 2.8 })).toBe('forced-duplicate');
    expect(bookTechniqueOf({ technique: 'forced-duplicate', rating: 3 })).toBe('forced-duplicate-of-two');
    expect(bookTechniqueOf({ technique: 'locked-square', rating: 4.2 })).toBeUndefined();
    for (const technique of ladder) expect(bookTechniqueOf({ technique, rating: 1 })).toBe(technique);
  });

  it.each(LANGUAGE_CODES)('have names of their own: %s', (language) => {
    const names = BOOK_TECHNIQUES.map((technique) => nameOfTechnique(technique, WORDS[language]));
    expect(new Set(names).size).toBe(BOOK_TECHNIQUES.length);
  });
});

describe('the examples', () => {
  it('are each another', () => {
    expect(new Set(Object.values(TECHNIQUE_EXAMPLES)).size).toBe(EXPLAINED_TECHNIQUES.length);
  });

  it.each(EXPLAINED_TECHNIQUES)('%s: seals, gaps and one use of it solve it', (technique) => {
    const { puzzle, path: way, step } = exampleOf(technique);
    expect(countSolutions(puzzle, 2).solutions).toBe(1);
    const used = way.pathSteps.map((pathStep) => bookTechniqueOf(pathStep.step)!);
    expect(used.filter((other) => other === technique)).toHaveLength(1);
    expect(used.filter((other) => !['seal', 'gap', technique].includes(other))).toEqual([]);
    expect(used[step]).toBe(technique);
    expect(gradeOf(way)!.rating).toBe(way.pathSteps[step]!.step.rating);
    // The boards fit on a page and on a sheet together with their words.
    expect(puzzle.range).toBeLessThanOrEqual(4);
  });
});

/** A book with a section for each list of puzzles. */
async function bookOf(language: Language, ...sections: readonly (readonly string[])[]): Promise<Book> {
  let number = 0;
  return {
    ...(await openedBook(language)),
    sections: sections.map(
      (lines, s): BookSection => ({
        title: `Section ${s + 1}`,
        kind: 'omnibus',
        range: 3,
        oneKey: false,
        puzzles: lines.map((line) => entryOf(checkPuzzle(parseLine(line)), ++number)),
      }),
    ),
  };
}

const EASY = 'omnibus 3 21010/20320/01231/33231';
const OF = TECHNIQUE_EXAMPLES;
const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);

describe.each(LANGUAGE_CODES)('the techniques of a book: %s', (language) => {
  const words = WORDS[language];
  /** The parts of a book that explain techniques, except those needed only for the old book. */
  const partsOf = (document: ReturnType<typeof documentOf>) =>
    blocksOf(document, 'section')
      .filter(({ role }) => role === 'puzzles')
      .flatMap((section) => blocksOf(section, 'section'))
      .filter(
        ({ role, blocks }) =>
          role === 'part' && blocks.some((block) => 'id' in block && block.id?.startsWith('aid-')),
      );
  const explained = (book: Book) =>
    partsOf(documentOf(book)).map((part) => wordsOf(blocksOf(part, 'heading')[0]!.content));

  it.each<[string, readonly ExplainedTechnique[]]>([
    ['a small easy book', []],
    ['a book with two techniques', ['odd-area', 'overlap']],
    ['a book with every technique', EXPLAINED_TECHNIQUES],
  ])('explains exactly the techniques that are needed: %s', async (_, techniques) => {
    const book = await bookOf(language, [EASY, ...techniques.map((technique) => OF[technique])]);
    const inOrder = EXPLAINED_TECHNIQUES.filter((technique) => techniques.includes(technique));
    expect(explained(book)).toEqual(inOrder.map((technique) => capital(nameOfTechnique(technique, words))));
  });

  it('explains nothing for puzzles that have no grade', async () => {
    const book = await bookOf(language, [EASY, OF.chain]);
    const bare = {
      ...book,
      sections: book.sections.map((section) => ({
        ...section,
        puzzles: section.puzzles.map((puzzle) => ({ ...puzzle, grade: undefined })),
      })),
    };
    expect(explained(bare)).toEqual([]);
    const ids = blocksOf(documentOf(bare), 'section').map(({ id }) => id);
    expect(ids.filter((id) => id?.startsWith('hints'))).toEqual([]);
  });

  it.each(AUDIENCES)('shows each technique before its use: $reader', async (audience) => {
    const book = await bookOf(
      language,
      EXPLAINED_TECHNIQUES.map((technique) => OF[technique]),
    );
    const parts = partsOf(documentOf(book, { audience }));
    expect(parts).toHaveLength(EXPLAINED_TECHNIQUES.length);
    for (const [i, technique] of EXPLAINED_TECHNIQUES.entries()) {
      const { puzzle, path: way, step } = exampleOf(technique);
      const figures = blocksOf(parts[i]!, 'board').map(({ figure }) => figure);
      const before = way.pathSteps.slice(0, step).flatMap((pathStep) => pathStep.step.place ?? []);
      const { step: use } = way.pathSteps[step]!;
      expect(figures[0]).toMatchObject({
        puzzle,
        marked: use.because,
        dominoes: before.map(({ first, second }) => ({ first, second })),
      });
      const { step: placing } = way.pathSteps.slice(step).find((pathStep) => pathStep.step.place)!;
      const lines = blocksOf(parts[i]!, 'paragraph').map(({ content }) => content);
      if (audience.reader === 'print') {
        // Before and after, with a supposition in between. Things that the pictures show are not named.
        expect(figures).toHaveLength(technique === 'trial' ? 3 : 2);
        expect(figures[0]!.next!.cannot).toEqual(use.eliminate);
        expect(figures.at(-1)!.next!.could).toEqual([placing.place]);
        expect(lines).toHaveLength(figures.length);
        for (const line of lines) {
          expect(wordsOf(line).split(/(?<=[.!?])\s+/u).length, wordsOf(line)).toBeLessThanOrEqual(2);
          for (const { type } of line) expect(['text', 'domino']).toContain(type);
        }
        const dominoes = [...(use.dominoes ?? []), ...use.eliminate.map(({ domino }) => domino)].map(
          makeDomino,
        );
        for (const domino of namedIn(lines[0]!).dominoes)
          expect(
            technique === 'trial' || technique === 'chain' || dominoes.includes(domino),
            `${technique} ${domino}`,
          ).toBe(true);
        expect(wordsOf(lines.at(-1)!)).toContain(makeDomino(placing.place!.domino));
      } else {
        // The explanation ends with a domino that is placed.
        const told = lines.map(wordsOf);
        expect(told.slice(-2)).toEqual([use, placing].map((of) => stepText(of, puzzle, words).plain()));
        expect([figures.length, told.length]).toEqual([1, 4]);
      }
    }
  });

  it('promises no guess only where no puzzle is above expert', async () => {
    const says = (book: Book) =>
      blocksOf(documentOf(book), 'paragraph').some(({ content }) =>
        wordsOf(content).includes(plainWords(language)('practice-no-guess')),
      );
    expect(says(await bookOf(language, [EASY, OF.matching]))).toBe(true);
    expect(says(await bookOf(language, [EASY], [OF.trial]))).toBe(false);
  });
});

it('where a technique of the first book can be tried is the first puzzle whose way needs it', () => {
  const book = opened(goldenBook());
  const words = WORDS.en;
  const needed = new Map<string, number>();
  for (const { number, puzzle, grade } of book.sections.flatMap(({ puzzles }) => puzzles)) {
    const way = grade && !hasUnknowns(puzzle.kind) ? wayOf(puzzle) : undefined;
    for (const { technique, rating } of way?.steps ?? []) {
      // A forced duplicate of two cells is explained for itself.
      const isOfTwo = technique === 'forced-duplicate' && rating >= 3;
      const shown = isOfTwo ? 'forced-duplicate-of-two' : technique;
      if (!needed.has(shown)) needed.set(shown, number);
    }
  }
  // What only the old book needs is explained elsewhere.
  const sections = blocksOf(documentOf(book), 'section')
    .filter(({ role }) => role === 'puzzles')
    .flatMap((section) => blocksOf(section, 'section'));
  const told = EXPLAINED_TECHNIQUES.flatMap((technique) => {
    const name = capital(nameOfTechnique(technique, words));
    const part = sections.find(
      ({ role, blocks: [heading] }) =>
        role === 'part' && heading?.type === 'heading' && wordsOf(heading.content) === name,
    );
    return part ? [{ technique, last: wordsOf(blocksOf(part, 'paragraph').at(-1)!.content) }] : [];
  });
  expect(told.map(({ technique }) => technique)).toEqual(
    EXPLAINED_TECHNIQUES.filter((technique) => needed.has(technique)),
  );
  expect(told.length).toBeGreaterThan(5);
  for (const { technique, last } of told) {
    const sentence = words.text('technique-try', { number: needed.get(technique)! });
    expect(last.endsWith(` ${sentence}`), `${technique}: ${last} / ${sentence}`).toBe(true);
  }
});

it.each(LANGUAGE_CODES)('sections open with their level and new techniques: %s', async (language) => {
  const words = WORDS[language];
  const openings = (book: Book) =>
    // In print these are separate pages: test/render/first-book-pages.machines.test.ts.
    blocksOf(documentOf(book, { audience: AUDIENCES[1] }), 'section')
      .filter(({ role }) => role === 'puzzles')
      .map(({ blocks }) =>
        blocks.flatMap((block) => (block.type === 'paragraph' ? [wordsOf(block.content)] : [])),
      );
  const say = plainWords(language, 'touch');
  const isNew = (technique: BookTechnique) =>
    `${say('section-new-techniques')}${say('colon')} ${nameOfTechnique(technique, words)}.`;
  const book = await bookOf(
    language,
    [EASY],
    [OF.overlap, EASY],
    [OF.overlap, OF['odd-area']],
    [OF['odd-area']],
  );
  const level = (of: string) => say('puzzle-level', { level: of });
  const [one, two, three, four] = openings(book);
  expect(one![0]).toContain(level(levelName('easy', words)));
  expect(one!.join()).not.toContain(say('section-new-techniques'));
  expect(two![0]).not.toContain(level('').split(' ')[0]);
  expect(two![1]).toBe(isNew('overlap'));
  expect(three![1]).toBe(isNew('odd-area'));
  expect(four![0]).toContain(level(levelName('tricky', words)));
  expect(four).toHaveLength(1);
});

describe.each(LANGUAGE_CODES)('the hints: %s', (language) => {
  it('are two chapters before the keys, each with every graded puzzle in order', async () => {
    const book = await bookOf(language, [EASY, OF.overlap], [OF.matching, OF.trial]);
    const [first, ...others] = book.sections;
    const [graded, ...rest] = first!.puzzles;
    const mixed = {
      ...book,
      sections: [{ ...first!, puzzles: [{ ...graded!, grade: undefined }, ...rest] }, ...others],
    };
    const document = documentOf(mixed);
    const ids = blocksOf(document, 'section').flatMap(({ id }) => id ?? []);
    const hints = (stage: number) => [2, 3, 4].map((number) => `hint-${stage}-${number}`);
    expect(ids.slice(ids.indexOf('hints-1'), ids.indexOf('keys') + 1)).toEqual([
      'hints-1',
      ...hints(1),
      'hints-2',
      ...hints(2),
      'keys',
    ]);
    for (const id of [...hints(1), ...hints(2)]) {
      const [heading] = blocksOf(sectionOf(document, id), 'heading');
      const name = id.startsWith('hint-1') ? 'hint-way-heading' : 'hint-turning-heading';
      expect(wordsOf(heading!.content)).toBe(plainWords(language)(name, { number: id.at(-1)! }));
    }
    const pages = blocksOf(document, 'section').filter(({ role }) => role === 'puzzle');
    const references = pages.map((page) =>
      blocksOf(page, 'paragraph').flatMap(({ content }) => namedIn(content).pages),
    );
    const expected = (n: number) => [`hint-1-${n}`, `hint-2-${n}`, `key-${n}`];
    expect(references).toEqual([
      ['key-1'],
      ['aid-overlap', ...expected(2)],
      ['aid-matching', ...expected(3)],
      ['aid-trial', ...expected(4)],
    ]);
  });

  it('tell where to begin, the way step by step, and the turning point with its picture', async () => {
    const book = await bookOf(language, [OF.overlap, EASY]);
    const document = documentOf(book);
    const toTouch = documentOf(book, { audience: AUDIENCES[1] });
    const words = WORDS[language];
    for (const { number, puzzle } of book.sections[0]!.puzzles) {
      const way = wayOf(puzzle)!;
      const [list] = blocksOf(sectionOf(document, `hint-1-${number}`), 'list');
      expect(list).toMatchObject({ ordered: true, style: 'covered' });
      const { index, step } = turningPointOf(way);
      // Those of the first puzzles are sentences.
      const starred = wayLines(way, words.for('screen')).map(
        (line, i) => `${line.plain()}${i === index && !step.place ? '*' : ''}`,
      );
      expect(list!.items.map(wordsOf)).toEqual(starred);
      // On paper, an easy puzzle has no turning point.
      const turnsOn = blocksOf(sectionOf(document, 'hints-2'), 'section').map(({ id }) => id);
      expect(turnsOn.includes(`hint-2-${number}`)).toBe(!step.place);
      const turn = sectionOf(step.place ? toTouch : document, `hint-2-${number}`);
      const said = step.place ? words.for('touch') : words;
      const sentences = turningSentences(way, turningPointOf(way), said).map((line) => line.plain());
      if (step.place) {
        expect(blocksOf(turn, 'board')).toEqual([]);
        expect(linesOf(turn)[1]).toContain(sentences.join(' '));
      } else {
        expect(blocksOf(turn, 'board')).toHaveLength(1);
        const felt = sectionOf(toTouch, `hint-2-${number}`);
        expect(['board', 'list'].map((type) => blocksOf(felt, type as 'board').length)).toEqual([0, 1]);
        const told = blocksOf(turn, 'paragraph').map(({ content }) => wordsOf(content));
        expect(told.slice(1, -1)).toEqual(sentences);
      }
    }
  });
});
