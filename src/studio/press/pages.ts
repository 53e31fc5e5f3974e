import { type Book, openBook } from '../../book/book.ts';
import { type Edition, PRINT_EDITIONS, type PrintEdition } from '../../book/choices.ts';
import type { BookConfig } from '../../book/config.ts';
import { planBook } from '../../book/plan.ts';
import { isSoonMade, standInFor, withCounts } from '../../book/stand-in.ts';
import { layoutAloud } from '../../layout/aloud/aloud.ts';
import { sayText, voiceOf } from '../../layout/aloud/voice.ts';
import { fontsFor } from '../../layout/fonts.ts';
import { type Page, type Publication, pageNumbers, targetOf } from '../../layout/page.ts';
import { drawingFiles } from '../../render/drawings/files.ts';
import { type Materials, sourceOf } from '../../render/editions.ts';
import { coverPicture } from '../../render/epub/cover.ts';
import { pagePicture } from '../../render/picture/page-picture.ts';
import { printedPages } from '../../render/print.ts';
import type { Source } from '../../render/recipe.ts';
import { raisedSheets } from '../../render/tactile.ts';
import type { Shown, ShownPage } from './protocol.ts';

/** Points across a page: sharp where it is shown with half of them. */
const WIDTH = 560;
/** Points in an inch of a board that stands in no page. */
const BOARD_DPI = 72;
/** Lines of a script that show how it sounds. */
const LINES = 14;

/** A page as a picture in PNG, or lines of a script. */
type SamplePage = ShownPage<Uint8Array>;

type Look = (source: Source, count: number) => SamplePage[];

const nothing: Look = () => [];

const LOOKS: Readonly<Record<Edition, Look>> = {
  'large-print': printed,
  'giant-print': printed,
  'standard-print': printed,
  kdp: printed,
  kit: raised,
  tactile: raised,
  brf: raised,
  pef: raised,
  ebraille: raised,
  epub: onScreen,
  html: onScreen,
  aloud,
  stones: nothing,
  calibration: nothing,
  keys: nothing,
};

/** Of a book in several editions the first of these is shown. */
const FIRST: readonly Look[] = [printed, raised, onScreen, aloud, nothing];

/**
 * A few pages of a book as they will look, made at once from one of the same sizes, levels and words: cover, a puzzle of its last section, and its
 * solution, for those who read its first edition.
 *
 * @throws UserError if a board does not fit its sheet, or a text cannot be written
 */
export async function samplePages(config: BookConfig, materials: Materials): Promise<readonly SamplePage[]> {
  const { solutions } = config;
  const contents = ['puzzles', 'solutions'] as const;
  const small = standInFor({ ...config, contents: [...contents] });
  if (!small) return [];
  // Of the levels that were asked for, where nobody waits for them.
  const own = config.sections
    .filter(({ from }) => from === undefined)
    .map((section) => ({ ...section, count: 1 }));
  const sections = isSoonMade({ ...config, sections: own }) ? own : small.sections;
  // In one volume its last puzzle is there; the cover says how many there will be.
  const { volume: _, ...print } = small.print;
  const planned = await planBook({
    ...small,
    print,
    sections,
    solutions: solutions === 'none' ? 'none' : 'back',
  });
  const book = openBook(withCounts(planned, config));
  const source = sourceOf(book, materials);
  const count = countOf(book);
  const looks = config.editions.map((edition) => LOOKS[edition]);
  const look = FIRST.find((each) => looks.includes(each)) ?? nothing;
  return look(source, count);
}

function countOf({ sections }: Book): number {
  return sections.reduce((sum, { puzzles }) => sum + puzzles.length, 0);
}

function printed(source: Source, count: number): SamplePage[] {
  const { editions } = source.book;
  // The size that was asked for first.
  const edition = editions.find(isUnbound) ?? 'large-print';
  const whole = printedPages(edition, source);
  const page = (shown: Shown, id?: string) =>
    pictureOf(shown, whole, id, (each) => pagePicture(each, source.printFonts, WIDTH, whole.palette));
  return [page('cover'), page('puzzle', `puzzle-${count}`), page('solution', `key-${count}`)].flat();
}

function isUnbound(edition: Edition): edition is Exclude<PrintEdition, 'kdp'> {
  return edition !== 'kdp' && PRINT_EDITIONS.some((known) => known === edition);
}

function raised(source: Source): SamplePage[] {
  const { fonts, book } = source;
  const sheets = raisedSheets(source, 'boards', undefined);
  const inCells = fontsFor(book.braille.cell, fonts);
  const { pages } = sheets;
  return [pages[0], pages.at(-1)].flatMap((page) =>
    page ? [{ shown: 'sheet' as const, picture: pagePicture(page, inCells, WIDTH) }] : [],
  );
}

function onScreen(source: Source, count: number): SamplePage[] {
  const { book, texts, printFonts } = source;
  const cover = coverPicture(source);
  const options = { format: 'png', only: [count], dpi: BOARD_DPI, colour: true } as const;
  const [puzzle, key] = [...drawingFiles(book, texts.words, printFonts, options)].map(
    ({ pieces }) => [...pieces][0]!,
  );
  return [
    ...(cover ? [{ shown: 'cover' as const, picture: cover }] : []),
    { shown: 'puzzle', picture: puzzle! },
    ...(book.solutions === 'none' ? [] : [{ shown: 'solution' as const, picture: key! }]),
  ];
}

function aloud(source: Source): SamplePage[] {
  const script = layoutAloud(source.document('book', { reader: 'aloud', keysInside: true }));
  const voice = voiceOf(source.texts.words.for('aloud'));
  const nameOf = (number: number) => sayText(voice.words.text('puzzle-name', { number }), voice);
  const [name, next] = [nameOf(1), nameOf(2)];
  // Two empty lines part chapters.
  const chapters = script.split('\n\n\n').map((chapter) => chapter.split('\n').filter(Boolean));
  for (const lines of chapters) {
    const first = lines.findIndex((line) => line.startsWith(name));
    if (first < 0) continue;
    // The next one may be the same puzzle: of each size few are made for a sample.
    const end = lines.findIndex((line) => line.startsWith(next));
    return [{ shown: 'script', lines: lines.slice(first, end < 0 ? undefined : end).slice(0, LINES) }];
  }
  return [];
}

/** The page on which something begins, or the first one. */
function pictureOf(
  shown: Shown,
  { pages }: Publication,
  id: string | undefined,
  draw: (page: Page) => Uint8Array,
): SamplePage[] {
  const number = id === undefined ? 1 : pageNumbers(pages).get(targetOf(id));
  const page = number === undefined ? undefined : pages[number - 1];
  return page ? [{ shown, picture: draw(page) }] : [];
}
