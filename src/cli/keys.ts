import { join } from 'node:path';
import { type Book, openBook, parseBookFile } from '../book/book.ts';
import { parseJson } from '../book/json.ts';
import { UserError, within } from '../errors.ts';
import { makeMetrics } from '../layout/metrics.ts';
import { loadFonts } from '../node/fonts.ts';
import { loadWords } from '../node/texts.ts';
import { ANSWER_FORMATS, DELIMITERS, type Delimiter, writeAnswers } from '../render/answers/formats.ts';
import { SVG_NAME, svgFiles } from '../render/svg/files.ts';
import { type Call, type Command, SHARED_OPTIONS } from './command.ts';
import { readFile } from './files.ts';
import { NewFolder } from './new-folder.ts';
import { parseNumbers } from './numbers.ts';
import { flag, languageOption, textOption, wordOption } from './options.ts';
import { slug } from './slug.ts';

const DELIMITER_NAMES = Object.keys(DELIMITERS) as Delimiter[];

/** What is printed, and what is a folder of files. */
const FORMATS = [...ANSWER_FORMATS, 'svg'] as const;

export const keys: Command = {
  name: 'keys',
  usage: 'BOOK.json',
  summary: 'Prints the answer keys of a book as data, or draws its puzzles and keys.',
  args: [1, 1],
  options: {
    format: {
      type: 'string',
      value: FORMATS.join('|'),
      help: 'how they are written; svg makes a drawing of each puzzle and of each key (default: txt)',
    },
    only: { type: 'string', value: 'NUMBERS', help: 'these puzzles only, such as 17-24 or 3,5,9-12' },
    delimiter: {
      type: 'string',
      value: DELIMITER_NAMES.join('|'),
      help: 'between the columns of csv (default: comma)',
    },
    output: {
      type: 'string',
      short: 'o',
      value: 'DIR',
      help: 'of svg: the folder in which the folder of the drawings is made (default: output)',
    },
    lang: SHARED_OPTIONS.lang,
    force: { type: 'boolean', help: 'of svg: replace earlier drawings in the same folder' },
  },
  async run(call) {
    const path = call.args[0]!;
    const read = readFile(path, (text) => openBook(parseBookFile(parseJson(text))));
    const book = { ...read, language: languageOption(call) ?? read.language };
    const format = wordOption(call, 'format', FORMATS) ?? 'txt';
    const delimiter = wordOption(call, 'delimiter', DELIMITER_NAMES);
    const only = onlyOption(call, book);
    if (format === 'svg') await draw(call, book, only);
    else {
      checkPrinted(call, format);
      const text = writeAnswers(book, loadWords(book.language), format, { only, delimiter });
      call.output.result(text.replace(/\r?\n$/, ''));
    }
    return 0;
  },
};

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
