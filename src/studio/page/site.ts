import { SITE_ID, type SiteData } from '../site-data.ts';

export function readSite(): SiteData {
  return JSON.parse(document.getElementById(SITE_ID)!.textContent);
}
