import { THICKNESS } from '../book/choices.ts';
import { UserError } from '../errors.ts';
import type { StonesOrder } from '../layout/stones/order.ts';
import type { Medium } from '../layout/stones/sizes.ts';
import { ENGINES } from '../node/braille.ts';
import { loadFonts } from '../node/fonts.ts';
import { loadTexts } from '../node/texts.ts';
import { renderStones } from '../press.ts';
import { STONES_FILES } from '../render/stones.ts';
import type { Call } from './call.ts';
import { writeFiles } from './new-files.ts';

/** What orders of all formats have in common. */
export type AnyOrder = Pick<StonesOrder, 'range' | 'missingFrom' | 'size' | 'language'>;

/** Makes cards to print and for swell paper. */
export function cards(call: Call, any: AnyOrder, folder: string): Promise<number> {
  const request = {
    ...any,
    paper: call.paper(),
    figures: call.flag('figures'),
    braille: call.flag('braille'),
    overlay: call.flag('overlay'),
    ...(call.text('box') !== undefined && {
      box: call.decimal('box', 0, THICKNESS.least, THICKNESS.most, 1.2),
    }),
    media: mediaOf(call),
  };
  return writeFiles(call, folder, STONES_FILES, () =>
    renderStones(request, { texts: loadTexts(any.language), fonts: loadFonts(), engines: ENGINES }),
  );
}

/** The files that are asked for; both if none is. @throws UserError if an option is for none of them */
function mediaOf(call: Call): readonly Medium[] {
  const [print, touch] = [call.flag('print'), call.flag('tactile')];
  if (print && !touch && call.flag('overlay')) {
    throw new UserError('an overlay is printed on swell paper', {
      where: '--overlay',
      expected: '--tactile beside it, or no --print',
    });
  }
  if (print === touch) return ['print', 'touch'];
  return print ? ['print'] : ['touch'];
}
