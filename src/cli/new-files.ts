import { join } from 'node:path';
import type { RenderedFile } from '../render/recipe.ts';
import type { Call } from './command.ts';
import { NewFolder } from './new-folder.ts';
import { flag, textOption } from './options.ts';

/**
 * Makes the folder and says which files are in it.
 *
 * @param isOwn tells the names of files that go with an earlier folder
 */
export async function writeFiles(
  call: Call,
  name: string,
  isOwn: (name: string) => boolean,
  make: () => Iterable<RenderedFile> | Promise<Iterable<RenderedFile>>,
): Promise<number> {
  const parent = textOption(call, 'output') ?? 'output';
  const folder = new NewFolder(parent, name, isOwn, flag(call, 'force'));
  const files: string[] = [];
  await folder.during(async () => {
    for (const { name, pieces } of await make()) {
      await folder.write(name, pieces);
      files.push(join(folder.path, name));
    }
    folder.finish();
  });
  if (flag(call, 'json')) call.output.result(JSON.stringify({ folder: folder.path, files }));
  else for (const path of files) call.output.result(path);
  return 0;
}
