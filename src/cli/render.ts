import { dirname, join } from 'node:path';
import { openBook, parseBookFile } from '../book/book.ts';
import { parseJson } from '../book/json.ts';
import { slug } from '../book/slug.ts';
import { LANGUAGE_CODES } from '../languages/index.ts';
import { loadMaterials } from '../node/materials.ts';
import { areChosen, type Contents } from '../render/book-files.ts';
import { isFileName } from '../render/editions.ts';
import type { Call } from './call.ts';
import { earlierBook, isSameBook, together } from './earlier.ts';
import { readFile } from './files.ts';
import { NewFolder, repair } from './new-folder.ts';
import { Progress } from './progress.ts';
import { finishBook } from './rendering.ts';

export async function run(call: Call): Promise<number> {
  const path = call.args[0]!;
  repair(dirname(path));
  const { file, book } = readFile(path, (written) => {
    const read = parseBookFile(parseJson(written));
    const language = call.word('lang', LANGUAGE_CODES);
    const file = language ? { ...read, language } : read;
    return { file, book: openBook(file) };
  });
  const chosen = call.editions();
  const editions = chosen.length > 0 ? chosen : book.editions;
  await renderBook(call, { file, book, editions, areChosen: areChosen(editions) }, [dirname(path), '.']);
  return 0;
}

/**
 * Renders editions of a book whose puzzles are there. In a folder that holds the same book they are added to those that
 * it has.
 *
 * @param fontFolders where the book's own fonts are looked for, one after the other
 */
export async function renderBook(
  call: Call,
  { file, book, editions, areChosen }: Contents,
  fontFolders: readonly string[],
): Promise<void> {
  const tools = loadMaterials(book, editions, { templates: call.text('templates'), fontFolders });
  const [parent, name] = [call.text('output') ?? 'output', slug(book.title)];
  const earlier = earlierBook(join(parent, name));
  const same = earlier && isSameBook(file, earlier) ? earlier : undefined;
  // The files of other editions stay if they are of the same book; those that an edition no longer has do not.
  const isReplaced = (found: string) => isFileName(found, same ? editions : undefined);
  const folder = new NewFolder(parent, name, isReplaced, same !== undefined || call.flag('force'));
  const all = together(editions, same ? [...file.editions, ...same.editions] : file.editions);
  const progress = new Progress(call.flag('quiet'));
  const contents = { file: { ...file, editions: all }, book, editions, areChosen };
  await folder.during(() => finishBook(call, folder, contents, tools, progress));
}
