import type { PresetName } from '../book/choices.ts';
import { GIFT, type Names } from '../book/presets.ts';
import { UserError } from '../errors.ts';
import type { Call } from './call.ts';

/** For whom a gift is, and who gives it. @throws UserError if there is a name and no gift */
export function namesOption(call: Call, preset: PresetName | undefined): Names {
  const names = { for: call.text('for'), from: call.text('from') };
  for (const [name, said] of Object.entries(names)) {
    if (said === undefined || preset === GIFT) continue;
    throw new UserError('only a gift has a place for names', {
      where: `--${name}`,
      expected: `--preset ${GIFT} beside it`,
      hint: 'a config says "dedication", "certificate" and, in "print", "cover"',
    });
  }
  return names;
}
