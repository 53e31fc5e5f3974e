import type { ScreenName } from '../screens.ts';
import { showPlay } from './screens/play.ts';
import type { Screen } from './stage.ts';

/** Loads the program of each screen when it is first shown; that of the first screen is there from the beginning. */
export const LOADERS: Readonly<Record<ScreenName, () => Promise<Screen>>> = {
  play: async () => showPlay,
  learn: async () => (await import('./screens/learn.ts')).showLearn,
  check: async () => (await import('./screens/check.ts')).showCheck,
  book: async () => (await import('./screens/book.ts')).showBook,
  register: async () => (await import('./screens/register.ts')).showRegister,
  print: async () => (await import('./screens/print.ts')).showPrint,
};
