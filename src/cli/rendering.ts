import { join } from 'node:path';
import { BindingError } from '../book/binding.ts';
import { embosserPage } from '../book/braille-config.ts';
import { bookFiles, type Contents, type LeaveOut } from '../render/book-files.ts';
import type { Materials } from '../render/editions.ts';
import type { Call } from './call.ts';
import type { NewFolder } from './new-folder.ts';
import type { Progress } from './progress.ts';

/** Renders editions of a book, puts its folder in place and reports the files. */
export async function finishBook(
  call: Call,
  folder: NewFolder,
  contents: Contents,
  tools: Materials,
  progress: Progress,
): Promise<void> {
  const names: string[] = [];
  let [done, wanted] = [0, new Set(contents.editions).size];
  const show = (part?: string) => progress.show('editions rendered', done, wanted, part);
  show();
  const rendered = bookFiles(contents, tools, {
    leaveOut: noteOf(call),
    onEdition: (...numbers) => {
      [done, wanted] = numbers;
      show();
    },
  });
  for (const { name, pieces } of rendered) {
    const told = done < wanted ? withSize(pieces, (size) => show(`${name}: ${size}`)) : pieces;
    await folder.write(name, told);
    names.push(name);
  }
  folder.finish();
  if (contents.editions.includes('brf')) {
    const { cells, lines } = embosserPage(contents.book);
    call.output.note(
      `pages of book.brf have ${cells} cells by ${lines} lines; --cells and --lines, or "page" in "braille" of a config, set others`,
    );
  }
  const files = [names.at(-1)!, ...names.slice(0, -1)].map((name) => join(folder.path, name));
  call.answer({ folder: folder.path, files }, files);
}

const MB = 1024 * 1024;

/** The same pieces. @param onSize called with how large the file is by now */
function* withSize(pieces: Iterable<Uint8Array>, onSize: (size: string) => void): Generator<Uint8Array> {
  let size = 0;
  for (const piece of pieces) {
    yield piece;
    size += piece.length;
    onSize(`${(size / MB).toFixed(1)} MB`);
  }
}

/** Notes which edition is left out. */
export function noteOf(call: Call): LeaveOut {
  return (why) => {
    const binds = why instanceof BindingError ? `; a press binds ${why.expected}` : '';
    call.output.note(`${why.where} is left out: ${why.message}${binds}`);
  };
}
