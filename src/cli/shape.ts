import { existsSync } from 'node:fs';
import { rowsOfDrawing } from '../domino/drawn-shape.ts';
import { makeShapeRows, parseShape } from '../domino/shapes.ts';
import { UserError, within } from '../errors.ts';
import { decode } from '../node/decode.ts';
import { insteadOf } from '../node/nearby.ts';
import { isPng, readPng } from '../render/picture/read-png.ts';
import type { Call } from './call.ts';
import { beside, readBytes } from './files.ts';

/** What a shape written as text never looks like. */
const FILE_NAME = /\.[A-Za-z]\w*$/;

/** Points of a drawing at most, 2,000 by 2,000. */
const MOST_POINTS = 4_000_000;

/** Bytes of a file at most. One of black and white takes far fewer; what unpacks to a thousand times as much is still held. */
const MOST_BYTES = 512 * 1024;

/** A shape by name or rows, or what stands in a file of this name. */
export function shapeOption(call: Call): string | undefined {
  const text = call.text('shape');
  return text === undefined ? undefined : within('--shape', () => shapeText(text, '.'));
}

/**
 * A shape as `parseShape` reads it: the text itself, or what stands or is drawn in the file of this name.
 *
 * @param folder where the file is looked for
 */
export function shapeText(text: string, folder: string): string {
  try {
    parseShape(text);
    return text;
  } catch (error) {
    const path = beside(folder, text);
    if (!existsSync(path)) {
      if (!FILE_NAME.test(text)) throw error;
      throw new UserError(`there is no file "${text}", and it is not a shape either`, {
        expected: 'the name of a shape, rows such as .00./0000, or a file with rows or a drawing (PNG)',
        hint: insteadOf(path),
      });
    }
    const bytes = readBytes(path, MOST_BYTES);
    const rows = isPng(bytes) ? within(path, () => drawnIn(bytes)) : [decode(bytes, path)];
    const read = within(path, () => makeShapeRows(parseShape(`${rows.join('\n')}\n`)));
    // One row by itself would be taken for a name.
    return read.length === 1 ? `${read[0]}/` : read.join('/');
  }
}

function drawnIn(bytes: Uint8Array): string[] {
  try {
    return rowsOfDrawing(readPng(bytes, MOST_POINTS));
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError('the drawing is damaged', { expected: 'a PNG file in black and white' });
  }
}
