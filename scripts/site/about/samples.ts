import { type Book, type BookFile, openBook } from '../../../src/book/book.ts';
import { EDITIONS, type Edition } from '../../../src/book/choices.ts';
import type { BookRequest } from '../../../src/book/config.ts';
import { cellsOfAscii } from '../../../src/braille/ascii.ts';
import { saidOf } from '../../../src/document/make.ts';
import { makeBook, renderBook, wholeOf } from '../../../src/index.ts';
import { makeMetrics } from '../../../src/layout/metrics.ts';
import { type Publication, targetOf } from '../../../src/layout/page.ts';
import { PRINT_PROFILES } from '../../../src/layout/print/profiles.ts';
import { DOMINO_SIZES } from '../../../src/layout/stones/sizes.ts';
import { layoutStones } from '../../../src/layout/stones/stones.ts';
import { tactileProfile } from '../../../src/layout/tactile/profile.ts';
import { loadMaterials } from '../../../src/node/materials.ts';
import { type Materials, sourceOf } from '../../../src/render/editions.ts';
import { pagePicture } from '../../../src/render/picture/page-picture.ts';
import { printedPages } from '../../../src/render/print.ts';
import { madeInBraille, raisedSheets } from '../../../src/render/tactile.ts';
import { dotsOf } from '../../../src/six-dot.ts';
import { bundlePlayers } from '../../play/bundle.ts';
import { bytesOf } from '../bytes.ts';
import type { Files } from './files.ts';

/** A small book that shows every edition. Its puzzles are at once there, and its files small. */
const SMALL: BookRequest = {
  title: 'Dominosa',
  subtitle: 'A Small Book to Try',
  language: 'en',
  seed: 'samples',
  contents: ['introduction', 'puzzles', 'solutions'],
  print: { cover: { colours: 'blue', full: true } },
  sections: [
    { title: 'First steps', range: 3, level: 'easy', count: 1 },
    { title: 'The ordinary set', range: 6, level: 'easy', count: 2 },
    { title: 'A little harder', range: 6, level: 'medium', count: 1 },
    { title: 'In threes', kind: 'terzett', range: 4, level: 'easy', count: 1 },
  ],
};

/** The puzzle that pictures show, by its name in the book. */
const SHOWN = 'puzzle-2';

/** How wide the pictures of pages are, in dots. */
const WIDE = 760;

/** The files of a small book in every edition, pictures of their pages, and how its script begins to explain the game. */
export interface Samples {
  readonly files: Files;
  readonly pictures: Files;
  readonly script: readonly string[];
}

export async function makeSamples(): Promise<Samples> {
  const file = await makeBook(SMALL);
  const materials = {
    ...loadMaterials(
      file,
      EDITIONS.filter((edition) => edition !== 'html'),
    ),
    players: await bundlePlayers(),
  };
  const files = new Map(EDITIONS.flatMap((edition) => filesOf(file, edition, materials)));
  return {
    files,
    pictures: picturesOf(openBook(file), materials, files),
    script: scriptOf(textOf(files, 'book.txt')),
  };
}

/** The first board of a script to read aloud, and what is asked about it. */
function scriptOf(text: string): string[] {
  const parts = text.split('\n\n');
  const first = parts.findIndex((part) => part.startsWith('The board has'));
  return parts.slice(first, first + 2).flatMap((part) => part.split('\n'));
}

function filesOf(file: BookFile, edition: Edition, materials: Materials): (readonly [string, Uint8Array])[] {
  return Array.from(renderBook(file, edition, materials), (one) => [one.name, wholeOf(one)] as const);
}

function picturesOf(book: Book, materials: Materials, files: Files): Files {
  const source = sourceOf(book, materials);
  const large = printedPages('large-print', source);
  const giant = printedPages('giant-print', source);
  const standard = printedPages('standard-print', source);
  const inBraille = madeInBraille(source);
  const cards = layoutStones(
    {
      range: 6,
      size: DOMINO_SIZES.standard,
      paper: book.paper,
      language: book.language,
      figures: false,
      overlay: false,
    },
    'print',
    { date: book.date, ...saidOf(book) },
    {
      texts: source.texts,
      metrics: makeMetrics(source.printFonts),
      print: PRINT_PROFILES['large-print'],
      tactile: tactileProfile({ paper: book.paper, cell: book.braille.cell }),
      writing: source.writing,
    },
  );
  const raised = raisedSheets(source, 'boards', inBraille);
  const shown = targetOf(SHOWN);
  const at = ({ pages, palette }: Publication, target: string) => {
    const page = pages.find(({ targets }) => targets.some(({ name }) => name === target))!;
    return pagePicture(page, materials.fonts, WIDE, palette);
  };
  const embossed = textOf(files, 'book.brf').split('\f')[inBraille.pageInBraille(SHOWN)! - 1]!;
  return new Map([
    ['cover.png', pagePicture(large.pages[0]!, materials.fonts, WIDE, large.palette)],
    ['lesson.png', at(large, targetOf('how-to-play'))],
    ['large.png', at(large, shown)],
    ['giant.png', at(giant, shown)],
    ['standard.png', at(standard, shown)],
    ['keys.png', at(large, targetOf('key-2'))],
    ['stones.png', at(cards, 'stones-1')],
    ['raised.png', at(raised, shown)],
    ['braille.svg', bytesOf(dotsDrawing(embossed))],
  ]);
}

/** Of an embossed page in mm: distances of dots and of cells, and its margin. */
const BRAILLE = { dot: 2.5, cell: 6, line: 10, margin: 15, diameter: 1.6 };

/** A page of a file for embossers as its dots. */
function dotsDrawing(page: string): string {
  const { dot, cell, line, margin, diameter } = BRAILLE;
  const lines = page.trimEnd().split(/\r?\n/);
  const columns = Math.max(...lines.map(({ length }) => length));
  const dots = lines.flatMap((text, row) =>
    Array.from(cellsOfAscii(text, 'nabcc'), (sign, column) =>
      dotsOf(sign).map((n) => {
        const x = margin + column * cell + (n > 3 ? dot : 0);
        const y = margin + row * line + ((n - 1) % 3) * dot;
        return `M${x} ${y}h0`;
      }),
    ).flat(),
  );
  const width = 2 * margin + columns * cell;
  const height = 2 * margin + lines.length * line;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="#fff"/>
<path fill="none" stroke="#14213d" stroke-width="${diameter}" stroke-linecap="round" d="${dots.join('')}"/>
</svg>
`;
}

function textOf(files: Files, name: string): string {
  return new TextDecoder().decode(files.get(name));
}
