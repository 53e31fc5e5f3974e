import { dirname, join } from 'node:path';
import { slug } from '../book/slug.ts';
import { loadMaterials } from '../node/materials.ts';
import { sampleFiles } from '../render/sample.ts';
import { SAMPLE_DPI, SAMPLE_NAME } from '../render/sample-sizes.ts';
import type { Call } from './command.ts';
import { SAMPLED } from './commands/sample.ts';
import { bookOf } from './configs.ts';
import { writeInto } from './new-files.ts';
import { languageOption, numberOption, textOption, wordOption } from './options.ts';

export async function run(call: Call): Promise<number> {
  const path = call.args[0]!;
  const read = await bookOf(call, path);
  const book = { ...read, language: languageOption(call) ?? read.language };
  const edition =
    wordOption(call, 'edition', SAMPLED) ??
    SAMPLED.find((each) => book.editions.includes(each)) ??
    'large-print';
  const dpi = numberOption(call, 'dpi', SAMPLE_DPI.usual, SAMPLE_DPI.least, SAMPLE_DPI.most);
  const materials = loadMaterials(book, [edition], {
    templates: textOption(call, 'templates'),
    fontFolders: [dirname(path), '.'],
  });
  return writeInto(
    call,
    join('output', `${slug(book.title)}-sample`),
    (name) => SAMPLE_NAME.test(name),
    () => sampleFiles(book, materials, edition, dpi),
  );
}
