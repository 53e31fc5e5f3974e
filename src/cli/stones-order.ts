import { type Board, fullRectangle } from '../domino/board.ts';
import { MOST_PIPS } from '../domino/dominoes.ts';
import { parseShape } from '../domino/shapes.ts';
import { MAX_DOMINOES_RANGE, type StonesOrder } from '../layout/stones/order.ts';
import { DOMINO_SIZE_NAMES, DOMINO_SIZES, type DominoSize, scaled } from '../layout/stones/sizes.ts';
import type { Call } from './call.ts';
import { LEAST_RANGE, LEAST_SCALE, MOST_SCALE, USUAL_RANGE } from './commands/sheets.ts';
import { shapeOption } from './shape.ts';

/** What orders of all formats have in common. */
export type AnyOrder = Pick<StonesOrder, 'range' | 'missingFrom' | 'size' | 'language'>;

export function readAnyOrder(call: Call): AnyOrder {
  const range = call.number('range', USUAL_RANGE, LEAST_RANGE, MAX_DOMINOES_RANGE);
  const missing = call.text('missing-from') !== undefined;
  return {
    range,
    ...(missing && { missingFrom: call.number('missing-from', 0, 0, range - 1) }),
    size: readSize(call, range),
    language: call.language(),
  };
}

function readSize(call: Call, range: number): DominoSize {
  const name = call.word('size', DOMINO_SIZE_NAMES) ?? (range > MOST_PIPS ? 'large' : 'standard');
  return scaled(DOMINO_SIZES[name], call.decimal('scale', 1, LEAST_SCALE, MOST_SCALE, 1.5));
}

/** The board of the tray. */
export function readBoard(call: Call, range: number): Board {
  const shape = shapeOption(call);
  return shape === undefined ? fullRectangle(range) : parseShape(shape);
}

/** As `stones-7`, or `stones-7-from-6` for what a smaller set lacks. */
export function folderName({ range, missingFrom }: AnyOrder): string {
  return missingFrom === undefined ? `stones-${range}` : `stones-${range}-from-${missingFrom}`;
}
