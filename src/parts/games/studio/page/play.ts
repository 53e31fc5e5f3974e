import type { PlayedPart } from '../../../../studio/page/page-part.ts';
import { shownAtTable } from '../../../sperrdomino/studio/page/table.ts';
import { parseDealLine } from '../../deal-line.ts';
import { dealSection } from '../section.ts';

export const PLAYED: PlayedPart = {
  nameOf(line, words) {
    parseDealLine(line);
    return words.text('studio-deals-name');
  },
  shown: (line, words) => shownAtTable(dealSection(line, words), line, words),
};
