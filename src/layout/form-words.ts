import type { Form, Inline } from '../document/document.ts';
import { plainLine } from './lines.ts';

/** A table to write in, as a line for readers who do not write on the page: its title and what goes into its columns. */
export function formWords({ title, columns }: Form): Inline[] {
  return [
    ...plainLine(`${title}: `),
    ...columns.flatMap((column, i) => [...plainLine(i > 0 ? ', ' : ''), ...column]),
    ...plainLine('.'),
  ];
}
