import type { MessageId } from '../words/messages.ts';

/** Tallies of so many boxes have a page of their own in large print, with room for words beside them. */
export const BOXES = 36;

/** What such puzzles tell along the way, in this order, each once. */
export const ALONG_THE_WAY = [
  'along-corners',
  'along-tally',
  'along-edge',
  'along-doubles',
  'along-bars',
  'along-beside',
  'along-rest',
  'along-aloud',
  'along-rare',
  'along-check',
  'along-ring',
  'along-pips',
  'along-hundreds',
] as const satisfies readonly MessageId[];
