// What comes out of the layout for embossers: finished pages of six-dot cells. Renderers decide nothing more.

/** A page: lines of cells U+2800 to U+283F from the top, without blanks at their ends. A blank page has no lines. */
export type EmbossedPage = readonly string[];

/** Pages that belong together and begin on a sheet of their own. */
export type EmbossedSection = readonly EmbossedPage[];

/** What is bound as one. */
export type EmbossedVolume = readonly EmbossedSection[];

export interface EmbossedBook {
  /** Cells in a line at most. */
  readonly cells: number;
  /** Lines on a page at most. */
  readonly lines: number;
  /** Whether the pages are for both sides of a sheet. */
  readonly duplex: boolean;
  readonly volumes: readonly EmbossedVolume[];
  /** How many volumes hold the text; the keys are in those after them. */
  readonly textVolumes: number;
  /** The number of the page, counted through all volumes, on which each place is. */
  readonly pageOf: ReadonlyMap<string, number>;
}
