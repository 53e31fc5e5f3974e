import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeBookText, openBook, parseBookFile } from '../book/book.ts';
import { parseJson } from '../book/json.ts';
import { isFileName } from '../render/editions.ts';
import type { Call } from './command.ts';
import { readFile, readText } from './files.ts';
import { NewFolder, repair } from './new-folder.ts';
import { editionsOption, flag, languageOption, textOption } from './options.ts';
import { Progress } from './progress.ts';
import { finishBook, loadTools } from './rendering.ts';
import { slug } from './slug.ts';

export async function run(call: Call): Promise<number> {
  const path = call.args[0]!;
  repair(dirname(path));
  const { file, book } = readFile(path, (written) => {
    const read = parseBookFile(parseJson(written));
    const language = languageOption(call);
    const file = language ? { ...read, language } : read;
    return { file, book: openBook(file) };
  });
  const chosen = editionsOption(call);
  const editions = chosen.length > 0 ? chosen : book.editions;
  const tools = await loadTools(call, book, [dirname(path), '.'], editions);
  const [parent, name] = [textOption(call, 'output') ?? 'output', slug(book.title)];
  const earlier = join(parent, name, 'book.json');
  // The files of other editions stay if they are of the same book; those that an edition no longer has do not.
  const same = existsSync(earlier) && readText(earlier) === makeBookText(file);
  const isReplaced = (name: string) => isFileName(name, same ? editions : undefined);
  const folder = new NewFolder(parent, name, isReplaced, same || flag(call, 'force'));
  const progress = new Progress(flag(call, 'quiet'));
  await folder.during(() => finishBook(call, folder, { file, book, editions }, tools, progress));
  return 0;
}
