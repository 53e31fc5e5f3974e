import type { OfflineRequest, SiteFiles } from '../site-data.ts';

// The service worker: it keeps the files of its version and answers with them, with a network and without. It never takes the
// place of another version by itself.

/** Is put in when the site is built. */
declare const SITE_FILES: SiteFiles;
declare const self: ServiceWorkerGlobalScope;

const PREFIX = 'dominosa-studio-';
const NAME = PREFIX + SITE_FILES.version;
const START = addressOf('./');
const FIRST = Object.keys(SITE_FILES.first).map(addressOf);

/** The sum of each file of this version, by its address. */
const SUMS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...SITE_FILES.first, ...SITE_FILES.later }).map(([name, sum]) => [addressOf(name), sum]),
);

/** As long at most, in milliseconds, a page is waited for that is asked something. */
const PATIENCE = 5000;

self.addEventListener('install', (event) => {
  event.waitUntil(keep(FIRST));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  const asked = event.data as OfflineRequest;
  if (asked === 'take-over') event.waitUntil(self.skipWaiting());
  if (asked === 'keep-all') {
    const kept = keepRest().then((isAll) => isAll && event.ports[0]?.postMessage(null));
    event.waitUntil(kept.then(takeAwayOlder));
  }
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(self.registration.scope))
    // Where nothing can be kept or read, the network answers.
    event.respondWith(answer(request).catch(() => fetch(request)));
});

async function answer(request: Request): Promise<Response> {
  const own = await caches.open(NAME);
  const address = addressIn(request);
  // Pages of the version before may still be open, and ask for its files.
  if (!SUMS.has(address)) return (await caches.match(request)) ?? fetch(request);
  if (address === START && !(await isPlayable(own))) {
    // What could not be mended is perhaps of a version that the server has no longer.
    const newest = await fetch(request).catch(() => undefined);
    if (newest?.ok) return newest;
  }
  const kept = await own.match(address);
  if (kept && (await isWhole(kept, address))) return kept;
  await own.delete(address);
  await keep([address]);
  return (await own.match(address))!;
}

/** Whatever an address asks for after its `#`, and that of the page after its `?`, it is one file. */
function addressIn({ mode, url }: Request): string {
  const { origin, pathname, search } = new URL(url);
  const file = origin + pathname;
  return mode === 'navigate' && file === START ? START : file + search;
}

function addressOf(name: string): string {
  return new URL(name, self.registration.scope).href;
}

/** Keeps files as the server has them now, not as the browser may have kept them before. @throws if one is of another version */
async function keep(addresses: readonly string[]): Promise<void> {
  const own = await caches.open(NAME);
  await own.addAll(
    addresses.map((address) => new Request(address, { cache: 'reload', integrity: SUMS.get(address)! })),
  );
}

/** Whether a file that was kept is the one of this version. */
async function isWhole(kept: Response, address: string): Promise<boolean> {
  const sum = await crypto.subtle.digest('SHA-256', await kept.clone().arrayBuffer());
  return SUMS.get(address) === `sha256-${btoa(String.fromCharCode(...new Uint8Array(sum)))}`;
}

/** Whether all that the first screen needs is kept. */
async function isPlayable(own: Cache): Promise<boolean> {
  const kept = new Set((await own.keys()).map(({ url }) => url));
  return FIRST.every((address) => kept.has(address));
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
  for (const address of SUMS.keys()) {
    if (await own.match(address)) continue;
    await keep([address]).catch(() => {
      isAll = false;
    });
  }
  return isAll;
}

/** Versions before this one, unless an open page needs them or does not say. */
async function takeAwayOlder(): Promise<void> {
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  const folders = await Promise.all(pages.filter(isStudio).map(folderOf));
  const areOwn = folders.every(
    (folder) => folder && [...SUMS.keys()].some((address) => address.startsWith(folder)),
  );
  const { installing, waiting } = self.registration;
  if (!areOwn || installing || waiting) return;
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** Ready books can be beside the studio. */
function isStudio({ url }: Client): boolean {
  const { origin, pathname } = new URL(url);
  return [START, `${START}index.html`].includes(origin + pathname);
}

/** The folder from which a page has its programs; nothing if it does not say, as one that is being loaded. */
function folderOf(page: Client): Promise<string | undefined> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<string>) => done(data);
    setTimeout(done, PATIENCE);
    page.postMessage(null, [port2]);
  });
}
