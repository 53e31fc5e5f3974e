import { dirname, join } from 'node:path';
import { slug } from '../book/slug.ts';
import { loadMaterials } from '../node/materials.ts';
import { SAMPLE_DPI, SAMPLE_NAME } from '../render/formats.ts';
import { sampleFiles } from '../render/sample.ts';
import type { Call } from './call.ts';
import { SAMPLED } from './commands/books.ts';
import { bookOf } from './configs.ts';
import { writeInto } from './new-files.ts';

export async function run(call: Call): Promise<number> {
  const path = call.args[0]!;
  const book = await bookOf(call, path);
  const edition =
    call.word('edition', SAMPLED) ?? SAMPLED.find((each) => book.editions.includes(each)) ?? 'large-print';
  const dpi = call.number('dpi', SAMPLE_DPI.usual, SAMPLE_DPI.least, SAMPLE_DPI.most);
  const materials = loadMaterials(book, [edition], {
    templates: call.text('templates'),
    fontFolders: [dirname(path), '.'],
  });
  const folder = call.text('output') ?? join('output', `${slug(book.title)}-sample`);
  return writeInto(call, folder, [SAMPLE_NAME], () => sampleFiles(book, materials, edition, dpi));
}
