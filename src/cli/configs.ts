import { dirname } from 'node:path';
import { type Book, openBook, parseBookFile } from '../book/book.ts';
import type { PresetName } from '../book/choices.ts';
import { type BookConfig, type BookRequest, parseConfig } from '../book/config.ts';
import { parseJson, parseWrittenJson } from '../book/json.ts';
import { planBook } from '../book/plan.ts';
import { GIFT, type Names } from '../book/presets.ts';
import { UserError, within } from '../errors.ts';
import type { Call } from './call.ts';
import { beside, readFile, readText } from './files.ts';
import { jobsOf } from './jobs.ts';
import { Progress } from './progress.ts';
import { shapeText } from './shape.ts';

/** Where the files that a config names are looked for. */
export function folderOf(path = '-'): string {
  return path === '-' ? '.' : dirname(path);
}

/**
 * The config of a file, with what flags change in it.
 *
 * @throws UserError with the file and the field
 */
export function readConfigFile(path: string, changes: Changes): BookConfig {
  return readFile(path, (text) => configOf(text, folderOf(path), changes));
}

function configOf(text: string, folder: string, changes: Changes): BookConfig {
  if (PUZZLES.test(text)) {
    throw new UserError('these are puzzles, not a config', {
      hint: '`dominosa book --puzzles FILE` makes a book of them',
    });
  }
  const config = parseWrittenJson(text);
  if (typeof config !== 'object' || config === null || Array.isArray(config)) return parseConfig(config);
  return parseConfig(withShapes(changed(config, changes), folder));
}

/** Rows of numbers, game ids and lines: what no JSON begins with. */
const PUZZLES = /^\s*(?:[\d.?]+(?:[ /][\d.?]+)*\s*\n|\d+(?:d.)?:\d|[a-z]+ \d+ \d)/;

/** What is changed in a config; what is undefined stays. */
export type Changes = { readonly [Field in keyof BookRequest]?: BookRequest[Field] | undefined };

/** A config with changes; of the part `braille` the rest stays. */
export function changed<T extends Pick<Changes, 'braille'>>(config: T, changes: Changes): T {
  const braille = changes.braille && { ...config.braille, ...changes.braille };
  const given = Object.entries({ ...changes, braille }).filter(([, value]) => value !== undefined);
  return { ...config, ...Object.fromEntries(given) };
}

/** The config with the rows of each shape that is named as a file. */
function withShapes(config: object & { sections?: unknown }, folder: string): object {
  const { sections } = config;
  if (!Array.isArray(sections)) return config;
  const read = sections.map((section: { shape?: unknown; shapes?: unknown } | null, s) => {
    const textOf = (shape: unknown, field: string) =>
      typeof shape === 'string' ? within(`sections[${s}].${field}`, () => shapeText(shape, folder)) : shape;
    const { shape, shapes } = section ?? {};
    if (typeof shape !== 'string' && !Array.isArray(shapes)) return section;
    return {
      ...section,
      ...(shape !== undefined && { shape: textOf(shape, 'shape') }),
      ...(Array.isArray(shapes) && { shapes: shapes.map((each, i) => textOf(each, `shapes[${i}]`)) }),
    };
  });
  return { ...config, sections: read };
}

/**
 * The book of a `book.json`, or the one that a config asks for, in the language of --lang: its puzzles are made, and no file of
 * it is written.
 *
 * @throws UserError if the file is neither
 */
export async function bookOf(call: Call, path: string): Promise<Book> {
  const read = readFile(path, (text) => {
    const value = parseJson(text);
    return isConfig(value)
      ? { config: configOf(text, folderOf(path), {}) }
      : { book: openBook(parseBookFile(value)) };
  });
  const book = read.book ?? (await made(call, read.config, folderOf(path)));
  return { ...book, language: call.language(book.language) };
}

function isConfig(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'sections' in value && !('format' in value);
}

async function made(call: Call, config: BookConfig, folder: string): Promise<Book> {
  const progress = new Progress(call.flag('quiet'));
  const jobs = jobsOf(call, progress);
  try {
    const file = await planBook(config, {
      readFile: (name) => readText(beside(folder, name)),
      drafts: jobs.drafts,
      onPuzzle: (done, wanted) => progress.show('puzzles made', done, wanted),
    });
    return openBook(file);
  } finally {
    jobs.stop();
  }
}

/** For whom a gift is, and who gives it. @throws UserError if there is a name and no gift */
export function namesOption(call: Call, preset: PresetName | undefined): Names {
  const names = { for: call.text('for'), from: call.text('from') };
  for (const [name, said] of Object.entries(names)) {
    if (said === undefined || preset === GIFT) continue;
    throw new UserError('only a gift has a place for names', {
      where: `--${name}`,
      expected: `--preset ${GIFT} beside it`,
      hint: 'a config says "dedication", "certificate" and, in "print", "cover"',
    });
  }
  return names;
}
