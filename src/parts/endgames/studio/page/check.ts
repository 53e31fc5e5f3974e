import { parseChain } from '../../../../domino/chain.ts';
import { chainOf } from '../../../../games/endgame.ts';
import { elementsOf } from '../../../../studio/page/markup.ts';
import type { CheckedPart } from '../../../../studio/page/page-part.ts';
import { items } from '../../../../studio/page/texts.ts';
import { writeBlocks } from '../../../../studio/puzzle-section.ts';
import { makeRoute } from '../../../../studio/routes.ts';
import { covered, make } from '../../../../ui/elements.ts';
import type { WordBook } from '../../../../words/word-book.ts';
import type { ExaminedEndgame } from '../jobs.ts';
import { openEndgame } from '../orders.ts';
import { solutionTold, tableTexts } from '../telling.ts';

export const CHECKED: CheckedPart = {
  async look(text, helper, { words }) {
    const examined = await helper.ask('endgame', { text });
    return (place) => showEndgame(place, examined, words);
  },
};

/** What was found out about an end of Sperrdomino. @returns the heading of the answer */
function showEndgame(
  place: HTMLElement,
  { endgame, found, playable }: ExaminedEndgame,
  words: WordBook,
): HTMLElement {
  const heading = make('h2', { tabindex: '-1' }, words.text('check-result'));
  const [ends, ...table] = tableTexts(endgame, words);
  const chain = parseChain(chainOf(endgame.line));
  place.replaceChildren(
    heading,
    make('p', { class: 'lead' }, ends!),
    ...elementsOf(writeBlocks([{ type: 'chain', chain }], words)),
    ...table.map((text) => make('p', {}, text)),
    ...found.flatMap((one) => {
      const { title, result, line, others } = solutionTold(one, words);
      return [
        make('h2', {}, title),
        make('p', {}, result),
        ...(line.length > 0 ? [make('ol', {}, ...items(line))] : []),
        ...(others.length > 0
          ? [covered(words.text('check-endgame-others'), make('ul', {}, ...items(others)))]
          : []),
      ];
    }),
    ...playable.map((line) => {
      const name = words.text('studio-locks-name', openEndgame(line));
      return make(
        'p',
        {},
        make('a', { href: makeRoute('play', { line }) }, words.text('check-endgame-play', { name })),
      );
    }),
  );
  return heading;
}
