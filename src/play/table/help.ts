/** What the help explains, in its order: of each the name of its message; what it does has the same with `-does` after it. */
export const ENDGAME_HELP = [
  'lock-key-arrows',
  'lock-key-rows',
  'lock-key-shift',
  'lock-key-press',
  'lock-key-pass',
  'lock-key-undo',
  'lock-key-chain',
  'lock-key-own',
  'lock-key-rest',
  'lock-key-last',
  'lock-key-hint',
  'lock-key-tour',
  'lock-key-help',
  'lock-key-escape',
  'lock-key-tap',
] as const;

/** The same of whole games. */
export const DEAL_HELP = [
  'lock-key-arrows',
  'lock-key-rows',
  'lock-key-shift',
  'lock-key-press',
  'deal-key-buy',
  'lock-key-pass',
  'deal-key-deal',
  'lock-key-undo',
  'lock-key-chain',
  'lock-key-own',
  'lock-key-rest',
  'lock-key-last',
  'deal-key-hint',
  'lock-key-tour',
  'lock-key-help',
  'lock-key-escape',
  'lock-key-tap',
] as const;

export type HelpTopic = (typeof ENDGAME_HELP | typeof DEAL_HELP)[number];
