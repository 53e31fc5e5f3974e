import { dirname, join } from 'node:path';
import type { Book } from '../book/book.ts';
import { SOLUTION_EDITIONS } from '../book/choices.ts';
import { solutionsAlone } from '../book/contents.ts';
import { slug } from '../book/slug.ts';
import { within } from '../errors.ts';
import { loadFonts } from '../node/fonts.ts';
import { loadMaterials } from '../node/materials.ts';
import { loadWords } from '../node/words.ts';
import { writeAnswers } from '../render/answers/formats.ts';
import { drawingFiles } from '../render/drawings/files.ts';
import { fileNames, renderEdition } from '../render/editions.ts';
import { ANSWER_FORMATS, DPI, DRAWING_FORMATS, DRAWING_NAME } from '../render/formats.ts';
import type { Call } from './call.ts';
import { DELIMITER_NAMES, KEYS_FORMATS, KEYS_FORMATS_OF } from './commands/books.ts';
import { bookOf } from './configs.ts';
import { writeInto } from './new-files.ts';
import { parseNumbers } from './options.ts';

export async function run(call: Call): Promise<number> {
  const path = call.args[0]!;
  const book = await bookOf(call, path);
  const format = call.word('format', KEYS_FORMATS) ?? 'txt';
  const delimiter = call.word('delimiter', DELIMITER_NAMES);
  const only = onlyOption(call, book);
  checkOptions(call, format);
  const folderOf = (kind: string) => call.text('output') ?? join('output', `${slug(book.title)}-${kind}`);
  const drawn = DRAWING_FORMATS.find((known) => known === format);
  if (drawn) {
    const dpi = call.number('dpi', DPI.usual, DPI.least, DPI.most);
    const options = { format: drawn, only, dpi, colour: call.flag('colour') };
    return writeInto(call, folderOf(drawn), [DRAWING_NAME], () =>
      drawingFiles(book, loadWords(book.language), loadFonts(), options),
    );
  }
  const edition = SOLUTION_EDITIONS.find((known) => known === format);
  if (edition) {
    const materials = loadMaterials(book, [edition], { fontFolders: [dirname(path), '.'] });
    return writeInto(call, folderOf(`solutions-${edition}`), fileNames([edition]), () =>
      renderEdition(solutionsAlone(book, only), edition, materials),
    );
  }
  const answers = ANSWER_FORMATS.find((known) => known === format)!;
  const text = writeAnswers(book, loadWords(book.language), answers, { only, delimiter });
  call.output.result(text.replace(/\r?\n$/, ''));
  return 0;
}

/** @throws UserError if an option is given that another format has */
function checkOptions(call: Call, format: string): void {
  for (const [option, formats] of Object.entries(KEYS_FORMATS_OF)) {
    if (formats.some((known) => known === format)) continue;
    call.refuse([option], `keys as ${format} have no --${option}`, `--format ${formats.join(' or ')}`);
  }
}

/** The numbers of puzzles, by themselves or by their sections. @throws UserError if the book has none of such a number */
function onlyOption(call: Call, { sections }: Book): number[] | undefined {
  const [only, of] = [call.text('only'), call.text('section')];
  if (only === undefined && of === undefined) return undefined;
  const puzzles = sections.flatMap((section) => section.puzzles);
  const chosen =
    of === undefined ? [] : within('--section', () => parseNumbers(of, sections.length, 'sections'));
  return [
    ...(only === undefined ? [] : within('--only', () => parseNumbers(only, puzzles.length))),
    ...chosen.flatMap((number) => sections[number - 1]!.puzzles.map((puzzle) => puzzle.number)),
  ];
}
