import type { PlayedPart } from '../../../../studio/page/page-part.ts';
import { shownAtTable } from '../../../sperrdomino/studio/page/table.ts';
import { openEndgame } from '../orders.ts';
import { endgameSection } from '../section.ts';

export const PLAYED: PlayedPart = {
  nameOf: (line, words) => words.text('studio-locks-name', openEndgame(line)),
  shown: (line, words) => shownAtTable(endgameSection(openEndgame(line), words), line, words),
};
