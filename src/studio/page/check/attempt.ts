import { makeLine } from '../../../domino/notation.ts';
import type { Puzzle } from '../../../domino/puzzle.ts';
import { make } from '../../../play/page/elements.ts';
import { verdictText } from '../../check/telling.ts';
import type { CheckJobs } from '../../check-jobs.ts';
import type { Helper } from '../helper.ts';
import type { Stage } from '../stage.ts';

/** What a player has placed is looked through, and the answer is not given away. */
export function attemptForm(
  puzzle: Puzzle,
  helper: Helper<CheckJobs>,
  { words, say, fail }: Stage,
): HTMLElement[] {
  const text = make('textarea', {
    id: 'check.attempt',
    rows: '4',
    'aria-describedby': 'check.attempt-forms',
    spellcheck: 'false',
    autocomplete: 'off',
    autocapitalize: 'off',
  });
  const verdict = make('ul', { class: 'check-verdict' });
  const form = make(
    'form',
    { class: 'check-form' },
    make('label', { for: text.id }, words.text('check-attempt-text')),
    text,
    make('p', { id: 'check.attempt-forms' }, words.text('check-attempt-forms')),
    make('p', { class: 'studio-buttons' }, make('button', {}, words.text('check-attempt-go'))),
    verdict,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void judge();
  });

  async function judge(): Promise<void> {
    verdict.replaceChildren();
    try {
      const judged = await helper.ask('judge', { line: makeLine(puzzle), attempt: text.value });
      const told = verdictText(puzzle, judged.verdict, words);
      verdict.replaceChildren(...told.map((sentence) => make('li', {}, sentence)));
      say(told.join(' '));
    } catch (error) {
      fail(error, words.text('check-attempt-not-read'));
    }
  }

  return [make('h2', {}, words.text('check-attempt')), form];
}
