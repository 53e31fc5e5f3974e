import type { Run } from './call.ts';
import type { Command } from './command.ts';
import { book, check, keys, kit, newConfig, presets, render, sample, schema } from './commands/books.ts';
import { analyse, generate, grade, mark, register, series, solve } from './commands/puzzles.ts';
import { calendar, dominoes, leaflet, picture, sheets, shell, worksheet } from './commands/sheets.ts';

/** A command with what does its work, which is loaded only when it is called: the others start without it. */
export interface LoadableCommand extends Command {
  load(): Promise<{ readonly run: Run }>;
}

/** What makes files that belong to no book. */
function makerOf(name: 'calendar' | 'leaflet' | 'picture' | 'sheets' | 'worksheet') {
  return async () => ({ run: (await import('./sheets.ts'))[name] });
}

export const COMMANDS: readonly LoadableCommand[] = [
  { ...book, load: () => import('./book.ts') },
  { ...kit, load: async () => ({ run: (await import('./book.ts')).makeKit }) },
  { ...generate, load: () => import('./generate.ts') },
  { ...solve, load: () => import('./solve.ts') },
  { ...analyse, load: () => import('./analyse.ts') },
  { ...grade, load: () => import('./grade.ts') },
  { ...render, load: () => import('./render.ts') },
  { ...keys, load: () => import('./keys.ts') },
  { ...sample, load: () => import('./sample.ts') },
  { ...dominoes, load: () => import('./stones.ts') },
  { ...worksheet, load: makerOf('worksheet') },
  { ...picture, load: makerOf('picture') },
  { ...calendar, load: makerOf('calendar') },
  { ...leaflet, load: makerOf('leaflet') },
  { ...sheets, load: makerOf('sheets') },
  { ...series, load: () => import('./series.ts') },
  { ...register, load: () => import('./register.ts') },
  { ...newConfig, load: () => import('./new.ts') },
  { ...mark, load: () => import('./mark.ts') },
  { ...presets, load: () => import('./presets.ts') },
  { ...check, load: () => import('./check.ts') },
  { ...schema, load: () => import('./schema.ts') },
  { ...shell, load: async () => ({ run: (await import('./shell.ts')).completing(COMMANDS) }) },
];
