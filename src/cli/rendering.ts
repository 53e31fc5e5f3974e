import { join } from 'node:path';
import type { Book } from '../book/book.ts';
import type { Edition } from '../book/choices.ts';
import { loadMaterials } from '../node/materials.ts';
import { bookJson, type Contents } from '../render/book-files.ts';
import type { Call } from './command.ts';
import { processesFor, type Tools, writeEditions } from './editions.ts';
import type { NewFolder } from './new-folder.ts';
import { flag, processesOption, textOption } from './options.ts';
import type { Progress } from './progress.ts';

/**
 * Loads what a book's files are made with.
 *
 * @param fontFolders where the book's own fonts are looked for, one after the other
 * @throws UserError if a template or font is wrong or braille cannot be written as the book asks
 */
export function loadTools(
  call: Call,
  book: Pick<Book, 'language' | 'address' | 'braille' | 'print'>,
  fontFolders: readonly string[],
  editions: readonly Edition[],
): Tools {
  const own = { templates: textOption(call, 'templates'), fontFolders };
  return { materials: loadMaterials(book, editions, own), own };
}

/** Renders editions of a book, puts its folder in place and reports the files. */
export async function finishBook(
  call: Call,
  folder: NewFolder,
  contents: Contents,
  tools: Tools,
  progress: Progress,
): Promise<void> {
  const wanted = new Set(contents.editions).size;
  const onStep = (done: number, part?: string) => progress.show('editions rendered', done, wanted, part);
  onStep(0);
  const leaveOut = (why: string) => call.output.note(why);
  const processes = processesFor(contents, processesOption(call));
  const { names, leftOut } = await writeEditions(contents, { processes, folder, tools, leaveOut, onStep });
  const json = bookJson(contents, leftOut);
  await folder.write(json.name, json.pieces);
  folder.finish();
  const paths = [json.name, ...names].map((name) => join(folder.path, name));
  if (flag(call, 'json')) call.output.result(JSON.stringify({ folder: folder.path, files: paths }));
  else for (const path of paths) call.output.result(path);
}
