import { enlarged } from './literals.ts';

/** What a variable's activity loses for each conflict that it has no part in. */
const DECAY = 0.95;
const LARGEST = 1e100;

/**
 * In which order variables are tried: those that had a part in the latest conflicts first (VSIDS, Moskewicz et al.
 * 2001, with the ever growing bonus of MiniSat). A binary heap of all variables that may be open.
 */
export class VariableOrder {
  #activity = new Float64Array(64);
  #heap = new Int32Array(64);
  /** The place of each variable in the heap; -1 if it is not there. */
  #place = new Int32Array(64);
  #size = 0;
  #bonus = 1;

  /** Takes the next variable in; variables are numbered as they come. */
  add(variable: number): void {
    if (variable === this.#place.length) {
      this.#activity = enlarged(this.#activity, 2 * variable);
      this.#heap = enlarged(this.#heap, 2 * variable);
      this.#place = enlarged(this.#place, 2 * variable);
    }
    this.#place[variable] = -1;
    this.insert(variable);
  }

  /** Puts a variable back if it was taken. */
  insert(variable: number): void {
    if (this.#place[variable]! >= 0) return;
    this.#place[variable] = this.#size;
    this.#heap[this.#size] = variable;
    this.#rise(this.#size++);
  }

  /** Takes the most active variable out; -1 if none is left. */
  take(): number {
    if (this.#size === 0) return -1;
    const first = this.#heap[0]!;
    const last = this.#heap[--this.#size]!;
    this.#place[first] = -1;
    if (this.#size > 0) {
      this.#heap[0] = last;
      this.#place[last] = 0;
      this.#sink();
    }
    return first;
  }

  /** A variable had a part in the conflict at hand. */
  bump(variable: number): void {
    const activity = this.#activity;
    activity[variable]! += this.#bonus;
    if (activity[variable]! > LARGEST) {
      for (let v = 0; v < activity.length; v++) activity[v]! /= LARGEST;
      this.#bonus /= LARGEST;
    }
    if (this.#place[variable]! >= 0) this.#rise(this.#place[variable]!);
  }

  /** Ends a conflict. */
  decay(): void {
    this.#bonus /= DECAY;
  }

  #rise(from: number): void {
    const heap = this.#heap;
    const activity = this.#activity;
    const variable = heap[from]!;
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const other = heap[parent]!;
      if (activity[other]! >= activity[variable]!) break;
      heap[at] = other;
      this.#place[other] = at;
      at = parent;
    }
    heap[at] = variable;
    this.#place[variable] = at;
  }

  #sink(): void {
    const heap = this.#heap;
    const activity = this.#activity;
    const variable = heap[0]!;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= this.#size) break;
      if (child + 1 < this.#size && activity[heap[child + 1]!]! > activity[heap[child]!]!) child++;
      const other = heap[child]!;
      if (activity[other]! <= activity[variable]!) break;
      heap[at] = other;
      this.#place[other] = at;
      at = child;
    }
    heap[at] = variable;
    this.#place[variable] = at;
  }
}
