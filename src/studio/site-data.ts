import type { Language } from '../languages/index.ts';

/** The id of the element of index.html that says what the site has. */
export const SITE_ID = 'studio.site';

/** What the page cannot know: it was built. */
export interface SiteData {
  /** The languages of the site, each with its name in itself. */
  readonly languages: readonly (readonly [code: Language, name: string])[];
  /** Where ready books are, if there are any. */
  readonly books?: string;
}

/** What the service worker cannot know: which files the site has, by their paths from it. */
export interface SiteFiles {
  /** Changes whenever a file does. */
  readonly version: string;
  /** Of the first screen: without them nothing can be shown. */
  readonly first: readonly string[];
  /** Of the other screens. */
  readonly later: readonly string[];
}

/** What the page asks of the service worker. */
export type OfflineRequest =
  /** To keep the files of the other screens, too. */
  | 'keep-all'
  /** To take the place of the version before. */
  | 'take-over';
