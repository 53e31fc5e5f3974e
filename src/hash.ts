import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { viewOf } from './bytes.ts';

const ENCODER = new TextEncoder();
const START = sha256.create();
/** Used for one text after the other: to make it takes longer than to hash a puzzle. */
const hasher = START.clone();

/** The SHA-256 of bytes, or of a text in UTF-8: 32 bytes. */
export function hashOf(content: string | Uint8Array): Uint8Array {
  const bytes = typeof content === 'string' ? ENCODER.encode(content) : content;
  return START._cloneInto(hasher).update(bytes).digest();
}

/** The SHA-256 of texts one after the other, as 64 hexadecimal digits. */
export function hexHashOf(texts: Iterable<string>): string {
  const hash = sha256.create();
  for (const text of texts) hash.update(ENCODER.encode(text));
  return bytesToHex(hash.digest());
}

/** The first 32 bits of the SHA-256 of bytes, or of a text. */
export function shortHashOf(content: string | Uint8Array): number {
  return viewOf(hashOf(content)).getUint32(0);
}
