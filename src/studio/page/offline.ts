import type { OfflineRequest } from '../site-data.ts';
import { placeOf } from './place.ts';

/** What the page tells of its own files. */
interface Telling {
  /** All is kept: the page works offline. */
  ready(): void;
  /** There is a newer version; `use` shows it, once the reader wants it. */
  newer(use: () => void): void;
}

/**
 * Keeps the site for when there is no network, where the browser lets it; in private windows and on addresses without
 * encryption some do not. A newer version waits until the reader wants it.
 */
export async function keepOffline({ ready, newer }: Telling): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  try {
    const registration = await serviceWorker.register(new URL('sw.js', document.baseURI));
    const tell = () => {
      const { waiting } = registration;
      if (waiting && serviceWorker.controller) newer(() => useIt(serviceWorker, waiting));
    };
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', tell);
    });
    tell();
    document.addEventListener('visibilitychange', () => {
      // Without a network there is nothing newer.
      if (!document.hidden) registration.update().catch(() => {});
    });
    // Files of earlier versions are taken away when no page has its programs from them.
    serviceWorker.addEventListener('message', ({ ports }) => ports[0]?.postMessage(placeOf('.').href));
    const { active } = await serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ready;
    ask(active, 'keep-all', port2);
  } catch {
    // It works with a network alone.
  }
}

/** This page alone is loaded again; others go on with what they have. */
function useIt(container: ServiceWorkerContainer, waiting: ServiceWorker): void {
  container.addEventListener('controllerchange', () => location.reload(), { once: true });
  ask(waiting, 'take-over');
}

function ask(worker: ServiceWorker | null, request: OfflineRequest, ...answerTo: MessagePort[]): void {
  worker?.postMessage(request, answerTo);
}
