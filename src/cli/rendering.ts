import { join } from 'node:path';
import { BindingError } from '../book/binding.ts';
import { type Book, type BookFile, makeBookText } from '../book/book.ts';
import { EDITIONS, type Edition } from '../book/choices.ts';
import { loadMaterials } from '../node/materials.ts';
import { type Materials, type RenderedFile, renderEdition } from '../render/editions.ts';
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
  /** The content of book.json, and the book that it opens as. */
  readonly file: BookFile;
  readonly book: Book;
  readonly editions: readonly Edition[];
}

/** Renders editions of a book, puts its folder in place and reports the files. */
export async function finishBook(
  call: Call,
  folder: NewFolder,
  { file, book, editions }: Contents,
  tools: Tools,
  progress: Progress,
): Promise<void> {
  const names = ['book.json'];
  const wanted = new Set(editions);
  const made = [...file.editions];
  for (const [i, edition] of [...wanted].entries()) {
    const files = renderEdition(book, edition, tools);
    let next: IteratorResult<RenderedFile> | undefined;
    // A book is laid out before its first file is there.
    if (!boundOrLeftOut(call, editions, () => (next = files.next()))) made.splice(made.indexOf(edition), 1);
    for (; next && !next.done; next = files.next()) {
      const { name, pieces } = next.value;
      await folder.write(name, pieces, name.endsWith('.pdf') ? tools.optimize : undefined);
      names.push(name);
    }
    progress.show('editions rendered', i + 1, wanted.size);
  }
  await folder.write('book.json', [Buffer.from(makeBookText({ ...file, editions: made }))]);
  folder.finish();
  const paths = names.map((name) => join(folder.path, name));
  if (flag(call, 'json')) call.output.result(JSON.stringify({ folder: folder.path, files: paths }));
  else for (const path of paths) call.output.result(path);
}

/** Whether somebody has chosen these editions: without a choice a book has all. */
export function areChosen(editions: readonly Edition[]): boolean {
  return EDITIONS.some((edition) => !editions.includes(edition));
}

/**
 * Does a piece of work for a book that is to be bound. Where nobody has chosen editions, one that cannot be bound is left
 * out with a note.
 *
 * @returns whether it was done
 * @throws BindingError where editions were chosen
 */
export function boundOrLeftOut(call: Call, editions: readonly Edition[], work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (!(error instanceof BindingError) || areChosen(editions)) throw error;
    call.output.note(`${error.where} is left out: ${error.message}; a press binds ${error.expected}`);
    return false;
  }
}
