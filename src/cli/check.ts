import { parseBookFile } from '../book/book.ts';
import { checkBook, checkPuzzles } from '../book/check.ts';
import { parseJson } from '../book/json.ts';
import { readPuzzles } from '../book/read.ts';
import { type Command, SHARED_OPTIONS } from './command.ts';
import { readFile } from './files.ts';
import { flag } from './options.ts';

export const check: Command = {
  name: 'check',
  usage: 'FILE…',
  summary:
    'Proves a book or a file of puzzles again: whole sets, one solution, right keys, levels and ids, nothing twice.',
  args: [1, 1000],
  options: { json: SHARED_OPTIONS.json },
  async run(call) {
    const { args, output } = call;
    let worst = 0;
    for (const path of args) {
      const { faults, puzzles } = readFile(path, checkText);
      if (faults.length > 0) worst = 1;
      if (flag(call, 'json')) {
        output.result(JSON.stringify({ file: path, puzzles, right: faults.length === 0, faults }));
        continue;
      }
      for (const fault of faults) output.result(`${path}: ${fault}`);
      if (faults.length === 0)
        output.result(`${path}: ${puzzles} ${puzzles === 1 ? 'puzzle' : 'puzzles'}, all right`);
    }
    return worst;
  },
};

function checkText(text: string): { faults: string[]; puzzles: number } {
  if (/"format"\s*:\s*"dominosa\/book@/.test(text)) {
    const book = parseBookFile(parseJson(text));
    return {
      faults: checkBook(book),
      puzzles: book.sections.reduce((sum, { puzzles }) => sum + puzzles.length, 0),
    };
  }
  const entries = readPuzzles(text);
  return { faults: checkPuzzles(entries), puzzles: entries.length };
}
