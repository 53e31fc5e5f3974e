import { PAPERS } from '../book/choices.ts';
import { USUAL_LANGUAGE } from '../languages/index.ts';
import { ENGINES } from '../node/braille.ts';
import { loadFonts } from '../node/fonts.ts';
import { loadTexts } from '../node/texts.ts';
import { LEAFLET_FILE, renderLeaflet } from '../render/leaflet.ts';
import type { Call } from './command.ts';
import { writeFiles } from './new-files.ts';
import { languageOption, wordOption } from './options.ts';

/** The game on one page, in the folder `leaflet`. */
export function run(call: Call): Promise<number> {
  const language = languageOption(call) ?? USUAL_LANGUAGE;
  const paper = wordOption(call, 'paper', PAPERS) ?? 'a4';
  return writeFiles(
    call,
    'leaflet',
    (name) => LEAFLET_FILE.test(name),
    () => renderLeaflet(paper, { texts: loadTexts(language), fonts: loadFonts(), engines: ENGINES }),
  );
}
