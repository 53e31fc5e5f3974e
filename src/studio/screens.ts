/**
 * The screens of the studio, in the order of its menu, each with the files of the word-book that it speaks with, beside
 * those of {@link SHELL_WORDS}. The first is shown where an address names none.
 */
export const SCREENS = {
  play: [
    ...['lists', 'names', 'steps', 'play', 'shelf', 'spoken', 'layout', 'puzzle'],
    ...['locks', 'games-sperrdomino', 'play-locks', 'studio-locks'],
    ...['play-compose', 'composing', 'composing-conditions', 'studio-compose'],
  ],
  learn: [
    ...['lists', 'names', 'steps', 'play', 'spoken', 'layout', 'puzzle', 'board', 'how-to-play', 'kinds'],
    ...['lesson', 'practice', 'technique', 'worked-terzett', 'worked-completion', 'studio-learn'],
  ],
  book: ['names', 'presets', 'studio-book', 'studio-compose'],
  check: [
    ...['lists', 'names', 'steps', 'hints', 'play', 'layout', 'board', 'puzzle', 'studio-book'],
    ...['spoken', 'play-compose', 'composing', 'composing-conditions', 'locks', 'lock-keys', 'studio-locks'],
    ...['analysis', 'studio-check'],
  ],
  register: ['lists', 'board', 'layout', 'studio-register'],
  print: ['names', 'studio-book', 'studio-print'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ScreenName = keyof typeof SCREENS;
export const SCREEN_NAMES = Object.keys(SCREENS) as readonly ScreenName[];

/** What every screen speaks with, and the frame around them. */
export const SHELL_WORDS = ['terms', 'studio'] as const;
