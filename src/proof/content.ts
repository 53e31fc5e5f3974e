import { OPERATORS, type Place } from './content-operators.ts';
import { type Instruction, instructionsOf } from './content-tokens.ts';

/** Operands that are quoted. */
const MOST_TOLD = 8;

/**
 * The first fault in what a page draws: readers of PDF pass over it, each in its own way, and may leave the rest of the page
 * blank. Told are signs that do not belong there, operators that are not known, do not get what they need or stand where
 * they may not, and states, texts and marked contents that are not ended.
 */
export function contentFault(bytes: Uint8Array): string | undefined {
  const page = new Nesting();
  for (const instruction of instructionsOf(bytes)) {
    const fault = 'fault' in instruction ? instruction.fault : page.take(instruction);
    if (fault) return `what it draws is broken at byte ${instruction.at}: ${fault}`;
  }
  const unended = page.unended();
  return unended && `what it draws is broken at its end: ${unended}`;
}

/** What is open in a content stream. */
class Nesting {
  #place: Place = 'page';
  #states = 0;
  /** For each marked content whether it was begun in a text: it is ended where it was begun (ISO 32000-1, 14.6.1). */
  readonly #marks: boolean[] = [];

  take({ operator: name, operands }: Extract<Instruction, { operator: string }>): string | undefined {
    const operator = OPERATORS.get(name);
    if (!operator) return `the operator ${name} is not known`;
    if (!operator.takes(operands))
      return `${name} is given ${operands.slice(0, MOST_TOLD).join(', ') || 'nothing'}`;
    if (!operator.places.includes(this.#place)) return `${name} stands ${PLACES[this.#place]}`;
    const isInText = this.#place === 'text';
    if (operator.then) this.#place = operator.then;
    if (name === 'q') this.#states++;
    else if (name === 'Q') return --this.#states < 0 ? 'Q without q' : undefined;
    else if (name === 'BDC' || name === 'BMC') this.#marks.push(isInText);
    else if (name === 'EMC') return this.#marks.pop() === isInText ? undefined : 'EMC without BDC or BMC';
    else if (name === 'ET' && this.#marks.at(-1)) return 'ET before EMC';
    return undefined;
  }

  unended(): string | undefined {
    if (this.#place !== 'page') return `it ends ${PLACES[this.#place]}`;
    if (this.#states > 0) return 'q without Q';
    return this.#marks.length > 0 ? 'BDC or BMC without EMC' : undefined;
  }
}

const PLACES: Readonly<Record<Place, string>> = {
  page: 'outside texts and paths',
  text: 'in a text',
  path: 'in a path',
};
