import { describe, expect, it } from 'vitest';
import type { Book } from '../../src/book/book.ts';
import { type BoardFigure, wordsOf } from '../../src/document/document.ts';
import { makeDocument } from '../../src/document/make.ts';
import { stepText } from '../../src/document/steps/steps.ts';
import { LESSON, PRACTICE, TERZETT_EXAMPLE, workedExample } from '../../src/document/worked.ts';
import { makeCell, parseCell, parsePlace } from '../../src/domino/coordinates.ts';
import { dominoIndex, makeDomino } from '../../src/domino/dominoes.ts';
import { LANGUAGE_CODES, type Language } from '../../src/languages/index.ts';
import type { WordBook } from '../../src/words/word-book.ts';
import { allBlocks, blocksOf, linesOf, sectionOf } from '../helpers/document/blocks.ts';
import { cellsOf, countsIn, freePairs, namedIn, shownBy, touches } from '../helpers/document/boards.ts';
import {
  AUDIENCES,
  bookOf,
  documentOf,
  exhibitOf,
  mixedBook,
  SECTIONS,
} from '../helpers/document/documents.ts';
import { judge } from '../helpers/document/steps/judge.ts';
import { Model } from '../helpers/document/steps/model.ts';
import { textsOf } from '../helpers/document/texts.ts';
import { formOf } from '../helpers/forms.ts';
import { oracleSolutions } from '../helpers/oracle.ts';
import { rawOf } from '../helpers/solve/deals.ts';
import { TOLD_WORDS } from '../helpers/told-words.ts';
import { plainWords, WORDS } from '../helpers/words.ts';

const VALUES = {
  domino: String.raw`\d:\d`,
  place: '[^.,]+(?:,\\d)?',
  cell: String.raw`[a-d]\d`,
  neighbour: String.raw`[a-d]\d`,
};

/** What the lesson says of each domino in turn: where it goes, and why. */
function claimsIn(text: string, language: Language) {
  const found = (['lesson-place-seal', 'lesson-place-gap', 'lesson-place-gap-barred'] as const).flatMap(
    (id) => {
      const form = formOf(WORDS[language], id, { named: true }, VALUES);
      // After the name of a technique, a sentence continues in lower case.
      return [...text.matchAll(new RegExp(form, 'gi'))];
    },
  );
  const byEnd = new Map(found.map((match) => [match.index + match[0].length, match]));
  return [...byEnd.values()]
    .sort((a, b) => a.index - b.index)
    .map(({ groups }) => groups as Record<'domino' | 'place' | 'cell' | 'neighbour', string | undefined>);
}

/** The number of places for each domino not yet placed, from numbers and dominoes alone. */
function openCounts({ puzzle, dominoes }: BoardFigure): Map<string, number> {
  const { open } = freePairs({ puzzle, dominoes });
  const placed = new Set(dominoes.map((pair) => shownBy(puzzle.numbers, pair)));
  const numbers = Array.from({ length: puzzle.range + 1 }, (_, number) => number);
  const names = numbers.flatMap((low) => numbers.slice(low).map((high) => `${low}:${high}`));
  return new Map(
    names
      .filter((name) => !placed.has(name))
      .map((name) => [name, open.filter((pair) => shownBy(puzzle.numbers, pair) === name).length]),
  );
}

/** The lesson in print, and as heard by those who cannot see its pictures. */
function chaptersIn(language: Language) {
  const book = bookOf(language, [SECTIONS.omnibus]);
  const [seen, heard] = [documentOf(book), documentOf(book, { audience: AUDIENCES[1] })].map((document) =>
    sectionOf(document, 'how-to-play'),
  );
  return { seen: seen!, heard: heard! };
}

const sentencesIn = (text: string) => text.split(/(?<=[.!?])\s+/u);

describe.each(LANGUAGE_CODES)('the lesson in pictures: %s', (language) => {
  const { seen } = chaptersIn(language);
  const steps = blocksOf(seen, 'section').filter(({ role }) => role === 'step');
  const pictures = steps.map((step) => ({
    figure: blocksOf(step, 'board')[0]!.figure,
    words: blocksOf(step, 'paragraph').map(({ content }) => content),
  }));
  const [key] = oracleSolutions(rawOf(LESSON), 2);
  const ofLesson = pictures.filter(({ figure }) => figure.puzzle.board.cells.length === 12);

  it('has a picture for each step, with two sentences at most that name no coordinate', () => {
    expect(pictures).toHaveLength(3 + 7);
    for (const step of steps) expect(blocksOf(step, 'board')).toHaveLength(1);
    for (const { words } of pictures) {
      expect(words).toHaveLength(1);
      expect(sentencesIn(wordsOf(words[0]!)).length).toBeLessThanOrEqual(2);
      for (const part of words[0]!) expect(['text', 'domino']).toContain(part.type);
    }
  });

  it('shows what is so: one place alone for what comes next, and none where it has a bar', () => {
    for (const { figure, words } of ofLesson) {
      const { open, used } = freePairs(figure);
      for (const { first, second } of figure.dominoes) expect(key![first]).toBe(second);
      const [could, ...others] = figure.next?.could ?? [];
      if (could) {
        expect(others).toEqual([]);
        const name = shownBy(LESSON.numbers, could);
        const [ringed] = figure.marked;
        const same = open.filter((pair) => shownBy(LESSON.numbers, pair) === name);
        const beside = open.filter((pair) => figure.marked.length === 1 && touches(pair, ringed!));
        expect([cellsOf(same), cellsOf(beside)]).toContainEqual(cellsOf([could]));
        expect(wordsOf(words[0]!)).toContain(name);
      }
      expect(figure.next?.cannot ?? []).toEqual([]);
      expect(cellsOf(figure.bars)).toEqual(cellsOf(used));
    }
    const count = (of: (figure: BoardFigure) => number) =>
      ofLesson.reduce((sum, { figure }) => sum + of(figure), 0);
    expect(count(({ next }) => next?.could.length ?? 0)).toBe(5);
    expect(count(({ bars }) => bars.length)).toBeGreaterThan(2);
    expect(ofLesson.at(-1)!.figure.dominoes).toHaveLength(6);
  });

  it('counts only when a first board has been solved, and then what is missing on the next', () => {
    const blocks = allBlocks([seen]);
    const counted = blocks.findIndex(({ type }) => type === 'tally');
    const solved = blocks.indexOf(blocksOf(steps.at(-1)!, 'board')[0]!);
    expect(solved).toBeGreaterThan(0);
    expect(counted).toBeGreaterThan(solved);
    const [tally, ...others] = blocksOf(seen, 'tally');
    expect(others).toEqual([]);
    const { figure } = blocksOf(seen, 'board').find(
      ({ figure }) => figure.puzzle.numbers === PRACTICE.numbers,
    )!;
    const told = tally!.dominoes!.map(
      (domino) => [makeDomino(domino), tally!.counts![dominoIndex(domino.low, domino.high)]] as const,
    );
    expect(new Map(told)).toEqual(openCounts(figure));
  });
});

describe.each(LANGUAGE_CODES)('the lesson in words: %s', (language) => {
  const { heard: chapter } = chaptersIn(language);
  const lines = blocksOf(chapter, 'paragraph').map(({ content }) => wordsOf(content));
  const bare = blocksOf(chapter, 'board')[0]!.figure;
  const [key, ...others] = oracleSolutions(rawOf(LESSON), 2);

  it('solves a board with one solution to its last domino, and nothing that it says is untrue', () => {
    expect(others).toEqual([]);
    const said = claimsIn(lines.join('\n'), language);
    expect(said).toHaveLength(LESSON.board.cells.length / 2);
    const dominoes: BoardFigure['dominoes'][number][] = [];
    for (const { domino, place, cell, neighbour } of said) {
      const { open } = freePairs({ puzzle: LESSON, dominoes });
      const at = parsePlace(LESSON.board, place!);
      expect(shownBy(LESSON.numbers, at)).toBe(domino);
      expect(key![at.first]).toBe(at.second);
      const only = cell
        ? open.filter((pair) => touches(pair, parseCell(LESSON.board, cell)))
        : open.filter((pair) => shownBy(LESSON.numbers, pair) === domino);
      expect(cellsOf(only)).toEqual(cellsOf([at]));
      if (cell)
        expect([cell, neighbour].sort()).toEqual(
          [at.first, at.second].map((end) => makeCell(LESSON.board, end)).sort(),
        );
      dominoes.push({ ...at, domino: { low: 0, high: 0 } });
    }
    expect(said.some(({ cell }) => cell)).toBe(true);
  });

  it('counts right, and says which counts fall', () => {
    const sum = [...openCounts(bare).values()].reduce((total, count) => total + count, 0);
    expect(lines.join('\n')).toContain(plainWords(language)('lesson-sum', { places: sum }));
    const heard = linesOf(chapter);
    const falls = new RegExp(
      formOf(WORDS[language], 'lesson-fall', {}, { ...VALUES, to: String.raw`\d` }),
      'g',
    );
    const told = heard.flatMap((line) =>
      [...line.matchAll(falls)].map(({ groups }) => [groups!.domino, groups!.places, groups!.to]),
    );
    const [and] = plainWords(language)('list-and', { head: '|', tail: '|' }).match(/[^|]+/)!;
    const placesIn = (text: string) => text.split(and!).map((place) => parsePlace(LESSON.board, place));
    const dominoes: BoardFigure['dominoes'][number][] = [];
    const order = claimsIn(lines.join('\n'), language).map(({ place }) => ({
      ...parsePlace(LESSON.board, place!),
      domino: { low: 0, high: 0 },
    }));
    const expected = order.flatMap((domino) => {
      const before = freePairs({ puzzle: LESSON, dominoes }).open;
      dominoes.push(domino);
      const after = openCounts({ ...bare, dominoes });
      const gone = before.filter((pair) => touches(pair, domino.first) || touches(pair, domino.second));
      return [...after].flatMap(([name, count]) => {
        const lost = gone.filter((pair) => shownBy(LESSON.numbers, pair) === name);
        return lost.length === 0 ? [] : [[name, cellsOf(lost), String(count)]];
      });
    });
    expect(told.length).toBeGreaterThan(3);
    expect(told.map(([name, places, left]) => [name, cellsOf(placesIn(places!)), left])).toEqual(expected);
  });

  it('explains each technique before its first use, and each word once', () => {
    const text = lines.join('\n');
    for (const id of ['lesson-seal', 'lesson-gap', 'lesson-bar'] as const) {
      const [, word] = /<b>(.*?)<\/b>/.exec(WORDS[language].textOf(id, { domino: '', bars: '' }))!;
      const bold = blocksOf(chapter, 'paragraph')
        .flatMap(({ content }) => content)
        .filter((part) => part.type === 'text' && part.strong && part.text === word!);
      expect(bold, word).toHaveLength(1);
      expect(text.toLowerCase()).toContain(word!.toLowerCase());
    }
  });

  it('tells readers by touch and ear the same', () => {
    for (const reader of ['touch', 'embossed', 'aloud'] as const) {
      const made = sectionOf(
        makeDocument(
          bookOf(language, [SECTIONS.omnibus]),
          'book',
          { reader, keysInside: true },
          textsOf(language),
        ),
        'how-to-play',
      );
      expect(blocksOf(made, 'board').map(({ figure }) => figure.dominoes.length)).toEqual(
        reader === 'embossed' ? [0, 2, 4, 6, 5] : [0, 6, 5, 10],
      );
      const text = blocksOf(made, 'paragraph').map(({ content }) => wordsOf(content));
      expect(claimsIn(text.join('\n'), language)).toEqual(claimsIn(lines.join('\n'), language));
      const counts = blocksOf(made, 'paragraph')
        .map(({ content }) => countsIn(content))
        .filter(({ size }) => size === 6);
      expect(counts).toContainEqual(openCounts(bare));
    }
  });
});

describe.each(LANGUAGE_CODES)('the board that is left half solved: %s', (language) => {
  const { seen, heard } = chaptersIn(language);
  const [key, ...others] = oracleSolutions(rawOf(PRACTICE), 2);
  const { figure } = blocksOf(seen, 'board').find(
    ({ figure }) => figure.puzzle.numbers === PRACTICE.numbers,
  )!;
  const placed = figure.dominoes.map((pair) => shownBy(PRACTICE.numbers, pair)!);

  it('has one solution, and half of it stands there; what is missing is told', () => {
    expect(others).toEqual([]);
    expect(figure.dominoes).toHaveLength(5);
    for (const { first, second } of figure.dominoes) expect(key![first]).toBe(second);
    const missing = blocksOf(seen, 'paragraph').find(({ id }) => id === 'practice')!;
    expect(namedIn(missing.content).dominoes).toEqual([...openCounts(figure).keys()]);
    const line = blocksOf(heard, 'paragraph').find(({ id }) => id === 'practice-placed');
    expect(namedIn(line!.content).dominoes.sort()).toEqual(placed.sort());
    const counts = blocksOf(heard, 'paragraph')
      .map(({ content }) => countsIn(content))
      .filter((told) => told.size === 5 && ![...told.values()].some(Number.isNaN));
    expect(counts).toEqual([openCounts(figure)]);
  });

  it('has its key on another page in print, and step by step for those who do not see it', () => {
    const references = blocksOf(seen, 'paragraph').flatMap(({ content }) => namedIn(content).pages);
    expect(references).toEqual(['practice-key']);
    const printed = sectionOf(documentOf(bookOf(language, [SECTIONS.omnibus])), 'practice-key');
    expect(blocksOf(printed, 'board')[0]!.figure.dominoes).toHaveLength(10);
    const inLesson = blocksOf(seen, 'section').filter(({ id }) => id === 'practice-key');
    expect(inLesson.every(({ role }) => role === 'page')).toBe(true);
    const answer = blocksOf(heard, 'section').find(({ id }) => id === 'practice-key')!;
    const items = blocksOf(answer, 'list')[0]!.items;
    const laid = [...figure.dominoes];
    // Each is in turn a seal on the board at that point.
    for (const item of items) {
      const { dominoes, places } = namedIn(item);
      const place = parsePlace(PRACTICE.board, places[0]!);
      expect([shownBy(PRACTICE.numbers, place)]).toEqual(dominoes);
      expect(key![place.first]).toBe(place.second);
      const { open } = freePairs({ puzzle: PRACTICE, dominoes: laid });
      expect(open.filter((pair) => shownBy(PRACTICE.numbers, pair) === dominoes[0])).toHaveLength(1);
      laid.push({ ...place, domino: { low: 0, high: 0 } });
    }
    expect(items).toHaveLength(5);
  });
});

describe.each(LANGUAGE_CODES)('the small Terzett: %s', (language) => {
  const part = sectionOf(documentOf(mixedBook(language)), 'worked-terzett');

  it('is begun with steps that are so, and shown as it is then', () => {
    const steps = blocksOf(part, 'list')[1]!.items.map(wordsOf);
    const told = workedExample('example-terzett')
      .path.pathSteps.slice(0, steps.length)
      .map(({ step }) => step);
    const inWords = (words: WordBook) => told.map((step) => stepText(step, TERZETT_EXAMPLE, words));
    expect(steps).toEqual(inWords(WORDS[language]).map((text) => text.plain()));
    const model = new Model(TERZETT_EXAMPLE);
    for (const { xml } of inWords(TOLD_WORDS[language])) model.lay(judge(model, xml).laid[0]!);
    const figures = blocksOf(part, 'board').map(({ figure }) => figure);
    expect(figures.map(({ dominoes }) => dominoes.length)).toEqual([0, steps.length]);
    const left = blocksOf(part, 'paragraph')
      .map(({ content }) => wordsOf(content))
      .at(-1);
    expect(left).toContain(` ${TERZETT_EXAMPLE.board.cells.length / 2 - steps.length}`);
  });

  it('stands once, in the first section of Terzetts, or before the figures', () => {
    const places = (book: Book) =>
      documentOf(book).blocks.flatMap((block) =>
        block.type === 'section' &&
        allBlocks([block]).some((inner) => 'id' in inner && inner.id === 'worked-terzett')
          ? [block.id ?? wordsOf(blocksOf(block, 'heading')[0]!.content)]
          : [],
      );
    const { omnibus, terzett, series } = SECTIONS;
    expect(places(bookOf(language, [omnibus]))).toEqual([]);
    expect(places(bookOf(language, [omnibus, terzett, series]))).toEqual([terzett.title]);
    expect(places(bookOf(language, [omnibus], [exhibitOf('V')]))).toEqual(['figures']);
  });
});

it.each(LANGUAGE_CODES)('the threes that are told cover each cell once: %s', (language) => {
  const chapter = sectionOf(documentOf(mixedBook(language)), 'worked-terzett');
  const { board, numbers } = TERZETT_EXAMPLE;
  const [list] = blocksOf(chapter, 'list');
  const told = list!.items.flatMap((item) => {
    const [number] = wordsOf(item).split(':');
    const ends = namedIn(item).cells;
    return ends.flatMap((from, i) => (i % 2 === 0 ? [[number!, from, ends[i + 1]!]] : []));
  });
  const covered = told.flatMap(([number, from, to]) => {
    const [first, last] = [parseCell(board, from!), parseCell(board, to!)];
    const step = (last - first) / 2;
    expect([1, board.columns]).toContain(step);
    const cells = [first, first + step, last];
    for (const cell of cells) expect(numbers[cell]).toBe(Number(number));
    if (step === 1) expect(Math.floor(first / board.columns)).toBe(Math.floor(last / board.columns));
    return cells;
  });
  expect(covered.sort((a, b) => a - b)).toEqual(board.cells);
});
