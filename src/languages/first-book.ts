/** The sections of the first book, in their order. */
export const FIRST_SECTIONS = [
  'small',
  'ordinary',
  'doubleSeven',
  'oneCell',
  'twoCells',
  'several',
  'chains',
  'terzettSmall',
  'terzettDoubleSeven',
  'terzettHarder',
  'terzettLetterH',
  'terzettWindows',
  'terzettSeries',
  'completions',
] as const;
export type FirstSection = (typeof FIRST_SECTIONS)[number];

/** What the book is called that is made without a config. */
export interface FirstBookWords {
  readonly title: string;
  readonly subtitle: string;
  /** One or two sentences for sellers and librarians. */
  readonly description: string;
  /** The headings over its sections. */
  readonly sections: Readonly<Record<FirstSection, string>>;
}
