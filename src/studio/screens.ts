/**
 * The screens of the studio, in the order of its menu, each with the files of the word-book that it speaks with, beside
 * those of {@link SHELL_WORDS}. The first is shown where an address names none.
 */
export const SCREENS = {
  play: [
    ...['lists', 'names', 'steps', 'play', 'shelf', 'spoken', 'layout', 'puzzle'],
    ...['locks', 'play-locks', 'studio-locks'],
  ],
  learn: [
    ...['lists', 'names', 'steps', 'play', 'spoken', 'layout', 'puzzle', 'board', 'how-to-play', 'kinds'],
    ...['lesson', 'practice', 'aid', 'worked-terzett', 'worked-completion', 'studio-learn'],
  ],
  book: ['names', 'presets', 'studio-book'],
  check: [
    'lists',
    'names',
    'steps',
    'hints',
    'play',
    'layout',
    'board',
    'puzzle',
    'studio-book',
    'studio-check',
  ],
  print: ['studio-book', 'studio-print'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ScreenName = keyof typeof SCREENS;
export const SCREEN_NAMES = Object.keys(SCREENS) as readonly ScreenName[];

/** What every screen speaks with, and the frame around them. */
export const SHELL_WORDS = ['terms', 'studio'] as const;
