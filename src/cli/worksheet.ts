import { DEFAULT_SEED, PAPERS } from '../book/choices.ts';
import { USUAL_LANGUAGE } from '../languages/index.ts';
import { loadFonts } from '../node/fonts.ts';
import { loadTexts } from '../node/texts.ts';
import { renderWorksheet } from '../render/worksheet.ts';
import {
  WORKSHEET_COUNTS,
  WORKSHEET_FILE,
  WORKSHEET_LEVELS,
  WORKSHEET_RANGES,
} from '../render/worksheet-order.ts';
import type { Call } from './command.ts';
import { writeFiles } from './new-files.ts';
import { flag, languageOption, numberOption, textOption, wordOption } from './options.ts';

/** A page of puzzles, in the folder `worksheet`. */
export function run(call: Call): Promise<number> {
  const { least, most, usual } = WORKSHEET_RANGES;
  const asked = wordOption(call, 'count', WORKSHEET_COUNTS.map(String));
  const order = {
    level: wordOption(call, 'level', WORKSHEET_LEVELS) ?? 'easy',
    range: numberOption(call, 'range', usual, least, most),
    count: WORKSHEET_COUNTS.find((count) => String(count) === asked) ?? 4,
    solutions: !flag(call, 'no-solutions'),
    paper: wordOption(call, 'paper', PAPERS) ?? 'a4',
    seed: textOption(call, 'seed') ?? DEFAULT_SEED,
  } as const;
  const texts = () => loadTexts(languageOption(call) ?? USUAL_LANGUAGE);
  return writeFiles(
    call,
    'worksheet',
    (name) => name === WORKSHEET_FILE,
    async () => [await renderWorksheet(order, { texts: texts(), fonts: loadFonts() })],
  );
}
