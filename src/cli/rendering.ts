import { join } from 'node:path';
import type { Book } from '../book/book.ts';
import type { Edition } from '../book/config.ts';
import { checkWriting } from '../braille/translate.ts';
import { loadTemplates } from '../document/templates.ts';
import { loadFonts } from '../layout/fonts.ts';
import { type Materials, renderEdition } from '../render/editions.ts';
import type { Call } from './command.ts';
import type { NewFolder } from './files.ts';
import { flag } from './options.ts';
import type { Progress } from './progress.ts';

/** @throws UserError if a template is wrong, or braille cannot be written as the book asks */
export function loadMaterials(
  { language, braille }: Pick<Book, 'language' | 'braille'>,
  templateFolder: string | undefined,
): Materials {
  checkWriting(language, braille);
  return { templates: loadTemplates(language, templateFolder), fonts: loadFonts() };
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
  materials: Materials,
  progress: Progress,
): Promise<void> {
  const names = ['book.json'];
  folder.write('book.json', text);
  const wanted = new Set(editions);
  for (const [i, edition] of [...wanted].entries()) {
    for (const { name, bytes } of await renderEdition(book, edition, materials)) {
      folder.write(name, bytes);
      names.push(name);
    }
    progress.show('editions rendered', i + 1, wanted.size);
  }
  folder.finish();
  const files = names.map((name) => join(folder.path, name));
  if (flag(call, 'json')) call.output.result(JSON.stringify({ folder: folder.path, files }));
  else for (const path of files) call.output.result(path);
}
