import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { liblouisModule } from '../../src/braille/liblouis.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { FONT_PATHS } from '../../src/layout/fonts.ts';
import { liblouisText } from '../../src/node/braille.ts';
import { loadPressData } from '../../src/node/press-data.ts';
import { PRESS, type PressIndex } from '../../src/studio/press/materials.ts';
import { bundlePlayers } from '../play/bundle.ts';
import { bytesOf } from './bytes.ts';

/** The viewer for the pages of finished files, with its worker; also for browsers of 2023. */
const PDF_READER = [
  ['pdf.js', 'pdfjs-dist/legacy/build/pdf.min.mjs'],
  ['pdf-worker.js', 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'],
] as const;

/** The data for making books in a browser, as files of the site. Each is loaded when it is first needed. */
export async function pressFiles(): Promise<(readonly [string, Uint8Array])[]> {
  const { templates, words, informal, fonts, players, liblouis } = loadPressData(await bundlePlayers());
  const { tables } = liblouis;
  const index: PressIndex = { templates, fonts: FONT_PATHS, tables: Object.keys(tables) };
  return [
    [PRESS.index, bytesOf(JSON.stringify(index))],
    [PRESS.puzzlePlayer, bytesOf(players.puzzles)],
    [PRESS.tablePlayer, bytesOf(players.table)],
    ...PDF_READER.map(
      ([name, path]) => [name, readFileSync(fileURLToPath(import.meta.resolve(path)))] as const,
    ),
    ['liblouis.js', bytesOf(liblouisModule(liblouisText()))],
    ...LANGUAGE_CODES.flatMap((language) => [
      [PRESS.words(language), bytesOf(JSON.stringify(words[language]))] as const,
      [PRESS.informal(language), bytesOf(JSON.stringify(informal[language]))] as const,
    ]),
    ...Object.entries(fonts).map(
      ([font, bytes]) => [PRESS.font(FONT_PATHS[font as keyof typeof FONT_PATHS]), bytes] as const,
    ),
    ...Object.entries(tables).map(([name, bytes]) => [PRESS.table(name), bytes] as const),
  ];
}
