import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { viewOf } from './bytes.ts';

const ENCODER = new TextEncoder();
const START = sha256.create();
/** Used for one text after the other: to make it takes longer than to hash a puzzle. */
const hasher = START.clone();

/** The SHA-256 of bytes, or of a text in UTF-8: 32 bytes. */
export function hashOf(content: string | Uint8Array): Uint8Array {
  return START._cloneInto(hasher).update(bytesOf(content)).digest();
}

/** The SHA-256 of texts one after the other, as 64 hexadecimal digits. */
export function hexHashOf(texts: Iterable<string>): string {
  const hash = sha256.create();
  for (const text of texts) hash.update(ENCODER.encode(text));
  return bytesToHex(hash.digest());
}

/** Written again for each of those who want a few bits only. */
const digest = new Uint8Array(START.outputLen);
const view = viewOf(digest);

/** The first 32 bits of the SHA-256 of bytes, or of a text. */
export function shortHashOf(content: string | Uint8Array): number {
  digestOf(content);
  return view.getUint32(0);
}

/** The first 128 bits of the SHA-256 of a text: four numbers of 32 bits, with a sign, each from its lowest byte on. */
export function hashNumbersOf(text: string): Int32Array {
  digestOf(text);
  const numbers = new Int32Array(4);
  for (let i = 0; i < numbers.length; i++) numbers[i] = view.getInt32(4 * i, true);
  return numbers;
}

function digestOf(content: string | Uint8Array): void {
  START._cloneInto(hasher).update(bytesOf(content)).digestInto(digest);
}

/** For the bytes of a short text: to make new ones takes longer than to hash them. */
const room = new Uint8Array(256);
const MOST_BYTES_OF_A_UNIT = 3;

function bytesOf(content: string | Uint8Array): Uint8Array {
  if (typeof content !== 'string') return content;
  if (content.length * MOST_BYTES_OF_A_UNIT > room.length) return ENCODER.encode(content);
  return room.subarray(0, ENCODER.encodeInto(content, room).written);
}
