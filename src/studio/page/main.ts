import { SITE_ID, type SiteData } from '../site-data.ts';
import { keepOffline } from './offline.ts';
import { Shell } from './shell.ts';

const site = JSON.parse(document.getElementById(SITE_ID)!.textContent) as SiteData;
const shell = new Shell(site);
await shell.show(false);
await keepOffline({ ready: () => shell.setOffline(), newer: (use) => shell.offer(use) });
