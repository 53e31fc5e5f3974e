import type { Cell, PlaceIndex } from '../../domino/board.ts';
import type { Domino } from '../../domino/dominoes.ts';
import type { Candidates, ListedPlacement } from '../candidates.ts';
import type { CellItem, DominoItem, Item, ItemIndex } from '../items.ts';
import type { TechniqueName } from '../levels.ts';

/** A cell or domino with two places left: exactly one of them holds. */
export interface Link {
  readonly item: Item;
  readonly places: readonly [ListedPlacement, ListedPlacement];
}

/** A place that is the only one left for a cell or domino. */
export interface Inference {
  readonly item: Item;
  readonly place: ListedPlacement;
}

/** A supposition that comes to nothing. */
export interface Trial {
  readonly supposed: ListedPlacement;
  /** Trials within the supposition, one after the other; none as a rule. The places supposed in them fail. */
  readonly inner: readonly Trial[];
  /** What follows step by step, and nothing that is not needed. */
  readonly forced: readonly Inference[];
  /** What has no place left in the end. */
  readonly end: Item;
}

/** What a conclusion rests on; the comment over each technique says which cells and dominoes it names. */
export interface Grounds {
  readonly because: readonly Cell[];
  readonly dominoes?: readonly Domino[];
  /** All open places of the cells, the dominoes or the end of a chain on which it rests; each once, in reading order. */
  readonly places?: readonly ListedPlacement[];
  /** Matching: the cells beside those of `because`. */
  readonly neighbours?: readonly Cell[];
  /** Chain: its links, the places of one colour, and what these would leave without a place if that is the reason. */
  readonly chain?: {
    readonly links: readonly Link[];
    readonly colour: readonly ListedPlacement[];
    readonly end?: Item;
  };
  readonly trial?: Trial;
}

/** One use of a technique, as data; its sentence is made where the languages are. */
export interface Step extends Grounds {
  readonly technique: TechniqueName;
  /** Where it stands on the scale of levels. */
  readonly rating: number;
  /** The domino that it lays: only seals and gaps lay one. */
  readonly place?: ListedPlacement;
  /** The places that it closes; where a domino is laid, those that this closes. Never none, unless a domino is laid. */
  readonly eliminate: readonly ListedPlacement[];
}

/** A use of a technique before it is applied or put into words. */
export interface Finding {
  /** The place to lay a domino on, if one is laid. */
  readonly place?: PlaceIndex;
  /** The places that are impossible. */
  readonly eliminations: readonly PlaceIndex[];
  /** Above the technique's own: the links of a chain, the dominoes of a trial. */
  readonly rating?: number;
  /** To be asked before anything is changed. */
  grounds(): Grounds;
}

/** What a technique is tried on, one at a time. Whether it helps there depends on nothing but the open places of: */
export interface Focuses {
  domino: DominoItem;
  cell: CellItem;
  /** All cells that hold a number. */
  number: number;
  /** The whole board: there is one. */
  board: 0;
}
export type Focus = keyof Focuses;

/** A technique: one file and one theorem each. */
export type Technique = { [F in Focus]: TechniqueFor<F> }[Focus];

export interface TechniqueFor<F extends Focus> {
  readonly name: TechniqueName;
  /** The lowest rating that it gives. */
  readonly rating: number;
  readonly focus: F;
  /** Every use of it there, the easiest first; of those that are equal, the one that is found first. */
  find(state: Candidates, focus: Focuses[F]): readonly Finding[];
}

export const NOTHING: readonly Finding[] = [];

/** The grounds of a use: these cells, these dominoes, and all open places of the ones or the others. */
export function groundsOf(
  state: Candidates,
  cells: readonly CellItem[],
  dominoes: readonly DominoItem[],
  placesOf: readonly ItemIndex[],
): Grounds {
  return {
    because: cells.map((cell) => state.cellAt(cell)),
    dominoes: dominoes.map((domino) => state.dominoAt(domino)),
    places: openPlacesOf(state, placesOf),
  };
}

/** All open places of some cells or dominoes each once, in reading order. */
export function openPlacesOf(state: Candidates, items: readonly ItemIndex[]): ListedPlacement[] {
  const places = new Set(items.flatMap((item) => state.openPlaces(item)));
  return [...places].sort((a, b) => a - b).map((place) => state.placementAt(place));
}
