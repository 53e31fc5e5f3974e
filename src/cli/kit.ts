import { run as makeBook } from './book.ts';
import type { Call } from './call.ts';

/** A book in the edition `kit` alone, with what belongs to it. */
export function run(call: Call): Promise<number> {
  return makeBook(call.with({ edition: ['kit'] }));
}
