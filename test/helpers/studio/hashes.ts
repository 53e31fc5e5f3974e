import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The SHA-256 of each file in a folder, by its name. */
export function hashesIn(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, hashOf(readFileSync(join(folder, name)))]),
  );
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Runs in a page before files are made: keeps the targets of links, so that they can be hashed there. */
export const KEEP_FILES = `
  globalThis.keptFiles = new Map();
  const make = URL.createObjectURL;
  URL.createObjectURL = (file) => {
    const address = make(file);
    keptFiles.set(address, file);
    return address;
  };
`;

/** Runs in a page after {@link KEEP_FILES}: the SHA-256 of each file that a link downloads, by its name. */
export const HASH_FILES = `(async () => {
  const hashes = {};
  for (const link of document.querySelectorAll('a[download]')) {
    const bytes = await keptFiles.get(link.href).arrayBuffer();
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    hashes[link.download] = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }
  return hashes;
})()`;
