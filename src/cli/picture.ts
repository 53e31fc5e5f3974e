import { openBook } from '../book/book.ts';
import { DEFAULT_SEED } from '../book/choices.ts';
import { parseConfig } from '../book/config.ts';
import { planBook } from '../book/plan.ts';
import { MAX_RANGE } from '../domino/stones.ts';
import { loadFonts } from '../node/fonts.ts';
import { loadWords } from '../node/words.ts';
import { drawingFiles } from '../render/drawings/files.ts';
import { DRAWING_NAME } from '../render/formats.ts';
import { LEVELS } from '../solve/levels.ts';
import type { Call } from './call.ts';
import { writeFiles } from './new-files.ts';
import { drawingOptions, puzzleText } from './options.ts';

/** Drawings of puzzles and keys, in the folder `picture`. */
export function run(call: Call): Promise<number> {
  const how = drawingOptions(call);
  const language = call.language();
  const given = call.args[0];
  if (given !== undefined)
    call.refuse(['level', 'range', 'seed'], 'this is for a puzzle that is made', 'no puzzle');
  const order = {
    range: call.number('range', 6, 1, MAX_RANGE),
    level: call.word('level', LEVELS) ?? 'easy',
    count: 1,
  };
  const seed = call.text('seed') ?? DEFAULT_SEED;
  const source = given === undefined ? undefined : puzzleText(given);
  return writeFiles(
    call,
    'picture',
    (name) => DRAWING_NAME.test(name),
    async () => {
      const title = 'Dominosa';
      const section = source ? { title, from: source.where || 'puzzle' } : { title, ...order };
      const config = parseConfig({ title, language, seed, sections: [section] });
      const book = openBook(await planBook(config, { readFile: () => source!.text }));
      return drawingFiles(book, loadWords(language), loadFonts(), how);
    },
  );
}
