import { SITE_ID, type SiteData } from '../site-data.ts';
import { Shell } from './shell.ts';

const site = JSON.parse(document.getElementById(SITE_ID)!.textContent) as SiteData;
void new Shell(site).show(false);
