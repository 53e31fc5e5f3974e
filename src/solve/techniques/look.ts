import type { Item } from '../items.ts';
import type { Step } from './technique.ts';

// Where a player looks first.

export const laidStone = ({ place }: Step): Item => ({ stone: place!.stone });
export const firstCell = ({ because }: Step): Item => ({ cell: because[0]! });
export const firstStone = ({ stones }: Step): Item => ({ stone: stones![0]! });
