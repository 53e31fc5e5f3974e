import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import {
  type BookRequest,
  EDITIONS,
  makeBook,
  makeBookText,
  materialsOf,
  type PressData,
  renderBook,
  wholeOf,
} from '../../../src/index.ts';
import { USUAL_LANGUAGE } from '../../../src/languages/index.ts';
import liblouis from './liblouis-module.js';

// The code that runs in the browser: it makes a book and all its editions.

/** The SHA-256 of each file by its name. */
type Hashes = Record<string, string>;

async function print([config, data]: [config: BookRequest, data: PressData]): Promise<Hashes> {
  const { tables } = data.liblouis;
  const materials = materialsOf({ ...data, liblouis: { program: liblouis, tables } }, USUAL_LANGUAGE);
  const book = await makeBook(config);
  const hashes: Hashes = { 'book.json': bytesToHex(sha256(new TextEncoder().encode(makeBookText(book)))) };
  for (const edition of EDITIONS) {
    for (const file of renderBook(book, edition, materials))
      hashes[file.name] = bytesToHex(sha256(wholeOf(file)));
  }
  return hashes;
}

Object.assign(globalThis, { print });
