import { join } from 'node:path';
import { type Book, openBook, parseBookFile } from '../book/book.ts';
import { parseJson } from '../book/json.ts';
import { slug } from '../book/slug.ts';
import { UserError, within } from '../errors.ts';
import { makeMetrics } from '../layout/metrics.ts';
import { loadFonts } from '../node/fonts.ts';
import { loadWords } from '../node/words.ts';
import { writeAnswers } from '../render/answers/formats.ts';
import { SVG_NAME, svgFiles } from '../render/svg/files.ts';
import type { Call } from './command.ts';
import { DELIMITER_NAMES, FORMATS } from './commands/keys.ts';
import { readFile } from './files.ts';
import { NewFolder } from './new-folder.ts';
import { parseNumbers } from './numbers.ts';
import { flag, languageOption, textOption, wordOption } from './options.ts';

export async function run(call: Call): Promise<number> {
  const path = call.args[0]!;
  const read = readFile(path, (text) => openBook(parseBookFile(parseJson(text))));
  const book = { ...read, language: languageOption(call) ?? read.language };
  const format = wordOption(call, 'format', FORMATS) ?? 'txt';
  const delimiter = wordOption(call, 'delimiter', DELIMITER_NAMES);
  if (delimiter && format !== 'csv') {
    throw new UserError(`keys as ${format} have no columns`, {
      where: '--delimiter',
      expected: '--format csv beside it',
    });
  }
  const only = onlyOption(call, book);
  if (format === 'svg') await draw(call, book, only);
  else {
    checkPrinted(call, format);
    const text = writeAnswers(book, loadWords(book.language), format, { only, delimiter });
    call.output.result(text.replace(/\r?\n$/, ''));
  }
  return 0;
}

/** @throws UserError if an option is given that is for files only */
function checkPrinted(call: Call, format: string): void {
  for (const option of ['output', 'force']) {
    if (call.options[option] === undefined) continue;
    throw new UserError(`keys as ${format} are printed, not written into a folder`, {
      where: `--${option}`,
      expected: '--format svg beside it',
    });
  }
}

/** Makes the folder of drawings. */
async function draw(call: Call, book: Book, only: readonly number[] | undefined): Promise<void> {
  const folder = new NewFolder(
    textOption(call, 'output') ?? 'output',
    `${slug(book.title)}-svg`,
    (name) => SVG_NAME.test(name),
    flag(call, 'force'),
  );
  const files: string[] = [];
  await folder.during(async () => {
    for (const { name, pieces } of svgFiles(book, loadWords(book.language), makeMetrics(loadFonts()), only)) {
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
