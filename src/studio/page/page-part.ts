import type { WordBook } from '../../words/word-book.ts';
import type { CheckJobs } from '../check-jobs.ts';
import type { Helper } from './helper.ts';
import type { Shown } from './play/table.ts';
import type { Stage } from './stage.ts';

/** What plays the games of a part. Each throws a UserError if the line cannot be played. */
export interface PlayedPart {
  nameOf(line: string, words: WordBook): string;
  /** What stands beside its name in a list. */
  detailsOf?(line: string, words: WordBook): string;
  shown(line: string, words: WordBook): Shown;
}

/** What looks into a text about a part. */
export interface CheckedPart {
  /**
   * @returns what shows in a place what was found, and gives its heading, which can have the focus
   * @throws UserError if the text cannot be read; NotPossibleError if there is too much to look through
   */
  look(text: string, helper: Helper<CheckJobs>, stage: Stage): Promise<(place: HTMLElement) => HTMLElement>;
}
