import { loading } from '../loading.ts';
import { readBuilt } from '../page/place.ts';
import type { PressFiles } from '../press/materials.ts';
import { pressJobs } from '../press-jobs.ts';
import { serve } from './serve.ts';

const FILES: PressFiles = {
  text: (name) => readBuilt(name, (file) => file.text()),
  bytes: (name) => readBuilt(name, async (file) => new Uint8Array(await file.arrayBuffer())),
  liblouis: async () => (await loading(import('./liblouis.js'))).default,
};

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

/** PDF files, pages and pictures are shown by browsers; the others are only kept. */
function typeOf(name: string): string {
  if (name.endsWith('.pdf')) return 'application/pdf';
  if (name.endsWith('.png')) return 'image/png';
  return name.endsWith('.html') ? 'text/html' : 'application/octet-stream';
}
