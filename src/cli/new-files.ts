import { basename, dirname, join, resolve } from 'node:path';
import { type FileNames, isNamed, type RenderedFile } from '../render/recipe.ts';
import type { Call } from './call.ts';
import { NewFolder } from './new-folder.ts';

type Make = () => Iterable<RenderedFile> | Promise<Iterable<RenderedFile>>;

/** Makes a folder of this name and says which files are in it. @param own the names of files that go with an earlier folder */
export function writeFiles(call: Call, name: string, own: FileNames, make: Make): Promise<number> {
  return writeInto(call, join(call.text('output') ?? 'output', name), own, make);
}

/** The same in this folder. */
export async function writeInto(call: Call, said: string, own: FileNames, make: Make): Promise<number> {
  // A folder that is named by dots alone has no name to stand beside.
  const path = /^\.+$/.test(basename(said)) ? resolve(said) : said;
  const isOwn = (name: string) => isNamed(name, own);
  const folder = new NewFolder(dirname(path), basename(path), isOwn, call.flag('force'));
  const files: string[] = [];
  await folder.during(async () => {
    for (const { name, pieces } of await make()) {
      await folder.write(name, pieces);
      files.push(join(folder.path, name));
    }
    folder.finish();
  });
  call.answer({ folder: folder.path, files }, files);
  return 0;
}
