import type { Run } from './call.ts';
import type { Command } from './command.ts';
import { book, check, keys, kit, newConfig, presets, render, sample, schema } from './commands/books.ts';
import { analyse, generate, grade, mark, register, series, solve } from './commands/puzzles.ts';
import { calendar, leaflet, picture, sheets, shell, stones, worksheet } from './commands/sheets.ts';

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
