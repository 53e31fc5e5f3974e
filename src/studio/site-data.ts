import type { Language } from '../languages/index.ts';

/** The id of the element of index.html that says what the site has. */
export const SITE_ID = 'studio.site';

/** What the page cannot know: it was built. */
export interface SiteData {
  readonly languages: readonly Language[];
}
