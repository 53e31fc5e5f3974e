import { beforeAll, describe, expect, it } from 'vitest';
import { type Book, parseBookFile } from '../../src/book/book.ts';
import { type BookContent, CONTENTS } from '../../src/book/choices.ts';
import { asChosen } from '../../src/book/contents.ts';
import { firstBook } from '../../src/book/presets.ts';
import type { Audience, DocumentKind } from '../../src/document/audience.ts';
import { type Block, type Document, type Inline, wordsOf } from '../../src/document/document.ts';
import { makeDocument } from '../../src/document/make.ts';
import { LANGUAGE_CODES, type Language } from '../../src/languages/index.ts';
import { bookOfAllParts } from '../helpers/book/all-parts.ts';
import { opened } from '../helpers/book/books.ts';
import { allBlocks } from '../helpers/document/blocks.ts';
import { textsOf } from '../helpers/document/texts.ts';

/** The documents of all editions. */
const DOCUMENTS: readonly (readonly [part: DocumentKind, audience: Audience])[] = [
  ['book', { reader: 'print', keysInside: true, cover: true }],
  ['book', { reader: 'print', keysInside: true, bound: true }],
  ['book', { reader: 'embossed', keysInside: true }],
  ['book', { reader: 'touch', keysInside: false }],
  ['book', { reader: 'aloud', keysInside: true }],
  ['book', { reader: 'screen', keysInside: true }],
  ['book', { reader: 'display', keysInside: true }],
  ['teaching', { reader: 'touch', keysInside: false }],
  ['boards', { reader: 'touch', keysInside: false }],
  ['kit', { reader: 'print', keysInside: false }],
  ['keys', { reader: 'print', keysInside: true, cover: true }],
  ['keys', { reader: 'touch', keysInside: false }],
];

/** The ids of the sections in which a part appears. */
const IDS: Readonly<Record<BookContent, RegExp>> = {
  foreword: /^foreword$/,
  introduction: /^how-to-play$/,
  leaflet: /^leaflet$/,
  puzzles: /^puzzle-\d+$/,
  techniques: /^(techniques|technique-.+)$/,
  story: /^story$/,
  'by-hand': /^hands$/,
  'laying-tasks': /^(laying-tasks|(key-)?task-.+)$/,
  figures: /^(figures|(key-)?figure-.+)$/,
  'historic-example': /^historic-opening$/,
  composing: /^(key-)?composing/,
  exercises: /^exercise/,
  endgames: /^lock(s|-(key-)?\d+|-keys)$/,
  steps: /^hints?-1/,
  hints: /^hints?-2/,
  solutions: /^(keys$|key-|exercise-keys|lock-keys)/,
  stencils: /^stencil/,
  competition: /^together$/,
  'score-pad': /^score-pad$/,
  'empty-boards': /^net/,
  levels: /^levels$/,
  games: /^game/,
  history: /^history$/,
  sources: /^sources$/,
  index: /^puzzle-index$/,
  'about-author': /^about-author$/,
  certificate: /^certificate$/,
};

/** Parts that other parts depend on. */
const STANDS_ON: Partial<Record<BookContent, readonly BookContent[]>> = {
  puzzles: [
    'techniques',
    'by-hand',
    'steps',
    'hints',
    'stencils',
    'competition',
    'score-pad',
    'levels',
    'index',
  ],
  figures: ['sources', 'historic-example'],
  competition: ['score-pad'],
};

let book: Book;

beforeAll(async () => {
  book = opened(await bookOfAllParts('en'));
});

/** The puzzles are opened once, so that solution paths are computed once. */
function documentOf(
  language: Language,
  contents: readonly BookContent[],
  [part, audience]: (typeof DOCUMENTS)[number],
): Document {
  return makeDocument(
    asChosen({ ...book, language, contents: [...contents] }),
    part,
    audience,
    textsOf(language),
  );
}

const idsOf = (document: Document) =>
  allBlocks(document.blocks).flatMap((block) => ('id' in block && block.id ? [block.id] : []));

function linesIn(block: Block): readonly (readonly Inline[])[] {
  if (block.type === 'list') return block.items;
  return block.type === 'heading' || block.type === 'paragraph' ? [block.content] : [];
}

/** The ids that the text of a document refers to. */
const ledTo = (document: Document) =>
  allBlocks(document.blocks)
    .flatMap(linesIn)
    .flat()
    .flatMap((inline) => (inline.type === 'page' ? [inline.of] : []));

/** The headings of the sections in which a part appears. */
const headingsOf = (document: Document, part: BookContent) =>
  allBlocks(document.blocks).flatMap((block) => {
    if (block.type !== 'section' || !IDS[part].test(block.id ?? '')) return [];
    return block.blocks.flatMap((each) => (each.type === 'heading' ? [wordsOf(each.content)] : []));
  });

const headings = (document: Document) =>
  allBlocks(document.blocks).flatMap((each) => (each.type === 'heading' ? [wordsOf(each.content)] : []));

/** A line from which words are missing. A colon may precede a list. */
const BROKEN = /^[\s.,;:]|[,;:]\s*$|[,;]\s*[.,;]|\.\s+\./;

const broken = (document: Document) =>
  allBlocks(document.blocks).flatMap((block, i, blocks) =>
    linesIn(block)
      .map((line) => line.map((inline) => (inline.type === 'page' ? '9' : wordsOf([inline]))).join(''))
      .filter((line) => BROKEN.test(line) && !(line.endsWith(':') && blocks[i + 1]?.type === 'list')),
  );

/** Parts are left out three at a time, from three places of the list, so that they do not lead to each other. */
const THIRD = Math.ceil(CONTENTS.length / 3);
const LEFT = CONTENTS.slice(0, THIRD).map((_, i) =>
  [i, i + THIRD, i + 2 * THIRD].flatMap((at) => CONTENTS[at] ?? []),
);

/** Each document in a language, so that a part is left out in all of them. */
const inLanguages = (part: BookContent) =>
  DOCUMENTS.map(
    (one, i) => [one, LANGUAGE_CODES[(i + CONTENTS.indexOf(part)) % LANGUAGE_CODES.length]!] as const,
  );

const WHOLE = new Map<string, Document>();

/** A document of the book with all of its parts, made once. */
function wholeOf(one: (typeof DOCUMENTS)[number], language: Language): Document {
  const name = `${DOCUMENTS.indexOf(one)} ${language}`;
  const document = WHOLE.get(name) ?? documentOf(language, CONTENTS, one);
  WHOLE.set(name, document);
  return document;
}

it.each(LEFT.map((left) => ({ left })))('a book without $left has all others', ({ left }) => {
  const contents = CONTENTS.filter((each) => !left.includes(each));
  const found = inLanguages(left[0]!).flatMap(([one, language]) => {
    const [document, whole] = [documentOf(language, contents, one), wholeOf(one, language)];
    const ids = idsOf(document);
    expect(ids.filter((id) => left.some((part) => IDS[part].test(id)))).toEqual([]);
    expect(ledTo(document).filter((id) => !ids.includes(id))).toEqual([]);
    const over = left.flatMap((part) => headingsOf(whole, part));
    expect(headings(document).filter((heading) => over.includes(heading))).toEqual([]);
    const usual = broken(whole);
    expect(broken(document).filter((line) => !usual.includes(line))).toEqual([]);
    return ids;
  });
  const gone = left.flatMap((part) => STANDS_ON[part] ?? []);
  const others = contents.filter((each) => each !== 'story' && !gone.includes(each));
  expect(others.filter((each) => !found.some((id) => IDS[each].test(id)))).toEqual([]);
});

it.each(DOCUMENTS.map((one, i) => ({ one, language: LANGUAGE_CODES[i % LANGUAGE_CODES.length]! })))(
  'has ids once, levels in order: $one, $language',
  ({ one, language }) => {
    const document = wholeOf(one, language);
    const ids = idsOf(document);
    expect(new Set(ids).size).toBe(ids.length);
    const levels = allBlocks(document.blocks).flatMap((block) =>
      block.type === 'heading' ? [block.level] : [],
    );
    for (const [i, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[i - 1] ?? 0) + 1);
  },
);

it('solutions stand in the file of the keys alone, where it is one of its own', () => {
  const [inside, apart] = (['book', 'keys'] as const).map((part) => {
    const one = DOCUMENTS.find(([of, audience]) => of === part && !audience.keysInside)!;
    return idsOf(wholeOf(one, 'en')).filter((id) => IDS.solutions.test(id) || IDS.stencils.test(id));
  });
  expect(inside).toEqual([]);
  for (const id of [
    'keys',
    'key-1',
    'key-figure-I',
    'key-composing-1',
    'exercise-keys',
    'lock-keys',
    'stencils',
  ])
    expect(apart).toContain(id);
});

it('a book has its parts in the order in which they are listed', () => {
  const contents = ['history', 'hints', 'puzzles', 'index', 'introduction', 'solutions'] as const;
  const ids = idsOf(documentOf('en', contents, DOCUMENTS[0]!));
  const places = contents.map((part) => ids.findIndex((id) => IDS[part].test(id)));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(Math.min(...places)).toBeGreaterThan(-1);
});

it('a book with a list explains parts of boards only where its embossed pages have no room for one', () => {
  const idsFor = (page: { cells: number; lines: number }) => {
    const embossed = asChosen({ ...book, contents: [...CONTENTS], braille: { ...book.braille, page } });
    const document = makeDocument(embossed, 'book', { reader: 'embossed', keysInside: true }, textsOf('en'));
    return headings(document).filter(
      (heading) => heading === textsOf('en').words.text('wide-boards-heading'),
    );
  };
  expect(idsFor({ cells: 40, lines: 60 })).toEqual([]);
  expect(idsFor({ cells: 20, lines: 20 })).toHaveLength(1);
});

it('a book with a list explains the levels that occur, and no techniques that no puzzle needs', () => {
  const items = (contents?: readonly BookContent[]) => {
    const { contents: _, ...rest } = book;
    const chosen = contents ? asChosen({ ...rest, contents: [...contents] }) : rest;
    const document = makeDocument(chosen, 'book', { reader: 'screen', keysInside: true }, textsOf('en'));
    const [levels] = allBlocks(document.blocks).filter((block) => 'id' in block && block.id === 'levels');
    const within = levels?.type === 'section' ? levels.blocks : [];
    return {
      levels: within.flatMap((block) => (block.type === 'list' ? block.items : [])).length,
      boards: allBlocks(within).filter(({ type }) => type === 'board').length,
    };
  };
  const occurring = new Set(book.sections.flatMap(({ puzzles }) => puzzles.map(({ grade }) => grade?.level)));
  occurring.delete(undefined);
  expect(items(CONTENTS)).toEqual({ levels: occurring.size, boards: 0 });
  expect(items().levels).toBe(5);
  expect(items().boards).toBeGreaterThan(0);
});

describe('a book.json that says nothing of parts and order, as all did before', () => {
  it('keeps its puzzles in their order and every part but the leaflet', async () => {
    const file = await bookOfAllParts('en');
    const sections = file.sections.map((section) => ({ ...section, puzzles: section.puzzles.toReversed() }));
    const read = parseBookFile(JSON.parse(JSON.stringify({ ...file, sections })));
    expect(['contents', 'solutions', 'order', 'box'].filter((field) => field in read)).toEqual([]);
    const old = opened(read);
    const ids = (from: { sections: readonly { puzzles: readonly { id: string }[] }[] }) =>
      from.sections.map(({ puzzles }) => puzzles.map(({ id }) => id));
    expect(ids(old)).toEqual(ids({ sections }));
    const parts = new Set<BookContent>();
    for (const [part, audience] of DOCUMENTS) {
      const found = idsOf(makeDocument(old, part, audience, textsOf('en')));
      for (const each of CONTENTS) if (found.some((id) => IDS[each].test(id))) parts.add(each);
    }
    // Facts of the story open sections and have no id.
    expect(CONTENTS.filter((part) => !parts.has(part))).toEqual(['leaflet', 'story']);
    expect(old.story).toBe(true);
  });

  it('is what the default config gives', () => {
    for (const language of LANGUAGE_CODES) {
      const config = firstBook(textsOf(language).words);
      expect(['contents', 'solutions', 'order', 'box'].filter((field) => field in config)).toEqual([]);
    }
  });
});
