import { DPI, DRAWING_FORMATS } from '../render/formats.ts';
import type { Call } from './call.ts';

/** What the options of a drawing say. @throws UserError if they do not go together */
export function drawingOptions(call: Call) {
  const format = call.word('format', DRAWING_FORMATS) ?? 'png';
  if (format !== 'png') call.refuse(['dpi'], `drawings as ${format} have no --dpi`, '--format png');
  const dpi = call.number('dpi', DPI.usual, DPI.least, DPI.most);
  return { format, dpi, colour: call.flag('colour'), solutions: !call.flag('no-solutions') };
}
