import { dressPage } from '../../play/page/settings-store.ts';
import { keepOffline } from './offline.ts';
import { makeShell } from './shell.ts';
import { readSite } from './site.ts';

/** As long at most, in milliseconds, the first screen is alone. */
const PATIENCE = 2000;

/** When the first screen stands: what is kept for later comes after what the reader waits for. */
function whenIdle(): Promise<void> {
  return new Promise((done) => {
    // Not all browsers tell when they are idle.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: PATIENCE });
    else setTimeout(done, PATIENCE);
  });
}

function isLoadedAgain(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload';
}

dressPage();
const shell = makeShell(readSite());
await shell.show(false, isLoadedAgain());
await whenIdle();
await keepOffline({ ready: shell.setOffline, newer: shell.offer });
