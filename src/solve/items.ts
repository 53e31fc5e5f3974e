import type { Cell } from '../domino/board.ts';
import type { Stone } from '../domino/stones.ts';

/** What has to be covered: a cell of the board or a stone of the set. */
export type Item = { readonly cell: Cell } | { readonly stone: Stone };
