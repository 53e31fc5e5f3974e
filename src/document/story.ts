import { type Stone, stone } from '../domino/stones.ts';
import type { MessageId } from '../words/messages.ts';

/** A fact of the story of the game and a domino that has its numbers, as far as it tells any. */
export interface StoryFact {
  readonly message: Extract<MessageId, `story-fact-${string}`>;
  readonly stone: Stone;
  /** Whether the page on how it all began tells it, where a book has it. */
  readonly ofBeginning?: true;
}

/** The story of the game in single facts, in the order in which sections tell them. Source: the book of 1921. */
export const STORY: readonly StoryFact[] = [
  { message: 'story-fact-gout', stone: stone(0, 1), ofBeginning: true },
  { message: 'story-fact-coffee', stone: stone(1, 8) },
  { message: 'story-fact-eights', stone: stone(8, 8), ofBeginning: true },
  { message: 'story-fact-name', stone: stone(0, 3), ofBeginning: true },
  { message: 'story-fact-rectangle', stone: stone(3, 6) },
  { message: 'story-fact-collections', stone: stone(1, 1) },
  { message: 'story-fact-silence', stone: stone(0, 0) },
  { message: 'story-fact-nile', stone: stone(6, 6) },
  { message: 'story-fact-hurrah', stone: stone(0, 9), ofBeginning: true },
  { message: 'story-fact-boy', stone: stone(1, 2), ofBeginning: true },
  { message: 'story-fact-yearbook', stone: stone(9, 9) },
  { message: 'story-fact-nephew', stone: stone(1, 7) },
  { message: 'story-fact-weeks', stone: stone(0, 4) },
  { message: 'story-fact-sight', stone: stone(0, 2) },
  { message: 'story-fact-book', stone: stone(2, 8) },
  { message: 'story-fact-officers', stone: stone(1, 4), ofBeginning: true },
  { message: 'story-fact-blind-sets', stone: stone(6, 7), ofBeginning: true },
  { message: 'story-fact-cards', stone: stone(7, 7) },
  { message: 'story-fact-figures', stone: stone(1, 9) },
  { message: 'story-fact-size', stone: stone(2, 4) },
  { message: 'story-fact-threes', stone: stone(3, 3) },
  { message: 'story-fact-tally', stone: stone(8, 9) },
  { message: 'story-fact-register', stone: stone(5, 5) },
  { message: 'story-fact-digits', stone: stone(0, 5) },
];
