import { z } from './zod.ts';

/**
 * What a text of a book may not hold, by general category. Control characters (Cc) steer printers, terminals and
 * embossers. Signs of form (Cf) are not seen but deceive: they turn the direction of reading, hide words, or make two
 * titles look alike; English and German need none of them, not even the soft hyphen, as nothing is hyphenated here.
 * Halves of surrogate pairs (Cs) and the last two codes cannot be written in XML, private signs (Co) mean nothing to
 * others, and ends of lines and paragraphs (Zl, Zp) do not stand in a line.
 */
const LINE = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\uFFFE\uFFFF]*$/u;

/** The first sign of a text in several lines that would not be seen. */
export function unseenSign(text: string): string | undefined {
  return /[^\P{Cc}\t\n\r]|[\p{Cf}\p{Zl}\p{Zp}]/u.exec(text)?.[0];
}

function someText(most: number) {
  return z.string().min(1).max(most).regex(/\S/, 'more than blanks');
}

/** A text on one line as a config or a book says it, of so many characters at most. */
export function textLine(most: number) {
  return someText(most).regex(
    LINE,
    'a text on one line, without control characters and signs that are not seen',
  );
}

/**
 * The same for readers, in one form: letters with their accents in one, one blank between words, none at the ends. A blank at
 * which no line breaks, wide or narrow, stays one.
 */
export function wording(most: number) {
  return textLine(most).overwrite(inOneForm);
}

function inOneForm(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .replace(/ *([\u00a0\u202f])\s*/g, '$1')
    .trim();
}

/** A text of so many characters at most: in Markdown if it has several lines; what may stand in it: `readProse`. */
export function markdown(most: number) {
  return someText(most)
    .refine(
      (text) => text.split(/\r\n?|\n/).every((line) => LINE.test(line.replaceAll('\t', ' '))),
      'a text without control characters and signs that are not seen',
    )
    .overwrite((text) => {
      const lines = text.normalize('NFC').replace(/\r\n?/g, '\n').replaceAll('\t', ' ').trim();
      return lines.includes('\n') ? lines : inOneForm(lines);
    });
}

// The fields that sections and tasks for composers share.

/** A board written as text. */
export const shapeText = z.string().min(1).max(4000);

/** What a puzzle must fulfil, a condition each. */
export const conditionTexts = z.array(textLine(60)).max(60);
