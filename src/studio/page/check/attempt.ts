import { AS_TYPED, buttons, make, onSubmit } from '../../../ui/elements.ts';
import { orFail, type Stage } from '../stage.ts';
import { items } from '../texts.ts';

/** What is asked for in a form for what a player has placed. */
export interface AttemptWords {
  readonly title: string;
  readonly label: string;
  /** How it is written. */
  readonly forms: string;
  readonly go: string;
}

/**
 * Judges what a player has placed without giving the answer away.
 *
 * @param judge tells what is to be said of it
 */
export function attemptForm(
  { title, label, forms, go }: AttemptWords,
  judge: (text: string) => Promise<readonly string[]>,
  { words, say, fail }: Stage,
): HTMLElement[] {
  const text = make('textarea', {
    id: 'check.attempt',
    rows: '4',
    'aria-describedby': 'check.attempt-forms',
    ...AS_TYPED,
  });
  const verdict = make('ul', { class: 'check-verdict' });
  const form = make(
    'form',
    { class: 'check-form' },
    make('label', { for: text.id }, label),
    text,
    make('p', { id: 'check.attempt-forms' }, forms),
    buttons(make('button', {}, go)),
    verdict,
  );
  onSubmit(form, () => void show());

  function show(): Promise<void> {
    verdict.replaceChildren();
    return orFail(fail, words.text('check-attempt-not-read'), async () => {
      const told = await judge(text.value);
      verdict.replaceChildren(...items(told));
      say(told.join(' '));
    });
  }

  return [make('h2', {}, title), form];
}
