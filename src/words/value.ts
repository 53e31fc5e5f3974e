import type { Marked } from './marked.ts';

/**
 * What a message can be filled with. Numbers are written as they are, without signs between their digits; what is true
 * or false chooses between `yes` and `no`.
 */
export type Value = string | number | boolean | Marked;

/** Values for a message that is known by name alone, as in templates. */
export type Values = Readonly<Record<string, Value>>;
