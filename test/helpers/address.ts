import { FILLED_IN } from '../../src/words/text-file.ts';
import { wordFacts } from './word-facts.ts';

/** Words with which a language addresses a reader formally; some have another meaning at the beginning of a sentence. */
export const FORMAL = {
  de: /(?<!\p{L})(Sie|Ihnen|Ihre?[nmrs]?)(?!\p{L})/u,
  fr: /(?<!\p{L})(vous|votre|vos|vôtres?|(?!(chez|assez)(?!\p{L}))\p{L}+ez|êtes|dites)(?!\p{L})/iu,
} as const;

/** Words that address one or more readers informally and have no other meaning. */
export const INFORMAL = {
  de: /(?<!\p{L})(du|dich|dir|deine?[nmrs]?|euch|eure?[nmrs]?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(tu|te|toi|ta|tes|tiens|tiennes)(?!\p{L})/iu,
} as const;

/** Messages that only look formal: `Sie` begins a sentence and means they or she, `vous` means several players. */
export const REVIEWED = {
  de: new Set([
    ...['back-cover-proof', 'embossing-pef', 'play-compose-unions', 'sperrdomino-moment'],
    ...['studio-settings-damaged', 'title-page-solution'],
  ]),
  fr: new Set([
    ...['divisor-domino-before', 'divisor-domino-open', 'domino-matador-before', 'draw-domino-before'],
    ...['draw-domino-children-begin', 'draw-domino-children-lead', 'draw-domino-children-turn-over'],
    ...['draw-domino-children-win', 'draw-domino-fits', 'draw-domino-points', 'score-pad-list'],
    ...['sperrdomino-deal', 'sperrdomino-end', 'sperrdomino-open', 'sperrdomino-who-begins'],
    ...['together-other-number'],
  ]),
} as const;

/** The sentences of a text that address the reader formally, without those of reviewed messages. */
export function formalSentences(text: string, language: 'de' | 'fr'): string[] {
  const allowed = reviewedSentences(language);
  return sentencesOf(text).filter(
    (sentence) => FORMAL[language].test(sentence) && !allowed.some((form) => form.test(sentence)),
  );
}

function reviewedSentences(language: 'de' | 'fr'): RegExp[] {
  const { messages } = wordFacts(language, 'informal');
  const readings = [...REVIEWED[language]].flatMap((id) => messages.get(id)!.readings);
  return readings
    .flatMap((reading) =>
      sentencesOf(reading.replace(/<(cell|place|domino)>.*?<\/\1>|<[^>]*>|\d+/g, FILLED_IN)),
    )
    .filter((sentence) => FORMAL[language].test(sentence))
    .map((sentence) => {
      const parts = sentence.split(FILLED_IN).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      return new RegExp(parts.join('.*'), 'u');
    });
}

function sentencesOf(text: string): string[] {
  const sentences = text.replaceAll('’', "'").split(/(?<=[.!?:;])\s+|\n/);
  return sentences.map((sentence) => sentence.replace(/\s+/g, ' ').trim());
}
