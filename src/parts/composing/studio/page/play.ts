import { focusBoard, startPlaying } from '../../../../play/page/puzzle.ts';
import { elementsOf } from '../../../../studio/page/markup.ts';
import type { PlayedPart } from '../../../../studio/page/page-part.ts';
import { makeRoute } from '../../../../studio/routes.ts';
import { parseTaskLine } from '../../line.ts';
import { composeSection, taskName, taskTexts } from '../section.ts';

export const PLAYED: PlayedPart = {
  nameOf: (line, words) => taskName(parseTaskLine(line), words),
  detailsOf: (line, words) => taskTexts(parseTaskLine(line), words).join(' '),
  shown(line, words) {
    const section = elementsOf(composeSection(parseTaskLine(line), words))[0]!;
    return {
      section,
      line,
      address: makeRoute('play', { line }),
      start: () => startPlaying(section, words),
      focus: () => focusBoard(section),
    };
  },
};
