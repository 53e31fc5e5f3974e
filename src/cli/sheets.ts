import { loadFonts } from '../node/fonts.ts';
import { loadTexts } from '../node/texts.ts';
import { MOST_TALLIED, PADS } from '../render/formats.ts';
import { renderPad } from '../render/single-document.ts';
import type { Call } from './call.ts';
import { wordIn } from './call.ts';
import { USUAL_TALLIED } from './commands/sheets.ts';
import { writeFiles } from './new-files.ts';

const OWN = /^(?:score-pad|tally-\d+)\.pdf$/;

/** Sheets to write on, in the folder `sheets`. */
export function run(call: Call): Promise<number> {
  const asked = call.args.map((name) => wordIn(name, 'sheet', PADS));
  const range = call.number('range', USUAL_TALLIED, 1, MOST_TALLIED);
  const paper = call.paper();
  const pads = PADS.filter((pad) => asked.length === 0 || asked.includes(pad));
  return writeFiles(
    call,
    'sheets',
    (name) => OWN.test(name),
    () => {
      const materials = { texts: loadTexts(call.language()), fonts: loadFonts() };
      return pads.map((pad) => renderPad({ pad, range, paper }, materials));
    },
  );
}
