export const ANSWER_FORMATS = ['json', 'csv', 'txt'] as const;
export type AnswerFormat = (typeof ANSWER_FORMATS)[number];

export const DELIMITERS = { comma: ',', semicolon: ';' } as const;
export type Delimiter = keyof typeof DELIMITERS;
