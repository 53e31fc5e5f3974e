import { DEFAULT_SEED, PAPERS } from '../book/choices.ts';
import { MOST_PUZZLES } from '../book/config.ts';
import { USUAL_LANGUAGE } from '../languages/index.ts';
import { loadFonts } from '../node/fonts.ts';
import { loadTexts } from '../node/texts.ts';
import { renderOwnWorksheet, renderWorksheet } from '../render/worksheet.ts';
import {
  WORKSHEET_COUNTS,
  WORKSHEET_EDITIONS,
  WORKSHEET_FILE,
  WORKSHEET_LEVELS,
  WORKSHEET_RANGES,
  type WorksheetOrder,
} from '../render/worksheet-order.ts';
import type { Call } from './command.ts';
import { writeFiles } from './new-files.ts';
import { flag, languageOption, numberOption, puzzleText, refuse, textOption, wordOption } from './options.ts';

/** A page of puzzles, in the folder `worksheet`. */
export function run(call: Call): Promise<number> {
  const { least, most, usual } = WORKSHEET_RANGES;
  const [given] = call.args;
  if (given !== undefined) {
    refuse(call, ['level', 'range', 'seed'], 'this is for puzzles that are made', 'no puzzles');
  }
  const own = given === undefined ? undefined : puzzleText(given);
  const look = {
    edition: wordOption(call, 'edition', WORKSHEET_EDITIONS) ?? WORKSHEET_EDITIONS[0],
    solutions: !flag(call, 'no-solutions'),
    paper: wordOption(call, 'paper', PAPERS) ?? 'a4',
  } as const;
  const count = numberOption(call, 'count', undefined, 1, own ? MOST_PUZZLES : WORKSHEET_COUNTS.at(-1)!);
  const order = {
    ...look,
    level: wordOption(call, 'level', WORKSHEET_LEVELS) ?? 'easy',
    range: numberOption(call, 'range', usual, least, most),
    count: (count ?? 4) as WorksheetOrder['count'],
    seed: textOption(call, 'seed') ?? DEFAULT_SEED,
  };
  const language = languageOption(call) ?? USUAL_LANGUAGE;
  return writeFiles(
    call,
    'worksheet',
    (name) => name === WORKSHEET_FILE,
    async () => {
      const materials = { texts: loadTexts(language), fonts: loadFonts() };
      return [
        await (own
          ? renderOwnWorksheet({ ...own, count }, look, materials)
          : renderWorksheet(order, materials)),
      ];
    },
  );
}
