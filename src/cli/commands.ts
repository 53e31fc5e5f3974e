import type { Run } from './call.ts';
import type { Command } from './command.ts';
import { analyse } from './commands/analyse.ts';
import { book } from './commands/book.ts';
import { calendar } from './commands/calendar.ts';
import { check } from './commands/check.ts';
import { generate } from './commands/generate.ts';
import { grade } from './commands/grade.ts';
import { keys } from './commands/keys.ts';
import { kit } from './commands/kit.ts';
import { leaflet } from './commands/leaflet.ts';
import { mark } from './commands/mark.ts';
import { newConfig } from './commands/new.ts';
import { picture } from './commands/picture.ts';
import { presets } from './commands/presets.ts';
import { register } from './commands/register.ts';
import { render } from './commands/render.ts';
import { sample } from './commands/sample.ts';
import { schema } from './commands/schema.ts';
import { series } from './commands/series.ts';
import { sheets } from './commands/sheets.ts';
import { shell } from './commands/shell.ts';
import { solve } from './commands/solve.ts';
import { stones } from './commands/stones.ts';
import { worksheet } from './commands/worksheet.ts';

/** A command with what does its work, which is loaded only when it is called: the others start without it. */
export interface LoadableCommand extends Command {
  load(): Promise<{ readonly run: Run }>;
}

export const COMMANDS: readonly LoadableCommand[] = [
  { ...book, load: () => import('./book.ts') },
  { ...kit, load: () => import('./kit.ts') },
  { ...generate, load: () => import('./generate.ts') },
  { ...solve, load: () => import('./solve.ts') },
  { ...analyse, load: () => import('./analyse.ts') },
  { ...grade, load: () => import('./grade.ts') },
  { ...render, load: () => import('./render.ts') },
  { ...keys, load: () => import('./keys.ts') },
  { ...sample, load: () => import('./sample.ts') },
  { ...stones, load: () => import('./stones.ts') },
  { ...worksheet, load: () => import('./worksheet.ts') },
  { ...picture, load: () => import('./picture.ts') },
  { ...calendar, load: () => import('./calendar.ts') },
  { ...leaflet, load: () => import('./leaflet.ts') },
  { ...sheets, load: () => import('./sheets.ts') },
  { ...series, load: () => import('./series.ts') },
  { ...register, load: () => import('./register.ts') },
  { ...newConfig, load: () => import('./new.ts') },
  { ...mark, load: () => import('./mark.ts') },
  { ...presets, load: () => import('./presets.ts') },
  { ...check, load: () => import('./check.ts') },
  { ...schema, load: () => import('./schema.ts') },
  { ...shell, load: async () => ({ run: (await import('./shell.ts')).completing(COMMANDS) }) },
];
