/** What the help tells of, in its order: keys and gestures on every board, and on one with numbers to find. */
export const HELP = {
  completion: ['number', 'empty'],
  board: [
    'arrows',
    'row-ends',
    'column-ends',
    'shift',
    'join',
    'space',
    'stroke',
    'neighbours',
    'delete',
    'undo',
    'check',
    'escape',
  ],
  pointer: ['tap', 'drag', 'draw'],
} as const;
