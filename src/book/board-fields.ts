import { textLine } from './text.ts';
import { z } from './zod.ts';

// The fields that sections and tasks for composers share.

/** A board written as text. */
export const shapeText = z.string().min(1).max(4000);

/** What a puzzle must fulfil, a condition each. */
export const conditionTexts = z.array(textLine(60)).max(60);
