import { mendTexts } from '../../../document/analysis/telling.ts';
import { makeLine } from '../../../domino/notation.ts';
import type { Setup } from '../../../domino/puzzle.ts';
import type { Analysis } from '../../../solve/analysis/analyse.ts';
import { USUAL_BOUNDS } from '../../../solve/analysis/changes.ts';
import type { MendResult } from '../../../solve/analysis/mend.ts';
import { button, buttons, make } from '../../../ui/elements.ts';
import type { WordBook } from '../../../words/word-book.ts';
import type { CheckJobs } from '../../check-jobs.ts';
import { makeRoute } from '../../routes.ts';
import type { Helper } from '../helper.ts';
import { orFail, type Stage } from '../stage.ts';

/**
 * Asks what would leave one solution, and shows the proposals; other numbers can be looked at in their turn.
 *
 * @param take what is done with the numbers of a proposal; by default, a link leads to them
 */
export function mendView(
  setup: Setup,
  analysis: Analysis,
  helper: Helper<CheckJobs>,
  { words, say, fail }: Stage,
  take?: (setup: Setup) => void,
): HTMLElement[] {
  const place = make('div', { class: 'check-mended' });
  const ask = button(words.text('check-mend'), () => void show());

  function show(): Promise<void> {
    place.replaceChildren();
    say(words.text('check-working'));
    return orFail(fail, words.text('check-not-examined'), async () => {
      const results = await helper.ask('mend', { line: makeLine(setup), analysis });
      const title = make('h2', { tabindex: '-1' }, words.text('analysis-mend'));
      place.replaceChildren(title, ...results.flatMap((result) => proposalsOf(setup, result, words, take)));
      say('');
      title.focus();
    });
  }

  return [buttons(ask), place];
}

function proposalsOf(
  setup: Setup,
  result: MendResult,
  words: WordBook,
  take?: (setup: Setup) => void,
): HTMLElement[] {
  const { text, proposals } = mendTexts(setup, result, USUAL_BOUNDS.most, words);
  const hasNumbers = result.by === 'numbers' || result.by === 'givens';
  const items = proposals.map((proposal, i) => {
    const mended = { ...setup, numbers: result.mends[i]!.numbers };
    const look = take
      ? button(words.text('check-mend-take', { number: i + 1 }), () => take(mended))
      : make(
          'a',
          { href: makeRoute('check', { puzzle: makeLine(mended) }) },
          words.text('check-mend-look', { number: i + 1 }),
        );
    return make('li', {}, proposal, ...(hasNumbers ? [' ', look] : []));
  });
  return [make('p', {}, text), ...(items.length > 0 ? [make('ul', {}, ...items)] : [])];
}
