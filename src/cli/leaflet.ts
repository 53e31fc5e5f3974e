import { ENGINES } from '../node/braille.ts';
import { loadFonts } from '../node/fonts.ts';
import { loadTexts } from '../node/texts.ts';
import { LEAFLET_FILE, renderLeaflet } from '../render/leaflet.ts';
import type { Call } from './call.ts';
import { writeFiles } from './new-files.ts';

/** The game on one page, in the folder `leaflet`. */
export function run(call: Call): Promise<number> {
  const language = call.language();
  const paper = call.paper();
  return writeFiles(
    call,
    'leaflet',
    (name) => LEAFLET_FILE.test(name),
    () => renderLeaflet(paper, { texts: loadTexts(language), fonts: loadFonts(), engines: ENGINES }),
  );
}
