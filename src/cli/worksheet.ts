import { DEFAULT_SEED } from '../book/choices.ts';
import { MOST_PUZZLES } from '../book/config.ts';
import { loadFonts } from '../node/fonts.ts';
import { loadTexts } from '../node/texts.ts';
import {
  WORKSHEET_COUNTS,
  WORKSHEET_EDITIONS,
  WORKSHEET_FILE,
  WORKSHEET_LEVELS,
  WORKSHEET_RANGES,
  type WorksheetOrder,
} from '../render/formats.ts';
import { renderOwnWorksheet, renderWorksheet } from '../render/worksheet.ts';
import type { Call } from './call.ts';
import { writeFiles } from './new-files.ts';
import { puzzleText } from './options.ts';

/** A page of puzzles, in the folder `worksheet`. */
export function run(call: Call): Promise<number> {
  const { least, most, usual } = WORKSHEET_RANGES;
  const [given] = call.args;
  if (given !== undefined) {
    call.refuse(['level', 'range', 'seed'], 'this is for puzzles that are made', 'no puzzles');
  }
  const own = given === undefined ? undefined : puzzleText(given);
  const look = {
    edition: call.word('edition', WORKSHEET_EDITIONS) ?? WORKSHEET_EDITIONS[0],
    solutions: !call.flag('no-solutions'),
    paper: call.paper(),
  } as const;
  const count = call.number('count', undefined, 1, own ? MOST_PUZZLES : WORKSHEET_COUNTS.at(-1)!);
  const order = {
    ...look,
    level: call.word('level', WORKSHEET_LEVELS) ?? 'easy',
    range: call.number('range', usual, least, most),
    count: (count ?? 4) as WorksheetOrder['count'],
    seed: call.text('seed') ?? DEFAULT_SEED,
  };
  const language = call.language();
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
