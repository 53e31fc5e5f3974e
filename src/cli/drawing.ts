import { DPI, DRAWING_FORMATS } from '../render/drawings/names.ts';
import type { Call } from './command.ts';
import { flag, numberOption, refuse, wordOption } from './options.ts';

/** What the options of a drawing say. @throws UserError if they do not go together */
export function drawingOptions(call: Call) {
  const format = wordOption(call, 'format', DRAWING_FORMATS) ?? 'png';
  if (format !== 'png') refuse(call, ['dpi'], `drawings as ${format} have no --dpi`, '--format png');
  const dpi = numberOption(call, 'dpi', DPI.usual, DPI.least, DPI.most);
  return { format, dpi, colour: flag(call, 'colour'), solutions: !flag(call, 'no-solutions') };
}
