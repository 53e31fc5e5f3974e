import { DISPLAY, tablesWith } from '../braille/liblouis.ts';
import { LANGUAGE_CODES, LANGUAGES } from '../languages/index.ts';
import type { PressData } from '../press.ts';
import { LIBLOUIS, liblouisText } from './braille.ts';
import { loadFonts } from './fonts.ts';
import { loadPlayers } from './materials.ts';
import { builtInTemplates } from './texts.ts';
import { builtInWords, informalWords } from './words.ts';

/**
 * Loads what the core is given where there are no files.
 *
 * @param players of `book.html`, if they are not those that were built
 */
export function loadPressData(players = loadPlayers()): PressData {
  const fonts = Object.entries(loadFonts()).map(([name, { bytes }]) => [name, plain(bytes)] as const);
  const names = Object.values(LANGUAGES).flatMap(({ braille }) =>
    Object.values(braille.tables).map(({ files }) => files['built-in']),
  );
  const tables = Array.from(tablesWith([DISPLAY, ...names], LIBLOUIS.table), ([name, bytes]) => {
    return [name, plain(bytes)] as const;
  });
  return {
    templates: builtInTemplates(),
    words: Object.fromEntries(LANGUAGE_CODES.map((code) => [code, builtInWords(code)])),
    informal: Object.fromEntries(LANGUAGE_CODES.map((code) => [code, informalWords(code)])),
    fonts: Object.fromEntries(fonts) as PressData['fonts'],
    players,
    liblouis: {
      program: liblouisText(),
      tables: Object.fromEntries(tables),
    },
  };
}

/** Node reads files as bytes of a kind of its own, which other places do not know. */
function plain(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(bytes);
}
