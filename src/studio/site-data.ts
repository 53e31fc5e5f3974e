import type { Language } from '../languages/index.ts';
import type { Address } from '../words/address.ts';

/** The id of the element of index.html that says what the site has. */
export const SITE_ID = 'studio.site';

/** A language of the site, in its own words; one with two ways to address a reader is there twice. */
export interface SiteLanguage {
  readonly code: Language;
  readonly address: Address;
  /** The folder of its words: its code, or for informal ones another. */
  readonly words: string;
  readonly name: string;
  /** What is said when not even the words of the page can be loaded. */
  readonly notLoaded: string;
}

/** What the page cannot know: it was built. */
export interface SiteData {
  readonly languages: readonly SiteLanguage[];
  /** Where ready books are, if there are any. */
  readonly books?: string;
}

/** Files by their paths from the site, `./` for its page, each with its SHA-256 as browsers compare it: `sha256-` and Base64. */
type Sums = Readonly<Record<string, string>>;

/** What the service worker cannot know: which files the site has. */
export interface SiteFiles {
  /** Changes whenever a file does. */
  readonly version: string;
  /** Of the first screen: without them nothing can be shown. */
  readonly first: Sums;
  /** Of the other screens. */
  readonly later: Sums;
}

/** What the page asks of the service worker. */
export type OfflineRequest =
  /** To keep all files, those of the other screens too; it answers at the port that comes with this, once they are kept. */
  | 'keep-all'
  /** To take the place of the version before. */
  | 'take-over';
