import { PRESET_NAMES } from '../book/choices.ts';
import { type BookRequest, parseConfig } from '../book/config.ts';
import { parseWrittenJson } from '../book/json.ts';
import { presetRequest } from '../book/presets.ts';
import { parseLine } from '../domino/notation.ts';
import { checkPuzzle } from '../domino/puzzle.ts';
import { UserError } from '../errors.ts';
import { LANGUAGE_CODES, type Language, USUAL_LANGUAGE } from '../languages/index.ts';
import type { RenderedFile } from '../render/recipe.ts';
import { renderSheet } from '../render/sheet.ts';
import { zipped } from '../render/zip.ts';
import type { TextFile } from '../words/text-file.ts';
import { WordBook } from '../words/word-book.ts';
import { answered, answersIn, requestOf, spokenAs } from './form/answers.ts';
import type { Draft } from './form/config.ts';
import { makeForm } from './form/fields.ts';
import { makeWhole } from './press/make.ts';
import { materialsLoader, PRESS, type PressFiles } from './press/materials.ts';
import { samplePages } from './press/pages.ts';
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
  const wordsOf = async (language: Language) =>
    new WordBook(language, JSON.parse(await site.text(PRESS.words(language))) as TextFile[]);
  const kept = (file: RenderedFile) => ({ name: file.name, file: keep(file) });
  return {
    form() {
      return { fields: makeForm(), presets: PRESET_NAMES };
    },

    async preset({ name, language, address }) {
      return { ...spokenAs(address), ...presetRequest(name, await wordsOf(language)) };
    },

    async begun({ language, address }) {
      return requestOf({}, await wordsOf(language), address);
    },

    async answered({ draft, change, address }) {
      const before = languageIn(draft);
      const [from, to] = await Promise.all([wordsOf(before), wordsOf(change.language ?? before)]);
      return answered(draft, change, { from, to, address });
    },

    async answersIn({ draft }) {
      return answersIn(draft, await wordsOf(languageIn(draft)));
    },

    async pages({ config }) {
      const parsed = parseConfig(config);
      const pages = await samplePages(parsed, await materials(parsed));
      return pages.map(({ shown, ...page }) => {
        if ('lines' in page) return { shown, lines: page.lines };
        return { shown, picture: keep({ name: 'page.png', pieces: [page.picture] }) };
      });
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
      return kept(await sampleOf(parsed, await materials(parsed)));
    },

    async make({ config }, tell) {
      const parsed = parseConfig(config);
      const { folder, files } = await makeWhole(parsed, await materials(parsed), tell);
      for (const file of files) tell({ step: 'file', ...kept(file) });
      return folder;
    },

    async sheets({ order, language, address }) {
      return kept(await sheetsOf(order, await materials({ language, address })));
    },

    async sheet({ line, order, language, address }) {
      return kept(renderSheet(checkPuzzle(parseLine(line)), order, await materials({ language, address })));
    },

    async zip({ all }) {
      const entries: [string, Uint8Array][] = [];
      for (const { name, file } of all) entries.push([name, await bytesOf(file)]);
      return keep({ name: 'book.zip', pieces: [zipped(Object.fromEntries(entries))] });
    },
  };
}

/** The language of a config that need not be right. */
function languageIn({ language }: Draft): Language {
  return LANGUAGE_CODES.find((code) => code === language) ?? USUAL_LANGUAGE;
}
