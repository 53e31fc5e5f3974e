import { join } from 'node:path';
import type { Book } from '../book/book.ts';
import type { Edition } from '../book/choices.ts';
import { loadMaterials } from '../node/materials.ts';
import { type Materials, renderEdition } from '../render/editions.ts';
import type { Call } from './command.ts';
import type { NewFolder } from './new-folder.ts';
import { type Optimize, optimizer } from './optimize.ts';
import { flag, textOption } from './options.ts';
import type { Progress } from './progress.ts';

/** Everything beside a book that its files are made with. */
export interface Tools extends Materials {
  /** What makes PDF files smaller, if that is wanted. */
  readonly optimize: Optimize | undefined;
}

/**
 * @param fontFolders where the book's own fonts are looked for, one after the other
 * @throws UserError if a template or font is wrong, braille cannot be written as the book asks, or a program is missing
 */
export async function loadTools(
  call: Call,
  book: Pick<Book, 'language' | 'braille' | 'print'>,
  fontFolders: readonly string[],
  editions: readonly Edition[],
): Promise<Tools> {
  return {
    ...loadMaterials(book, editions, { templates: textOption(call, 'templates'), fontFolders }),
    optimize: flag(call, 'optimize') ? await optimizer() : undefined,
  };
}

/** What a book's folder is filled with. */
export interface Contents {
  /** The text of book.json, and the book that it opens as. */
  readonly text: string;
  readonly book: Book;
  readonly editions: readonly Edition[];
}

/** Renders editions of a book, puts its folder in place and reports the files. */
export async function finishBook(
  call: Call,
  folder: NewFolder,
  { text, book, editions }: Contents,
  tools: Tools,
  progress: Progress,
): Promise<void> {
  const names = ['book.json'];
  await folder.write('book.json', [Buffer.from(text)]);
  const wanted = new Set(editions);
  for (const [i, edition] of [...wanted].entries()) {
    for (const { name, pieces } of renderEdition(book, edition, tools)) {
      await folder.write(name, pieces, name.endsWith('.pdf') ? tools.optimize : undefined);
      names.push(name);
    }
    progress.show('editions rendered', i + 1, wanted.size);
  }
  folder.finish();
  const files = names.map((name) => join(folder.path, name));
  if (flag(call, 'json')) call.output.result(JSON.stringify({ folder: folder.path, files }));
  else for (const path of files) call.output.result(path);
}
