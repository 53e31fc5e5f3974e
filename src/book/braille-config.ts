import { z } from 'zod';
import { BRAILLE_GRADES, TRANSLATORS } from '../braille/tables.ts';

/** Pages of embosser files in use: cells in a line, lines on a page. What each is taken from: docs/embossing.md. */
export const EMBOSSER_PAGES = {
  de: { cells: 28, lines: 28 },
  uk: { cells: 38, lines: 27 },
  us: { cells: 40, lines: 25 },
} as const;

/** How the cells of an embosser file are written; `unicode` is for programs, the others for embossers. */
export const BRAILLE_CODES = ['nabcc', 'nabcc-lower', 'eurobraille', 'unicode'] as const;

export const LINE_ENDS = ['crlf', 'lf'] as const;

const page = z.strictObject({ cells: z.int().min(20).max(60), lines: z.int().min(15).max(60) });

/** The part `braille` of a config: how everything that is read by touch is written. */
export const brailleSchema = z.strictObject({
  grade: z
    .enum(BRAILLE_GRADES)
    .default('uncontracted')
    .describe(
      'uncontracted (Basisschrift, UEB grade 1), full (Vollschrift, German only), contracted (Kurzschrift, UEB grade 2)',
    ),
  translator: z
    .enum(TRANSLATORS)
    .default('built-in')
    .describe('lou_translate: the newer liblouis that is installed on the machine'),
  page: z
    .union([z.enum(['de', 'uk', 'us']), page], 'de, uk, us, or { "cells": 20 to 60, "lines": 15 to 60 }')
    .optional()
    .describe('the page of embosser files; without it de for German books, uk for English ones'),
  code: z.enum(BRAILLE_CODES).default('nabcc').describe('the characters of embosser files'),
  lineEnd: z.enum(LINE_ENDS).default('crlf'),
  formFeed: z.boolean().default(true).describe('whether each page of an embosser file ends with a form feed'),
  volume: z
    .int()
    .min(20)
    .max(1000)
    .default(100)
    .describe('embossed pages in one volume at most; a thicker book is divided'),
  interpoint: z
    .boolean()
    .default(false)
    .describe(
      'for paper that is embossed on both sides: chapters, puzzles and volumes begin on a front side',
    ),
  cell: z
    .enum(['medium', 'large'])
    .default('medium')
    .describe('of raised sheets: Marburg Medium, or the larger cell for learners'),
  overlay: z
    .boolean()
    .default(false)
    .describe('of raised sheets: print in colour, which does not swell, for a sighted partner'),
});

export type BrailleConfig = z.infer<typeof brailleSchema>;
