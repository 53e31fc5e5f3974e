import { join } from 'node:path';
import { PAPERS } from '../book/choices.ts';
import { MOST_PIPS } from '../domino/stones.ts';
import { UserError } from '../errors.ts';
import { USUAL_LANGUAGE } from '../languages/index.ts';
import { MAX_STONES_RANGE, type StonesOrder } from '../layout/stones/order.ts';
import {
  type Medium,
  STONE_SIZE_NAMES,
  STONE_SIZES,
  type StoneSize,
  scaled,
} from '../layout/stones/sizes.ts';
import { ENGINES } from '../node/braille.ts';
import { loadFonts } from '../node/fonts.ts';
import { loadTexts } from '../node/texts.ts';
import { renderStones } from '../press.ts';
import { STONES_FILES } from '../render/stones.ts';
import type { Call } from './command.ts';
import { LEAST_RANGE, LEAST_SCALE, MOST_SCALE, USUAL_RANGE } from './commands/stones.ts';
import { NewFolder } from './new-folder.ts';
import { flag, languageOption, numberOption, textOption, wordOption } from './options.ts';

export async function run(call: Call): Promise<number> {
  const order = readOrder(call);
  const media = mediaOf(call);
  const names = Object.values(STONES_FILES);
  const folder = new NewFolder(
    textOption(call, 'output') ?? 'output',
    folderName(order),
    (name) => names.includes(name),
    flag(call, 'force'),
  );
  const files: string[] = [];
  await folder.during(async () => {
    for (const { name, pieces } of renderStones(
      { ...order, media },
      { texts: loadTexts(order.language), fonts: loadFonts(), engines: ENGINES },
    )) {
      await folder.write(name, pieces);
      files.push(join(folder.path, name));
    }
    folder.finish();
  });
  if (flag(call, 'json')) call.output.result(JSON.stringify({ folder: folder.path, files }));
  else for (const path of files) call.output.result(path);
  return 0;
}

function readOrder(call: Call): StonesOrder {
  const range = numberOption(call, 'range', USUAL_RANGE, LEAST_RANGE, MAX_STONES_RANGE);
  const missing = textOption(call, 'missing-from') !== undefined;
  return {
    range,
    ...(missing && { missingFrom: numberOption(call, 'missing-from', 0, 0, range - 1) }),
    size: readSize(call, range),
    paper: wordOption(call, 'paper', PAPERS) ?? 'a4',
    language: languageOption(call) ?? USUAL_LANGUAGE,
    figures: flag(call, 'figures'),
    overlay: flag(call, 'overlay'),
  };
}

function readSize(call: Call, range: number): StoneSize {
  const name = wordOption(call, 'size', STONE_SIZE_NAMES) ?? (range > MOST_PIPS ? 'large' : 'standard');
  const text = textOption(call, 'scale') ?? '1';
  const factor = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (factor >= LEAST_SCALE && factor <= MOST_SCALE) return scaled(STONE_SIZES[name], factor);
  throw new UserError(`"${text}" cannot be used`, {
    where: '--scale',
    expected: `a number from ${LEAST_SCALE} to ${MOST_SCALE}, as 1.5`,
  });
}

/** The files that are asked for; both if none is. */
function mediaOf(call: Call): readonly Medium[] {
  const [print, touch] = [flag(call, 'print'), flag(call, 'tactile')];
  if (print === touch) return ['print', 'touch'];
  return print ? ['print'] : ['touch'];
}

/** As `stones-7`, or `stones-7-from-6` for what a smaller set lacks. */
function folderName({ range, missingFrom }: StonesOrder): string {
  return missingFrom === undefined ? `stones-${range}` : `stones-${range}-from-${missingFrom}`;
}
