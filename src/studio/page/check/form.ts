import { UserError } from '../../../errors.ts';
import { AS_TYPED, button, buttons, fileInput, make, onSubmit } from '../../../ui/elements.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { orFail } from '../stage.ts';

/** A puzzle of level tricky, for those who have none at hand. */
const EXAMPLE = '4:410012222312041421340034343031';
/** Larger files would fill the box; the screen Play opens whole books. */
const MOST_BYTES = 1_000_000;

/**
 * Where a puzzle is pasted, or opened from a file.
 *
 * @param take is given the text, and the name of its file, if it is of one
 * @param fail called with a file that cannot be read
 */
export function puzzleForm(
  words: WordBook,
  take: (text: string, name?: string) => void,
  fail: (error: unknown, about?: string) => void,
) {
  const area = make('textarea', {
    id: 'check.text',
    rows: '4',
    'aria-describedby': 'check.forms',
    ...AS_TYPED,
  });
  const chosen = fileInput('.txt,.json,.csv,text/plain,application/json', (file) => void open(file));
  chosen.hidden = true;
  const open = (file: File) =>
    orFail(fail, words.text('check-not-read'), async () => {
      if (file.size > MOST_BYTES) {
        throw new UserError(`the file has ${file.size} bytes`, {
          where: file.name,
          expected: `at most ${MOST_BYTES}`,
          reason: { name: 'too-large', values: { most: MOST_BYTES } },
        });
      }
      fill(await file.text());
      take(area.value, file.name);
    });
  const element = make(
    'form',
    { class: 'check-form' },
    make('label', { for: 'check.text' }, words.text('check-text')),
    area,
    make('p', { id: 'check.forms' }, words.text('check-forms')),
    buttons(
      make('button', { class: 'studio-first' }, words.text('check-go')),
      button(words.text('check-open'), () => chosen.click()),
      button(words.text('check-example'), () => {
        fill(EXAMPLE);
        take(area.value);
      }),
      chosen,
    ),
  );
  onSubmit(element, () => take(area.value));

  function fill(text: string): void {
    area.value = text;
  }

  return { element, fill, focus: () => area.focus() };
}
