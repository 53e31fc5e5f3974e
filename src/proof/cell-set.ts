/** Some cells of a board, a byte each: a Set of them takes thirty times as much, and a file can show 20,000 boards. */
export class CellSet {
  readonly #isIn: Uint8Array;
  #size = 0;

  /** @param room how many squares the board has, with its holes */
  constructor(room: number) {
    this.#isIn = new Uint8Array(room);
  }

  get size(): number {
    return this.#size;
  }

  has(cell: number): boolean {
    return this.#isIn[cell] === 1;
  }

  add(cell: number): void {
    if (this.has(cell)) return;
    this.#isIn[cell] = 1;
    this.#size++;
  }
}
