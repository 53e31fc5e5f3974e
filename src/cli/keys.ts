import { dirname, join } from 'node:path';
import { type Book, openBook, parseBookFile } from '../book/book.ts';
import { SOLUTION_EDITIONS } from '../book/choices.ts';
import { solutionsAlone } from '../book/contents.ts';
import { parseJson } from '../book/json.ts';
import { slug } from '../book/slug.ts';
import { UserError, within } from '../errors.ts';
import { makeMetrics } from '../layout/metrics.ts';
import { loadFonts } from '../node/fonts.ts';
import { loadMaterials } from '../node/materials.ts';
import { loadWords } from '../node/words.ts';
import { writeAnswers } from '../render/answers/formats.ts';
import { ANSWER_FORMATS } from '../render/answers/names.ts';
import { isFileName, type RenderedFile, renderEdition } from '../render/editions.ts';
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
  const edition = SOLUTION_EDITIONS.find((each) => each === format);
  if (edition) {
    const alone = solutionsAlone(book, only);
    const materials = loadMaterials(book, [edition], { fontFolders: [dirname(path), '.'] });
    const isOwn = (name: string) => isFileName(name, [edition]);
    await writeAll(call, `${slug(book.title)}-solutions-${edition}`, isOwn, () =>
      renderEdition(alone, edition, materials),
    );
  } else if (format === 'svg') {
    const drawings = () => svgFiles(book, loadWords(book.language), makeMetrics(loadFonts()), only);
    await writeAll(call, `${slug(book.title)}-svg`, (name) => SVG_NAME.test(name), drawings);
  } else {
    const answers = ANSWER_FORMATS.find((each) => each === format)!;
    checkPrinted(call, answers);
    const text = writeAnswers(book, loadWords(book.language), answers, { only, delimiter });
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
      expected: '--format svg or an edition beside it',
    });
  }
}

/** Makes a folder of files. @param isOwn whether a file of this name may be replaced */
async function writeAll(
  call: Call,
  name: string,
  isOwn: (name: string) => boolean,
  make: () => Iterable<RenderedFile>,
): Promise<void> {
  const folder = new NewFolder(textOption(call, 'output') ?? 'output', name, isOwn, flag(call, 'force'));
  const files: string[] = [];
  await folder.during(async () => {
    for (const { name, pieces } of make()) {
      await folder.write(name, pieces);
      files.push(join(folder.path, name));
    }
    folder.finish();
  });
  for (const path of files) call.output.result(path);
}

/** The numbers of puzzles, by themselves or by their sections. @throws UserError if the book has none of such a number */
function onlyOption(call: Call, { sections }: Book): number[] | undefined {
  const [only, of] = [textOption(call, 'only'), textOption(call, 'section')];
  if (only === undefined && of === undefined) return undefined;
  const puzzles = sections.flatMap((section) => section.puzzles);
  const chosen =
    of === undefined ? [] : within('--section', () => parseNumbers(of, sections.length, 'sections'));
  return [
    ...(only === undefined ? [] : within('--only', () => parseNumbers(only, puzzles.length))),
    ...chosen.flatMap((number) => sections[number - 1]!.puzzles.map((puzzle) => puzzle.number)),
  ];
}
