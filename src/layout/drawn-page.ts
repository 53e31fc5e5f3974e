import type { Mark, Page, Target } from './page.ts';
import type { Sheet } from './sheets.ts';

/** A mark, or many that are made when they are needed. */
export type Drawing = Mark | (() => readonly Mark[]);

/** A page whose marks are made whenever they are asked for: those of a whole book would take hundreds of megabytes. */
export class DrawnPage implements Page {
  readonly width: number;
  readonly height: number;
  readonly targets: Target[] = [];
  readonly drawings: Drawing[] = [];

  constructor({ width, height }: Sheet) {
    this.width = width;
    this.height = height;
  }

  get marks(): readonly Mark[] {
    return this.drawings.flatMap((drawing) => (typeof drawing === 'function' ? drawing() : drawing));
  }
}
