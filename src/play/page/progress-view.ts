import { UserError } from '../../errors.ts';
import { button, download, make } from '../../ui/elements.ts';
import type { WordBook } from '../../words/word-book.ts';
import { makeGame } from '../game.ts';
import { joined, MOST_BYTES, makeProgress, type Progress, readProgress } from '../progress.ts';
import { keptOf, playableOf } from './kept.ts';
import { keepSolved, takeOver } from './store.ts';

/** The puzzles whose progress is saved and read. */
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
  const chosen = make('input', { type: 'file', accept: '.json,application/json' });
  chosen.hidden = true;
  chosen.addEventListener('change', async () => {
    const file = chosen.files?.[0];
    chosen.value = '';
    if (file) said.textContent = await load(file, words, shelved);
  });
  const buttons = make(
    'p',
    { class: 'play-buttons' },
    button(words.text('shelf-save'), () => {
      save(words, shelved);
      said.textContent = words.text('shelf-saved');
    }),
    button(words.text('shelf-load'), () => chosen.click()),
    ...more,
  );
  return [buttons, chosen, said];
}

function save(words: WordBook, shelved: Shelved): void {
  const kept = new Map(shelved.lines().map((line) => [line, keptOf(line)]));
  const file = new Blob([makeProgress(document.title, kept, shelved.results?.())], {
    type: 'application/json',
  });
  download(file, words.text('shelf-file'));
}

/** @returns what is said of it */
async function load(file: File, words: WordBook, shelved: Shelved): Promise<string> {
  try {
    if (file.size > MOST_BYTES) throw new UserError('size');
    const progress = readProgress(await file.text(), (line) =>
      shelved.has(line) ? playableOf(line) : undefined,
    );
    take(progress);
    shelved.taken(progress.results);
    const { kept, others } = progress;
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

function take({ kept }: Progress): void {
  for (const [line, there] of kept) {
    const { game, solved } = joined(keptOf(line), there);
    if (game) takeOver(line, makeGame(game));
    if (solved) keepSolved(line);
  }
}
