import type { StudioPart } from '../../../studio/studio-part.ts';
import { isDealLine, makeDealLine, parseDealLine } from '../deal-line.ts';

/** Whole games of Sperrdomino, of which nothing is chosen. */
export const DEALS_IN_STUDIO: StudioPart = {
  name: 'studio-deals-kind',
  choices: {},
  isLine: isDealLine,
  make: async (_, seed) => makeDealLine(seed),
  async read(text) {
    const line = text.trim();
    parseDealLine(line);
    return [line];
  },
};
