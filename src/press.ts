import { type BookFile, openBook } from './book/book.ts';
import { brailleSchema } from './book/braille-config.ts';
import { type Edition, RELEASE_DATE } from './book/choices.ts';
import { type BookConfig, type BookRequest, parseConfig } from './book/config.ts';
import { COVER_PICTURES, saidOfCover } from './book/cover-config.ts';
import { KnownPuzzles } from './book/known-puzzles.ts';
import { type Made, makerFor, puzzlesOf } from './book/make.ts';
import { nameOfOrder, type Order } from './book/order.ts';
import { type PlanOptions, planBook } from './book/plan.ts';
import { makePuzzles } from './book/puzzles.ts';
import type { PuzzleRecord } from './book/record.ts';
import { wholeOrder } from './book/whole-order.ts';
import { type LiblouisProgram, liblouisEngine, liblouisProgram } from './braille/liblouis.ts';
import { type Engines, writingWith } from './braille/tables.ts';
import { NOTHING_ELSE } from './document/document.ts';
import * as explaining from './document/explain.ts';
import { makeTexts } from './document/templates.ts';
import type { TextFiles } from './document/texts.ts';
import { fullRectangle } from './domino/board.ts';
import { MOST_PIPS } from './domino/dominoes.ts';
import { checkSetup, type Setup } from './domino/puzzle.ts';
import { NotPossibleError, UserError } from './errors.ts';
import { LANGUAGE_CODES, type Language, USUAL_LANGUAGE } from './languages/index.ts';
import type { FontFiles } from './layout/fonts.ts';
import { CLEARANCE, type CutFormat, type CutsOrder, type SolidsOrder } from './layout/solids/order.ts';
import type { StonesOrder } from './layout/stones/order.ts';
import { DOMINO_SIZES, type DominoSize, type Medium } from './layout/stones/sizes.ts';
import type { MarkSettings } from './parts/competition/mark.ts';
import * as marking from './parts/competition/mark.ts';
import type { AnswerRow, MarkResult } from './parts/competition/marking.ts';
import { answerRows, NEEDED } from './proof/answer-rows.ts';
import { checkFolder, type Folder, type FolderFaults } from './proof/folder.ts';
import { type DrawingOptions, drawingFiles } from './render/drawings/files.ts';
import { type Materials, type RenderedFile, renderEdition } from './render/editions.ts';
import type { Players } from './render/recipe.ts';
import { cutFiles } from './render/solids/cut-files.ts';
import type { Modeller } from './render/solids/modeller.ts';
import { type SolidFormat, solidFiles } from './render/solids/solid-files.ts';
import * as dominoes from './render/stones.ts';
import { checkOptions } from './solve/analysis/analyse.ts';
import type { SolvePath } from './solve/ladder.ts';
import { type Address, informally } from './words/address.ts';
import { WordBook } from './words/word-book.ts';

/**
 * Makes a book: the content of book.json, which is data that JSON can hold.
 *
 * @param config as a config file has it; the fields are those of `dominosa schema config`
 * @throws UserError with the field, what it holds and what was expected
 * @throws NotPossibleError which names the section, if there are not so many puzzles of that sort
 */
export function makeBook(config: BookRequest | BookConfig, options: PlanOptions = {}): Promise<BookFile> {
  return planBook(parseConfig(config), options);
}

/**
 * Renders one edition of a book, file by file and piece by piece, as they are asked for.
 *
 * @throws UserError if something that the book asks for is not among the materials, a board does not fit its sheet, or a
 *   text cannot be written in a font or in braille; some of them only when the pieces of a file are made
 */
export function renderBook(book: BookFile, edition: Edition, materials: Materials): Generator<RenderedFile> {
  checkLanguage(book, materials.texts.words);
  if (Object.keys(book.print.fonts ?? {}).length > 0 && !materials.printFonts) {
    throw new UserError('the book has fonts of its own, and they are not given', {
      where: 'print.fonts',
      expected: '`printFonts` among the materials, as `withOwnFonts` makes them',
    });
  }
  for (const name of COVER_PICTURES) {
    if (!saidOfCover(book.print.cover)[name] || materials.pictures?.[name]) continue;
    throw new UserError('the book has a picture of its own, and it is not given', {
      where: `print.cover.${name}`,
      expected: '`pictures` among the materials, as `readPicture` makes them',
    });
  }
  if (edition === 'html' && !materials.players) {
    throw new UserError('the program that makes the puzzles of book.html playable is not given', {
      expected: '`players` among the materials',
    });
  }
  return renderEdition(openBook(book), edition, materials);
}

/** @throws UserError if the words are of another language than the book: parts of it would be in both */
function checkLanguage({ language }: BookFile, words: WordBook): void {
  if (words.language === language) return;
  throw new UserError(
    `the book is in the language "${language}", and the words are those of "${words.language}"`,
    {
      where: 'language',
      expected: `the words of "${language}", or a book of which \`language\` is "${words.language}"`,
    },
  );
}

/**
 * Makes puzzles: `count` of them, one by default; an Omnibus of the default range unless the order says otherwise.
 *
 * @param known puzzles that must not come again, turned, mirrored or renumbered; those made are added
 * @throws UserError if the parts of the order do not go together
 * @throws NotPossibleError if there are not so many
 */
export function generate(
  order: Partial<Order> = {},
  known = new KnownPuzzles(),
): AsyncGenerator<PuzzleRecord> {
  return makePuzzles(wholeOrder(order), known);
}

/**
 * Composes one puzzle of an order: an Omnibus of the default range unless it says otherwise.
 *
 * @param options tries: layouts that are looked at at most; 20,000 or more by default
 * @throws UserError if the parts of the order do not go together
 * @throws NotPossibleError if none is found
 */
export function compose(
  order: Partial<Omit<Order, 'count'>> = {},
  options: { readonly tries?: number } = {},
): Made {
  const whole = wholeOrder({ ...checkOptions(order), ...checkOptions(options), count: 1 });
  const made = puzzlesOf(whole)(1);
  if (made) return made;
  throw new NotPossibleError(
    `no ${nameOfOrder(whole)} of range ${whole.range} is found ${makerFor(whole).notFound()}`,
    {
      hint: 'ask for less, or allow more tries',
    },
  );
}

/**
 * Marks the answers of a competition: rows, or the text of a table with their columns; see docs/together.md.
 *
 * @throws UserError if there are no answers or too many, or they are no table; a row that cannot be read is marked as that
 */
export function mark(answers: string | readonly AnswerRow[], settings: MarkSettings = {}): MarkResult {
  checkOptions(settings);
  if (typeof answers === 'string') return marking.mark(answerRows(answers), settings);
  if (!Array.isArray(answers)) {
    throw new UserError('these are not answers', { expected: 'a list of rows, or the text of a table' });
  }
  const wrong = answers.findIndex((row) => NEEDED.some((name) => typeof row?.[name] !== 'string'));
  if (wrong < 0) return marking.mark(answers, settings);
  throw new UserError('this is not an answer', {
    where: `answers[${wrong}]`,
    expected: `an object with the texts ${NEEDED.join(', ')}`,
  });
}

/** The set that is made by default. */
const USUAL_DOMINOES = 7;

function usualSize(range: number): DominoSize {
  return range > MOST_PIPS ? DOMINO_SIZES.large : DOMINO_SIZES.standard;
}

/** What of a set of card dominoes is wanted: the double-seven set on A4 paper by default. */
export type StonesRequest = Partial<Omit<StonesOrder, 'language'>> & { readonly media?: readonly Medium[] };

/**
 * Renders sheets of card dominoes: to print, and for swell paper, in the words that are given.
 *
 * @throws UserError if a card does not fit on the paper
 */
export function* renderStones(
  { media = ['print', 'touch'], ...order }: StonesRequest,
  { texts, fonts, engines }: Pick<Materials, 'texts' | 'fonts' | 'engines'>,
): Generator<RenderedFile> {
  const { range = USUAL_DOMINOES } = order;
  const whole = {
    size: usualSize(range),
    paper: 'a4',
    language: texts.words.language,
    figures: false,
    overlay: false,
    ...order,
  } as const;
  const braille = brailleSchema.parse({});
  const materials = { texts, fonts, cell: braille.cell, writing: writingWith(engines, braille) };
  const owner = { ...NOTHING_ELSE, date: RELEASE_DATE };
  for (const medium of media) yield dominoes.renderStones({ ...whole, range }, medium, owner, materials);
}

/** Which solid dominoes are wanted: the double-seven set with pips and the tray of its full rectangle by default. */
export type SolidsRequest = Partial<Omit<SolidsOrder, 'language'>>;

/**
 * Makes solid dominoes, a tray, a rack, bars and a trial print for 3D printers, in mm: a file for each bed of 200 by 200 mm.
 *
 * @param modeller the library `manifold-3d`, set up
 * @throws UserError if the dominoes are too small to be read by touch, or something does not fit a printer
 */
export function renderSolids(
  order: SolidsRequest,
  format: SolidFormat,
  { words, modeller }: { readonly words: WordBook; readonly modeller: Modeller },
): Generator<RenderedFile> {
  const { range = USUAL_DOMINOES } = order;
  const usual = {
    size: usualSize(range),
    board: fullRectangle(range),
    braille: false,
    clearance: CLEARANCE.usual,
  };
  return solidFiles({ ...usual, ...order, range, language: words.language }, format, { words, modeller });
}

/** Which dominoes and which tray are wanted: as of {@link SolidsRequest}, on A4 by default. */
export type CutsRequest = Partial<Omit<CutsOrder, 'language'>>;

/**
 * Draws dominoes in two layers, a tray, a rack and bars for laser cutters, as files in mm.
 *
 * @throws UserError if something does not fit on the sheets
 */
export function renderCuts(
  order: CutsRequest,
  {
    words,
    fonts,
    format = 'svg',
  }: { readonly words: WordBook; readonly fonts: FontFiles; readonly format?: CutFormat },
): Generator<RenderedFile> {
  const { range = USUAL_DOMINOES } = order;
  const usual = { size: usualSize(range), board: fullRectangle(range), paper: 'a4', figures: false } as const;
  return cutFiles({ ...usual, ...order, range, language: words.language }, format, { words, fonts });
}

/** Draws each puzzle of a book, and each key, as an SVG or PNG file, with the words that are given. */
export function drawPuzzles(
  book: BookFile,
  { words, fonts }: { readonly words: WordBook; readonly fonts: FontFiles },
  options?: DrawingOptions,
): Generator<RenderedFile> {
  checkLanguage(book, words);
  return drawingFiles(openBook(book), words, fonts, options);
}

/**
 * Reads the files of a book back and compares them with it.
 *
 * @param only the editions that are looked at; without it those of the book, and others that are there
 */
export function checkFiles(
  book: BookFile,
  folder: Folder,
  { engines }: Pick<Materials, 'engines'>,
  only?: readonly Edition[],
): Promise<FolderFaults> {
  return checkFolder(book, folder, engines, only);
}

/** The words of each language as a module, which is loaded when they are first asked for. */
const WORDS: Readonly<Record<Language, () => Promise<{ default: readonly { readonly text: string }[] }>>> = {
  de: () => import('dominosa-press/words/de'),
  en: () => import('dominosa-press/words/en'),
  fr: () => import('dominosa-press/words/fr'),
};

const wordBooks = new Map<Language, Promise<WordBook>>();

/** @throws UserError if there is no such language */
function wordsIn(language: Language | WordBook): WordBook | Promise<WordBook> {
  if (language instanceof WordBook) return language;
  if (!LANGUAGE_CODES.includes(language)) {
    throw new UserError(`"${String(language)}" is not a language`, {
      where: 'language',
      expected: `${LANGUAGE_CODES.map((code) => `"${code}"`).join(', ')}, or a word-book`,
    });
  }
  const known = wordBooks.get(language);
  if (known) return known;
  const book = WORDS[language]().then(({ default: files }) => new WordBook(language, files));
  wordBooks.set(language, book);
  // What could not be loaded is asked for again.
  book.catch(() => wordBooks.delete(language));
  return book;
}

/**
 * Each step of the way to the solution in whole sentences of plain text. A puzzle with exactly one solution is told to its end;
 * others as far as the techniques lead.
 *
 * @param language its code, whose words are loaded when they are first asked for; or a word-book with words of one's own
 * @throws UserError if that is no setup, or there is no such language
 */
export async function explain(
  setup: Setup,
  language: Language | WordBook = USUAL_LANGUAGE,
): Promise<string[]> {
  return explaining.explain(checkSetup(setup), await wordsIn(language));
}

/** The same for a way that is known already. */
export async function explainPath(
  way: SolvePath,
  language: Language | WordBook = USUAL_LANGUAGE,
): Promise<string[]> {
  return explaining.explainPath(way, await wordsIn(language));
}

/** What a press is given of the files of this package: plain data, which can be sent to a page or a worker. */
export interface PressData {
  readonly templates: TextFiles['templates'];
  /** The files of the word-books, by language: of those in which books are to be made. */
  readonly words: Readonly<Partial<Record<Language, TextFiles['words']>>>;
  /** What they say otherwise in books that address their readers informally. */
  readonly informal: PressData['words'];
  readonly fonts: Readonly<Record<keyof FontFiles, Uint8Array>>;
  /** What makes `book.html` playable. */
  readonly players: Players;
  readonly liblouis: {
    /**
     * The text of its program; or the program, where a policy forbids to make code of a text: it is the default export of
     * a module with the source that {@link liblouisModule} gives.
     */
    readonly program: string | LiblouisProgram;
    /** The bytes of its tables by their names. */
    readonly tables: Readonly<Record<string, Uint8Array>>;
  };
}

/**
 * What books in one language are rendered with, from data.
 *
 * @param own templates and words that stand for those of the same names
 * @param address how the books address their readers
 * @throws UserError with file, line and column or message if something of the user's own is not right
 */
export function materialsOf(
  { templates, words, informal, fonts, players, liblouis }: PressData,
  language: Language,
  own: TextFiles = { templates: [], words: [] },
  address: Address = 'formal',
): Materials {
  const given = (where: string, { [language]: files }: PressData['words']) => {
    if (files) return files;
    throw new UserError(`the words of the language "${language}" are not given`, { where });
  };
  const formal = given('words', words);
  const builtIn = address === 'formal' ? formal : informally(formal, given('informal', informal));
  const texts = makeTexts(language, { templates, words: builtIn }, own);
  const files = Object.entries(fonts).map(([name, bytes]) => [name, { bytes }]);
  return {
    texts,
    fonts: Object.fromEntries(files) as FontFiles,
    players,
    engines: enginesOf(liblouis),
  };
}

function enginesOf({ program, tables }: PressData['liblouis']): Engines {
  const table = (name: string) => {
    const bytes = tables[name];
    if (bytes) return bytes;
    throw new UserError(`the braille table ${name} is missing`);
  };
  const runnable = typeof program === 'string' ? liblouisProgram(program) : program;
  return {
    'built-in': liblouisEngine({ program: runnable, table }),
    lou_translate() {
      throw new UserError('no other program can be run here', {
        where: 'braille.translator',
        expected: '"built-in"',
      });
    },
  };
}
