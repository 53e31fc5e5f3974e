import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { BookFile } from '../book/book.ts';
import type { Edition } from '../book/choices.ts';
import * as core from '../index.ts';
import { ENGINES } from './braille.ts';
import { decode } from './decode.ts';
import { loadFonts } from './fonts.ts';
import { loadMaterials, type OwnFiles } from './materials.ts';
import { loadModeller } from './modeller.ts';
import { loadTexts } from './texts.ts';
import { loadWords } from './words.ts';

// The core with what it needs from the files of this package; nothing else has to be given to it.

export * from '../index.ts';
export { loadPressData } from './press-data.ts';
export type { OwnFiles };
export { loadModeller, loadTexts, loadWords };

/**
 * Renders one edition of a book, with its player and its own fonts, file by file and piece by piece.
 *
 * @throws UserError as the core's does, and if a file of the user's own is wrong
 */
export function renderBook(
  book: BookFile,
  edition: Edition,
  own: OwnFiles = {},
): Generator<core.RenderedFile> {
  return core.renderBook(book, edition, loadMaterials(book, [edition], own));
}

/** Renders sheets of card dominoes: to print, and for swell paper. @throws UserError if a card does not fit on the paper */
export function renderStones(
  request: core.StonesRequest = {},
  language: core.Language = core.USUAL_LANGUAGE,
): Generator<core.RenderedFile> {
  return core.renderStones(request, { texts: loadTexts(language), fonts: loadFonts(), engines: ENGINES });
}

/**
 * Makes solid dominoes, a tray, a rack, bars and a trial print for 3D printers, a file for each bed.
 *
 * @throws UserError if the dominoes are too small to be read by touch, or something does not fit a printer
 */
export async function renderSolids(
  request: core.SolidsRequest,
  format: core.SolidFormat,
  language: core.Language = core.USUAL_LANGUAGE,
): Promise<Generator<core.RenderedFile>> {
  return core.renderSolids(request, format, { words: loadWords(language), modeller: await loadModeller() });
}

/** Draws dominoes, a tray, a rack and bars for laser cutters. @throws UserError if something does not fit on the sheets */
export function renderCuts(
  request: core.CutsRequest = {},
  language: core.Language = core.USUAL_LANGUAGE,
  format: core.CutFormat = 'svg',
): Generator<core.RenderedFile> {
  return core.renderCuts(request, { words: loadWords(language), fonts: loadFonts(), format });
}

/** Draws puzzles of a book and their keys as SVG or PNG files: all and the figures, or those with some numbers. */
export function drawPuzzles(book: BookFile, options?: core.DrawingOptions): Generator<core.RenderedFile> {
  return core.drawPuzzles(book, { words: loadWords(book.language), fonts: loadFonts() }, options);
}

/**
 * Writes files into a folder, which is made if it is not there.
 *
 * @returns their paths
 */
export function writeFiles(files: Iterable<core.RenderedFile>, folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  return Array.from(files, (file) => {
    const path = join(folder, basename(file.name));
    writeFileSync(path, core.wholeOf(file));
    return path;
  });
}

/** Reads a book.json. @throws UserError if it is none */
export function readBook(path: string): BookFile {
  return core.parseBookFile(core.parseJson(decode(readFileSync(path), path)));
}

/** Reads the files beside a book.json back, and compares them with it. @throws UserError if it is no book */
export function checkFiles(path: string, only?: readonly Edition[]): Promise<core.FolderFaults> {
  const folder = dirname(path);
  const read = (name: string) => readFileSync(join(folder, name));
  return core.checkFiles(readBook(path), { names: readdirSync(folder), read }, { engines: ENGINES }, only);
}
