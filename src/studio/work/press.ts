import { placeOf } from '../page/place.ts';
import type { PressFiles } from '../press/materials.ts';
import { pressJobs } from '../press-jobs.ts';
import { serve } from './serve.ts';

const FILES: PressFiles = {
  text: async (name) => (await load(name)).text(),
  bytes: async (name) => new Uint8Array(await (await load(name)).arrayBuffer()),
  liblouis: async () => (await import('./liblouis.js')).default,
};

async function load(name: string): Promise<Response> {
  const response = await fetch(placeOf(name));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
}

serve(
  pressJobs<Blob>(FILES, {
    // Each piece goes to the browser as it comes, so that no large file stands in the memory of the program.
    keep: ({ name, pieces }) =>
      new Blob(
        Array.from(pieces, (piece) => new Blob([piece as Uint8Array<ArrayBuffer>])),
        { type: typeOf(name) },
      ),
    bytesOf: async (file) => new Uint8Array(await file.arrayBuffer()),
  }),
);

/** PDF files and pages are shown by browsers; the others are only kept. */
function typeOf(name: string): string {
  if (name.endsWith('.pdf')) return 'application/pdf';
  return name.endsWith('.html') ? 'text/html' : 'application/octet-stream';
}
