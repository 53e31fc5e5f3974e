import { basename, dirname, join, resolve } from 'node:path';
import { type Book, openBook, parseBookFile } from '../book/book.ts';
import { parseJson } from '../book/json.ts';
import { slug } from '../book/slug.ts';
import { UserError, within } from '../errors.ts';
import { loadFonts } from '../node/fonts.ts';
import { loadWords } from '../node/words.ts';
import { writeAnswers } from '../render/answers/formats.ts';
import type { AnswerFormat } from '../render/answers/names.ts';
import { type DrawingOptions, drawingFiles } from '../render/drawings/files.ts';
import { DPI, DRAWING_FORMATS, DRAWING_NAME } from '../render/drawings/names.ts';
import type { Call } from './command.ts';
import { DELIMITER_NAMES, FORMATS, FORMATS_OF } from './commands/keys.ts';
import { readFile } from './files.ts';
import { NewFolder } from './new-folder.ts';
import { parseNumbers } from './numbers.ts';
import { flag, languageOption, numberOption, textOption, wordOption } from './options.ts';

export async function run(call: Call): Promise<number> {
  const path = call.args[0]!;
  const read = readFile(path, (text) => openBook(parseBookFile(parseJson(text))));
  const book = { ...read, language: languageOption(call) ?? read.language };
  const format = wordOption(call, 'format', FORMATS) ?? 'txt';
  const delimiter = wordOption(call, 'delimiter', DELIMITER_NAMES);
  const only = onlyOption(call, book);
  const drawn = DRAWING_FORMATS.find((known) => known === format);
  checkOptions(call, format);
  if (drawn) {
    const dpi = numberOption(call, 'dpi', DPI.usual, DPI.least, DPI.most);
    await draw(call, book, { format: drawn, only, dpi, colour: flag(call, 'colour') });
  } else {
    const text = writeAnswers(book, loadWords(book.language), format as AnswerFormat, { only, delimiter });
    call.output.result(text.replace(/\r?\n$/, ''));
  }
  return 0;
}

/** @throws UserError if an option is given that another format has */
function checkOptions(call: Call, format: string): void {
  for (const [option, formats] of Object.entries(FORMATS_OF)) {
    if (call.options[option] === undefined || formats.some((known) => known === format)) continue;
    throw new UserError(`keys as ${format} have no --${option}`, {
      where: `--${option}`,
      expected: `--format ${formats.join(' or ')} beside it`,
    });
  }
}

/** Makes the folder of drawings: the one that is said, or one named after the book. */
async function draw(call: Call, book: Book, options: DrawingOptions): Promise<void> {
  const said = textOption(call, 'output') ?? join('output', `${slug(book.title)}-${options.format}`);
  // A folder that is named by dots alone has no name to stand beside.
  const path = /^\.+$/.test(basename(said)) ? resolve(said) : said;
  const isOwn = (name: string) => DRAWING_NAME.test(name);
  const folder = new NewFolder(dirname(path), basename(path), isOwn, flag(call, 'force'));
  const files: string[] = [];
  await folder.during(async () => {
    for (const { name, pieces } of drawingFiles(book, loadWords(book.language), loadFonts(), options)) {
      await folder.write(name, pieces);
      files.push(join(folder.path, name));
    }
    folder.finish();
  });
  for (const path of files) call.output.result(path);
}

/** The numbers of puzzles. @throws UserError if the book has none of such a number */
function onlyOption(call: Call, { sections }: Book): number[] | undefined {
  const count = sections.reduce((sum, { puzzles }) => sum + puzzles.length, 0);
  const text = textOption(call, 'only');
  return text === undefined ? undefined : within('--only', () => parseNumbers(text, count));
}
