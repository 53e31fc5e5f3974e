import { COORDINATES, type Inline } from '../../document/document.ts';
import { sayCell, sayPlace, sayStone } from './names.ts';
import { capital, SENTENCE_START, sayText, type Voice } from './voice.ts';

const END = /[.!?:]["']?$/;

/** Where one sentence ends and the next begins; not after an initial, nor after the digits of a day. */
const BETWEEN_SENTENCES = /(?<=[.!?]["']?)(?<!(?:^|[^\p{L}])\p{Lu}\.)(?<!\d\.)\s+(?=["'(]?[\p{Lu}\p{N}])/u;

/** A line of text as sentences to be said, each with a capital letter and a mark at its end. */
export function sentencesOf(content: readonly Inline[], voice: Voice): string[] {
  let said = '';
  for (const part of content) {
    const words = sayPart(part, voice);
    said += SENTENCE_START.test(said) ? capital(words) : words;
  }
  const text = finished(said.replace(/\s+/g, ' ').trim());
  return text === '' ? [] : text.split(BETWEEN_SENTENCES);
}

/** Words with a mark at their end, so that voices pause. */
export function finished(words: string): string {
  return words === '' || END.test(words) ? words : `${words}.`;
}

function sayPart(part: Inline, voice: Voice): string {
  switch (part.type) {
    case 'text':
      return sayText(part.text, voice);
    case 'stone':
      return sayStone(part.turned ? { low: part.stone.high, high: part.stone.low } : part.stone, voice);
    case 'cell':
      return sayCell(COORDINATES, part.cell, voice);
    case 'place':
      return sayPlace(COORDINATES, part.place, voice);
    case 'page':
      return sayText(part.title, voice);
  }
}
