import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { viewOf } from './bytes.ts';

const START = sha256.create();
/** Used for one text after the other: to make it takes longer than to hash a puzzle. */
const hasher = START.clone();

/** The SHA-256 of a text in UTF-8, 32 bytes. */
export function hashOf(text: string): Uint8Array {
  return START._cloneInto(hasher).update(utf8ToBytes(text)).digest();
}

/** The SHA-256 of texts one after the other, as 64 hexadecimal digits. */
export function hexHashOf(texts: Iterable<string>): string {
  const hash = sha256.create();
  for (const text of texts) hash.update(utf8ToBytes(text));
  return bytesToHex(hash.digest());
}

/** The first 32 bits of the SHA-256 of a text. */
export function shortHashOf(text: string): number {
  return viewOf(hashOf(text)).getUint32(0);
}
