import type { Inline } from '../../document/document.ts';
import { type Line, lineMarks } from '../lines.ts';
import { Outline } from '../outline.ts';
import { type Element, type FontName, targetOf } from '../page.ts';
import { SHEETS } from '../sheets.ts';
import { element } from '../structure.ts';
import { Pager } from './pager.ts';
import { type Numbering, type PrintSettings, Typesetter } from './typesetter.ts';

/** Pages being filled with text, and the headings that have been reached. */
export class PrintFlow {
  readonly pager: Pager;
  readonly outline = new Outline();
  readonly type: Typesetter;

  constructor(settings: PrintSettings, numbering: Numbering) {
    this.pager = new Pager(SHEETS[settings.sheet], settings.profile, settings.metrics, numbering.first);
    this.type = new Typesetter(settings, this.pager.width, this.pager.height, numbering);
  }

  /** Text from the left margin, kept on one page if it fits on one. */
  text(
    content: readonly Inline[],
    size: number,
    font: FontName,
    tag: 'P' | 'H1' | 'H2' | 'H3',
    parent: Element,
  ): void {
    this.lines(content, size, font, element(tag, parent), 0);
  }

  /** The next heading of the plan stands here on the open page. */
  markTarget(y: number): void {
    this.pager.target(this.outline.reach(), y);
  }

  /** What has this id begins with the next thing on the pages. */
  begin({ id }: { readonly id?: string }): void {
    if (id !== undefined) this.pager.targetNext(targetOf(id));
  }

  /** Lines of text in an element, from `indent` mm within the left margin, with a label before the first. */
  lines(
    content: readonly Inline[],
    size: number,
    font: FontName,
    to: Element,
    indent: number,
    label?: { element: Element; label: string },
  ): void {
    const height = this.type.lineHeight(size);
    const lines = this.type.break(content, size, font, indent);
    const whole = lines.length * height <= this.pager.height;
    if (whole && this.pager.room < lines.length * height) this.pager.freshPage();
    lines.forEach((line, i) => {
      const top = this.pager.take(height);
      const y = top + this.type.ascent(height);
      if (label && i === 0) {
        const items = [{ type: 'text', x: this.pager.left, y, text: label.label, font, size } as const];
        this.pager.add({ element: label.element, items });
      }
      const x = this.pager.left + indent;
      this.pager.add(() => lineMarks(line.at(x, y), to, top, height));
    });
  }

  /** Lines of text where their room is taken already; lines of the body if no height is said, in mm. */
  placeLines(
    lines: readonly Line[],
    to: Element,
    at: { readonly x: number; readonly y: number },
    height = this.type.lineHeight(this.type.settings.profile.body),
  ): void {
    lines.forEach((line, i) => {
      const top = at.y + i * height;
      this.pager.add(() => lineMarks(line.at(at.x, top + this.type.ascent(height)), to, top, height));
    });
  }
}
