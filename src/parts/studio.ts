import type { StudioPart } from '../studio/studio-part.ts';
import { COMPOSING_IN_STUDIO } from './composing/studio/part.ts';
import { ENDGAMES_IN_STUDIO } from './endgames/studio/part.ts';
import { DEALS_IN_STUDIO } from './games/studio/part.ts';
import type { PartKind } from './texts.ts';

/** What is played beside puzzles, in the order in which it is offered. */
export const STUDIO_PARTS: Readonly<Record<PartKind, StudioPart>> = {
  locks: ENDGAMES_IN_STUDIO,
  deals: DEALS_IN_STUDIO,
  compose: COMPOSING_IN_STUDIO,
};

export const PART_KINDS = Object.keys(STUDIO_PARTS) as readonly PartKind[];

export function isPartKind(kind: string): kind is PartKind {
  return kind in STUDIO_PARTS;
}

/** The part whose game a line is; nothing if it is taken for a puzzle. Lines of whole games begin as those of ends do. */
export function partOfLine(line: string): PartKind | undefined {
  return PART_KINDS.findLast((kind) => STUDIO_PARTS[kind].isLine(line));
}
