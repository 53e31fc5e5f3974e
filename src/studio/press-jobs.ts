import { PRESET_NAMES } from '../book/choices.ts';
import { type BookRequest, parseConfig } from '../book/config.ts';
import { parseWrittenJson } from '../book/json.ts';
import { presetRequest } from '../book/presets.ts';
import { parseLine } from '../domino/notation.ts';
import { checkPuzzle } from '../domino/puzzle.ts';
import { UserError } from '../errors.ts';
import type { RenderedFile } from '../render/recipe.ts';
import { renderSheet } from '../render/sheet.ts';
import { zipped } from '../render/zip.ts';
import type { TextFile } from '../words/text-file.ts';
import { WordBook } from '../words/word-book.ts';
import { makeForm } from './form/fields.ts';
import { makeWhole } from './press/make.ts';
import { materialsLoader, PRESS, type PressFiles } from './press/materials.ts';
import { planOf, sampleOf } from './press/plan.ts';
import type { PressJobs } from './press/protocol.ts';
import { sheetsOf } from './press/sheets.ts';

/** A config is no longer than this, in characters; that of the first book has 3,000. */
const LONGEST_CONFIG = 1_000_000;

/** How files are kept that were made: as whole ones that pass to the page, and are read again. */
export interface Shelf<File> {
  keep(file: RenderedFile): File;
  bytesOf(file: File): Promise<Uint8Array>;
}

/** What the worker does that makes books, with the files of a site. */
export function pressJobs<File>(site: PressFiles, { keep, bytesOf }: Shelf<File>): PressJobs<File> {
  const materials = materialsLoader(site);
  return {
    form() {
      return { fields: makeForm(), presets: PRESET_NAMES };
    },

    async preset({ name, language }) {
      const words = JSON.parse(await site.text(PRESS.words(language))) as TextFile[];
      return presetRequest(name, new WordBook(language, words));
    },

    read({ text }) {
      if (text.length > LONGEST_CONFIG) {
        throw new UserError('the file is too large', { expected: `at most ${LONGEST_CONFIG} characters` });
      }
      const value = parseWrittenJson(text);
      parseConfig(value);
      return value as BookRequest;
    },

    async plan({ config }, tell) {
      const parsed = parseConfig(config);
      return planOf(parsed, await materials(parsed), tell);
    },

    async sample({ config }) {
      const parsed = parseConfig(config);
      const file = await sampleOf(parsed, await materials(parsed));
      return { name: file.name, file: keep(file) };
    },

    async make({ config }, tell) {
      const parsed = parseConfig(config);
      const { folder, files } = await makeWhole(parsed, await materials(parsed), tell);
      for (const file of files) tell({ step: 'file', name: file.name, file: keep(file) });
      return folder;
    },

    async sheets({ order, language }) {
      const file = await sheetsOf(order, await materials({ language }));
      return { name: file.name, file: keep(file) };
    },

    async sheet({ line, order, language }) {
      const file = renderSheet(checkPuzzle(parseLine(line)), order, await materials({ language }));
      return { name: file.name, file: keep(file) };
    },

    async zip({ all }) {
      const entries: [string, Uint8Array][] = [];
      for (const { name, file } of all) entries.push([name, await bytesOf(file)]);
      return keep({ name: 'book.zip', pieces: [zipped(Object.fromEntries(entries))] });
    },
  };
}
