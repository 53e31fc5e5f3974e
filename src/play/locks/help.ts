/** What the help tells of, in its order. */
export const LOCK_HELP = [
  'arrows',
  'rows',
  'shift',
  'press',
  'pass',
  'undo',
  'chain',
  'own',
  'rest',
  'last',
  'hint',
  'tour',
  'help',
  'escape',
  'tap',
] as const;
