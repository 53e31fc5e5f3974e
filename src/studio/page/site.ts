import { SITE_ID, type SiteData } from '../site-data.ts';

/** What the page says of its site. */
export function readSite(): SiteData {
  return JSON.parse(document.getElementById(SITE_ID)!.textContent);
}
