import type { Edition, Paper, PresetName } from '../../book/choices.ts';
import type { BookRequest } from '../../book/config.ts';
import type { Language } from '../../languages/index.ts';
import type { DominoSizeName } from '../../layout/stones/sizes.ts';
import type { Pad, SheetOrder, WorksheetOrder } from '../../render/formats.ts';
import type { Address } from '../../words/address.ts';
import type { Answers } from '../form/choices.ts';
import type { Draft } from '../form/config.ts';
import type { Form } from '../form/fields.ts';

// What the page and the worker that makes books say to each other.

export type Progress =
  | { readonly step: 'puzzles'; readonly done: number; readonly of: number }
  | { readonly step: 'editions'; readonly done: number; readonly of: number; readonly file: string }
  | { readonly step: 'left-out'; readonly edition: string; readonly why: string };

export interface Kept<File> {
  readonly name: string;
  readonly file: File;
}

/** Sent while a book is made: how far it is, and each file as soon as it is there. */
export type MakeTold<File> = Progress | ({ readonly step: 'file' } & Kept<File>);

/** What a book comes to, estimated from small ones of the same words and sizes. */
export interface Plan {
  readonly puzzles: number;
  /** About how many pages the PDF files of each edition have together; editions without such files are left out. */
  readonly pages: readonly (readonly [edition: Edition, pages: number])[];
}

/** How far the plan is: how many puzzles the small books had that are laid out, of how many. */
export interface Planned {
  readonly laidOut: number;
  readonly of: number;
}

/** What can be printed without a book. */
export type SheetsOrder = { readonly paper: Paper } & (
  | {
      readonly what: 'stones';
      /** The highest number of the set. */
      readonly range: number;
      readonly size: DominoSizeName;
      readonly medium: 'print' | 'touch';
      /** Digits instead of pips, or braille digits on swell paper. */
      readonly digits: boolean;
    }
  | { readonly what: 'empty-board'; readonly range: number }
  | ({ readonly what: 'worksheet' } & WorksheetOrder)
  | { readonly what: Pad; readonly range: number }
  | { readonly what: 'calibration' }
);

/** What a page of a sample shows. */
export type Shown = 'cover' | 'puzzle' | 'solution' | 'sheet' | 'script';

/** A page of a sample: a picture of it, or lines of a script. */
export type ShownPage<File> = { readonly shown: Shown } & (
  | { readonly picture: File }
  | { readonly lines: readonly string[] }
);

/** In which language something is made, and how it addresses its readers. */
export interface Voice {
  readonly language: Language;
  readonly address: Address;
}

/** What the worker does that makes books. Each throws UserError if what it is given is wrong. */
export type PressJobs<File> = {
  /** The fields of the form, and the books with which it can begin. */
  form(given: null): { readonly fields: Form; readonly presets: readonly PresetName[] };
  /** A preset as a config file has it. */
  preset(given: { readonly name: PresetName } & Voice): Promise<BookRequest>;
  /** The book with which the questions begin. */
  begun(given: Voice): Promise<BookRequest>;
  /** A config after answers were changed. */
  answered(given: {
    readonly draft: Draft;
    readonly change: Partial<Answers>;
    readonly address: Address;
  }): Promise<Draft>;
  /** The answers that a config gives. */
  answersIn(given: { readonly draft: Draft }): Promise<Partial<Answers>>;
  /** A few pages of a book as they will look. */
  pages(given: { readonly config: unknown }): Promise<readonly ShownPage<File>[]>;
  /** Reads a config file. */
  read(given: { readonly text: string }): BookRequest;
  /** What a book comes to. */
  plan(given: { readonly config: unknown }, tell: (planned: Planned) => void): Promise<Plan>;
  /** A PDF file of a small book of the same words and sizes: one puzzle of each section. */
  sample(given: { readonly config: unknown }): Promise<Kept<File>>;
  /** Makes a book as the command does, and gives the name of its folder. */
  make(given: { readonly config: unknown }, tell: (told: MakeTold<File>) => void): Promise<string>;
  /** A file to be printed. */
  sheets(given: { readonly order: SheetsOrder } & Voice): Promise<Kept<File>>;
  /** A puzzle by itself, from its line. */
  sheet(given: { readonly line: string; readonly order: SheetOrder } & Voice): Promise<Kept<File>>;
  /** Files in one. */
  zip(given: { readonly all: readonly Kept<File>[] }): Promise<File>;
};
