import { type Board, type Cell, type Place, placesOf } from '../../domino/board.ts';
import { dominoIndex, setFacts } from '../../domino/dominoes.ts';
import { type Group, groupsOn } from '../../domino/groups.ts';
import type { GroupRule } from '../../domino/kinds.ts';
import { type Literal, not, SatSolver } from '../sat/solver.ts';

/** A place where a group can lie, and for each number that one of this number does. */
interface GroupPlace {
  readonly cells: Group;
  readonly of: readonly Literal[];
}

/**
 * What a filled board is, said to a solver: each cell has a number, the dominoes of the set cover the cells, each domino
 * once, and the cells lie in groups of equal numbers. Its variables are these:
 *
 * - `numberAt`: this number stands on this cell,
 * - `isLaid`: a domino lies on these two neighbouring cells, and for each domino that it is this one,
 * - a group lies at this place, and for each number that it is of this one.
 *
 * Which way round a domino lies is not said: its cells hold its two numbers, and that is enough.
 */
export class FillingModel {
  readonly solver = new SatSolver();
  readonly board: Board;
  readonly range: number;
  readonly pairs: readonly Place[];
  /** For each pair whether a domino lies there. */
  readonly isLaid: readonly Literal[];
  /** The places of groups; none if equal numbers lie anyhow. */
  readonly groups: readonly GroupPlace[];
  /** For each cell of the bounding box, number by number; nothing for a hole. */
  readonly #numbers: readonly (readonly Literal[])[];

  constructor(board: Board, range: number, rule: GroupRule | undefined) {
    this.board = board;
    this.range = range;
    this.pairs = placesOf(board);
    this.#numbers = board.has.map((has) => (has ? this.#literals(range + 1) : []));
    this.isLaid = this.#literals(this.pairs.length);
    this.#sayNumbers();
    this.#sayDominoes();
    this.groups = rule ? this.#sayGroups(rule) : [];
  }

  /** The literal that a number from 0 to the range stands on a cell of the board. */
  numberAt(cell: Cell, number: number): Literal {
    return this.#numbers[cell]![number]!;
  }

  /** Those literals of a cell, number by number. */
  numbersAt(cell: Cell): readonly Literal[] {
    return this.#numbers[cell]!;
  }

  #literals(length: number): Literal[] {
    return Array.from({ length }, () => this.solver.newVariable());
  }

  #sayNumbers(): void {
    const { solver, board, range } = this;
    const { copies } = setFacts(range);
    for (const cell of board.cells) solver.addExactly(this.#numbers[cell]!, 1);
    for (let number = 0; number <= range; number++) {
      // Follows from the dominoes, but only by trying where they could lie.
      solver.addExactly(
        board.cells.map((cell) => this.numberAt(cell, number)),
        copies,
      );
    }
  }

  #sayDominoes(): void {
    const { solver, board, pairs, range } = this;
    const { dominoes } = setFacts(range);
    const laidOver: Literal[][] = board.has.map(() => []);
    const lies = pairs.map(() => this.#literals(dominoes));
    pairs.forEach(({ first, second }, pair) => {
      const isLaid = this.isLaid[pair]!;
      laidOver[first]!.push(isLaid);
      laidOver[second]!.push(isLaid);
      solver.addAtMost(lies[pair]!, 1);
      solver.addClause([not(isLaid), ...lies[pair]!]);
      for (const domino of lies[pair]!) solver.addClause([not(domino), isLaid]);
      this.#sayDominoesOf(pair, lies[pair]!);
    });
    for (const cell of board.cells) solver.addExactly(laidOver[cell]!, 1);
    for (let domino = 0; domino < dominoes; domino++) {
      solver.addExactly(
        lies.map((ofPair) => ofPair[domino]!),
        1,
      );
    }
  }

  /** Which domino lies on a pair of cells is what their numbers say. */
  #sayDominoesOf(pair: number, lies: readonly Literal[]): void {
    const { solver, range } = this;
    const first = this.#numbers[this.pairs[pair]!.first]!;
    const second = this.#numbers[this.pairs[pair]!.second]!;
    for (let a = 0; a <= range; a++) {
      for (let b = 0; b <= range; b++) {
        const domino = lies[dominoIndex(a, b)]!;
        solver.addClause([not(this.isLaid[pair]!), not(first[a]!), not(second[b]!), domino]);
        // If neither cell may hold a, or one of them neither a nor b, the domino does not lie there; for a double
        // this says that both hold it.
        solver.addClause([not(domino), first[a]!, second[a]!]);
        if (a > b) continue;
        solver.addClause([not(domino), first[a]!, first[b]!]);
        solver.addClause([not(domino), second[a]!, second[b]!]);
      }
    }
  }

  #sayGroups(rule: GroupRule): GroupPlace[] {
    const { solver, board, range } = this;
    const places = groupsOn(board, rule.forms);
    const isGroup = this.#literals(places.length);
    const groupOf = places.map(() => this.#literals(range + 1));
    const over: number[][] = board.has.map(() => []);
    places.forEach((place, p) => {
      for (const cell of place) over[cell]!.push(p);
      solver.addAtMost(groupOf[p]!, 1);
      solver.addClause([not(isGroup[p]!), ...groupOf[p]!]);
      groupOf[p]!.forEach((literal, number) => {
        solver.addClause([not(literal), isGroup[p]!]);
        for (const cell of place) {
          const holds = this.numberAt(cell, number);
          solver.addClause([not(literal), holds]);
          solver.addClause([not(isGroup[p]!), not(holds), literal]);
        }
      });
    });
    for (const cell of board.cells) {
      solver.addExactly(
        over[cell]!.map((p) => isGroup[p]!),
        1,
      );
      this.#numbers[cell]!.forEach((holds, number) => {
        solver.addClause([not(holds), ...over[cell]!.map((p) => groupOf[p]![number]!)]);
      });
    }
    for (let number = 0; number <= range; number++) {
      solver.addExactly(
        groupOf.map((ofPlace) => ofPlace[number]!),
        setFacts(range).copies / rule.size,
      );
    }
    this.#saySingleLinks(places, isGroup, over);
    return places.map((cells, p) => ({ cells, of: groupOf[p]! }));
  }

  /**
   * Two groups are joined by one domino at most, and a group holds one at most: a second one would be the same domino.
   * This follows from the rest, but saying it spares a fifth of the conflicts.
   */
  #saySingleLinks(places: readonly Group[], isGroup: readonly Literal[], over: readonly number[][]): void {
    const links = new Map<number, Literal[]>();
    this.pairs.forEach(({ first, second }, pair) => {
      for (const p of over[first]!) {
        for (const q of over[second]!) {
          // Groups that share a cell do not lie there together.
          if (p !== q && places[p]!.some((cell) => places[q]!.includes(cell))) continue;
          const link = Math.min(p, q) * places.length + Math.max(p, q);
          links.set(link, [...(links.get(link) ?? []), this.isLaid[pair]!]);
        }
      }
    });
    for (const [link, laid] of links) {
      const [p, q] = [Math.floor(link / places.length), link % places.length];
      laid.forEach((one, i) => {
        for (const other of laid.slice(0, i)) {
          this.solver.addClause([not(isGroup[p]!), not(isGroup[q]!), not(one), not(other)]);
        }
      });
    }
  }
}
