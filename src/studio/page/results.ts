import { parsed } from '../../play/kept-text.ts';
import { keepText, keptText } from '../../ui/kept-texts.ts';
import { joinedResults, type Result, readResults } from '../results.ts';

/** The 1 is the version of what is stored. */
export const RESULTS_KEY = 'dominosa-press/results/1';

/** Those of this session, so that they are known where nothing can be stored. */
let here: readonly Result[] = [];

export function results(): readonly Result[] {
  return joinedResults(readResults(parsed(keptText(RESULTS_KEY) ?? '')), here);
}

/** Keeps what was solved; of a puzzle that was solved before the first time counts. */
export function keepResults(more: readonly Result[]): void {
  here = joinedResults(here, more);
  keepText(RESULTS_KEY, JSON.stringify(results()));
}
