import { UserError } from '../../errors.ts';
import { button, download, fileInput, make } from '../../ui/elements.ts';
import type { WordBook } from '../../words/word-book.ts';
import { makeGame } from '../game.ts';
import { joined, MOST_BYTES, makeProgress, readProgress } from '../progress.ts';
import { keptOf, playableOf } from './kept.ts';
import { keepSolved, takeOver } from './store.ts';

interface Shelved {
  /** The lines of those that were begun or solved. */
  lines(): readonly string[];
  /** Whether progress of a puzzle is taken from a file. */
  has(line: string): boolean;
  /** What else is saved. */
  results?(): unknown;
  /** Is called when progress was taken from a file, with what else it has. */
  taken(results: unknown): void;
}

/** Buttons that save progress as a file and read one, and what is said of it; more buttons stand beside them. */
export function progressView(words: WordBook, shelved: Shelved, ...more: HTMLElement[]): HTMLElement[] {
  const said = make('p', { 'aria-live': 'polite' });
  const chosen = fileInput('.json,application/json', async (file) => {
    said.textContent = await load(file, words, shelved);
  });
  chosen.hidden = true;
  const buttons = make(
    'p',
    { class: 'play-buttons' },
    button(words.text('shelf-save'), () => {
      const kept = new Map(shelved.lines().map((line) => [line, keptOf(line)]));
      const text = makeProgress(document.title, kept, shelved.results?.());
      download(new Blob([text], { type: 'application/json' }), words.text('shelf-file'));
      said.textContent = words.text('shelf-saved');
    }),
    button(words.text('shelf-load'), () => chosen.click()),
    ...more,
  );
  return [buttons, chosen, said];
}

/** @returns what is said of it */
async function load(file: File, words: WordBook, shelved: Shelved): Promise<string> {
  try {
    if (file.size > MOST_BYTES) throw new UserError('size');
    const { kept, others, results } = readProgress(await file.text(), (line) =>
      shelved.has(line) ? playableOf(line) : undefined,
    );
    for (const [line, there] of kept) {
      const { game, solved } = joined(keptOf(line), there);
      if (game) takeOver(line, makeGame(game));
      if (solved) keepSolved(line);
    }
    shelved.taken(results);
    return words.text('shelf-loaded', { count: kept.size, others });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return words.text('shelf-not-read', {
      file: file.name,
      fault: error.message,
      entry: error.where ?? '',
    });
  }
}
