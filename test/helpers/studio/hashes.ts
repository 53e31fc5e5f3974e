import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { slug } from '../../../src/book/slug.ts';
import type { Draft } from '../../../src/studio/form/config.ts';
import { runChild } from '../cli/run.ts';

/** The SHA-256 of each file in a folder, by its name. */
export function hashesIn(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, hashOf(readFileSync(join(folder, name)))]),
  );
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** A small book. */
export const SOME: Draft = {
  title: 'Some puzzles',
  seed: 'making',
  editions: ['large-print', 'keys'],
  sections: [{ title: 'One', range: 3, level: 'easy', count: 3 }],
};

/** The same without pages: where what is made matters less than when. */
export const QUICK: Draft = { ...SOME, editions: ['keys'] };

const made = new Map<string, Readonly<Record<string, string>>>();

/** The hashes of the files that the command makes from a config. */
export function commandHashes(config: Draft): Readonly<Record<string, string>> {
  const text = JSON.stringify(config);
  const known = made.get(text);
  if (known) return known;
  const folder = mkdtempSync(join(tmpdir(), 'dominosa-made-'));
  writeFileSync(join(folder, 'config.json'), text);
  const { code, stderr } = runChild(['book', join(folder, 'config.json'), '--quiet', '--output', folder]);
  expect([code, stderr]).toEqual([0, '']);
  const hashes = hashesIn(join(folder, slug(String(config.title))));
  rmSync(folder, { recursive: true });
  made.set(text, hashes);
  return hashes;
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
