import type { Delimiter } from '../../languages/language.ts';

export const ANSWER_FORMATS = ['json', 'csv', 'txt'] as const;
export type AnswerFormat = (typeof ANSWER_FORMATS)[number];

export const DELIMITERS: Readonly<Record<Delimiter, string>> = { comma: ',', semicolon: ';' };
