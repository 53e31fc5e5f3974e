import type { OfflineRequest, SiteFiles } from '../site-data.ts';

// The service worker: it keeps the files of its version and answers with them, with a network and without. It never takes the
// place of another version by itself.

/** Is put in when the site is built. */
declare const SITE_FILES: SiteFiles;
declare const self: ServiceWorkerGlobalScope;

const PREFIX = 'dominosa-studio-';
const NAME = PREFIX + SITE_FILES.version;
const START = './';

self.addEventListener('install', (event) => {
  event.waitUntil(keep([START, ...SITE_FILES.first]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeAwayOlder().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  const asked = event.data as OfflineRequest;
  if (asked === 'take-over') event.waitUntil(self.skipWaiting());
  if (asked === 'keep-all')
    event.waitUntil(keepRest().then((isAll) => isAll && event.ports[0]?.postMessage(null)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(self.registration.scope))
    // Where nothing can be kept or read, the network answers.
    event.respondWith(answer(request).catch(() => fetch(request)));
});

async function answer(request: Request): Promise<Response> {
  const own = await caches.open(NAME);
  // Whatever an address asks for after its `#` or `?`, it is one page.
  if (
    request.mode === 'navigate' &&
    new URL(request.url).pathname === new URL(self.registration.scope).pathname
  ) {
    return (await own.match(START)) ?? fetch(request);
  }
  // Pages of the version before may still be open, and ask for its files.
  const kept = (await own.match(request)) ?? (await caches.match(request));
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && isOurs(request)) await own.put(request, response.clone()).catch(() => {});
  return response;
}

function isOurs({ url }: Request): boolean {
  return SITE_FILES.later.some((name) => url === addressOf(name));
}

function addressOf(name: string): string {
  return new URL(name, self.registration.scope).href;
}

/** Keeps files as the server has them now, not as the browser may have kept them before. */
async function keep(names: readonly string[]): Promise<void> {
  const own = await caches.open(NAME);
  await own.addAll(names.map((name) => new Request(addressOf(name), { cache: 'reload' })));
}

/**
 * One after the other, so that the reader's own requests are not held up; what is missing then is kept when it is asked for.
 * Browsers can have taken away what was kept before.
 *
 * @returns whether all is kept
 */
async function keepRest(): Promise<boolean> {
  const own = await caches.open(NAME);
  let isAll = true;
  for (const name of [START, ...SITE_FILES.first, ...SITE_FILES.later]) {
    if (await own.match(addressOf(name))) continue;
    await keep([name]).catch(() => {
      isAll = false;
    });
  }
  return isAll;
}

/** Versions before this one, unless other pages may still need them. */
async function takeAwayOlder(): Promise<void> {
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  if (pages.length > 1) return;
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(older.map((name) => caches.delete(name)));
}
