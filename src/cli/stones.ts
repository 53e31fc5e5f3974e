import { listed } from '../book/problems.ts';
import type { Call, Run } from './call.ts';
import { DOMINOES_FORMATS, DOMINOES_FORMATS_OF, type StonesFormat } from './commands/sheets.ts';

/** What makes files of each format: what it needs is loaded only when it is asked for. */
const MAKERS: Readonly<Record<StonesFormat, () => Promise<{ readonly run: Run }>>> = {
  pdf: () => import('./stones-paper.ts'),
  '3mf': () => import('./stones-solid.ts'),
  stl: () => import('./stones-solid.ts'),
  svg: () => import('./stones-cuts.ts'),
  dxf: () => import('./stones-cuts.ts'),
};

export async function run(call: Call): Promise<number> {
  const format = call.word('format', DOMINOES_FORMATS) ?? 'pdf';
  checkOptions(call, format);
  const maker = await MAKERS[format]();
  return maker.run(call.with({ format }));
}

/** @throws UserError if an option is given that the format does not know */
function checkOptions(call: Call, format: StonesFormat): void {
  for (const [name, formats] of Object.entries(DOMINOES_FORMATS_OF)) {
    if (formats.includes(format)) continue;
    call.refuse([name], `files of the format ${format} have no such option`, `--format ${listed(formats)}`);
  }
}
