import type { Output } from './call.ts';
import { visibleLine, visibleText } from './error-text.ts';

/** Results are written in pieces of about so many characters. */
const PIECE = 1 << 16;

/** Whether nobody reads standard output any more. */
let isClosed = false;

export function closeOutput(): void {
  isClosed = true;
}

/** Standard output and standard error. What is gathered is written at the next turn of the event loop, if not before. */
export class StandardOutput implements Output {
  readonly #quiet: boolean;
  #results: string[] = [];
  #length = 0;

  constructor(quiet: boolean) {
    this.#quiet = quiet;
  }

  get isClosed(): boolean {
    return isClosed;
  }

  result(text: string): void {
    const line = `${visibleText(text)}\n`;
    if (this.#length === 0) setImmediate(() => this.flush());
    this.#results.push(line);
    this.#length += line.length;
    if (this.#length >= PIECE) this.flush();
  }

  note(line: string): void {
    if (!this.#quiet) this.fault(`note: ${visibleLine(line)}`);
  }

  fault(text: string): void {
    this.flush();
    process.stderr.write(`${text}\n`);
  }

  flush(): void {
    if (this.#length === 0) return;
    if (!isClosed) process.stdout.write(this.#results.join(''));
    this.#results = [];
    this.#length = 0;
  }
}
