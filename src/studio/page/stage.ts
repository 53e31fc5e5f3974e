import type { Address } from '../../words/address.ts';
import type { WordBook } from '../../words/word-book.ts';
import type { Route } from '../routes.ts';

/** What a screen is given to show itself. */
export interface Stage {
  /** Its place in the page, in which its heading stands already. */
  readonly main: HTMLElement;
  /** The words of the frame and of this screen, in the language that was chosen. */
  readonly words: WordBook;
  /** How these words address the reader. */
  readonly address: Address;
  readonly route: Route;
  /** The page was loaded again: what was played has the focus, as before. */
  readonly isAgain: boolean;
  /**
   * Says something without taking the focus; screen readers say it when they have said all else. An empty text takes it
   * away. What {@link fail} told before goes as well.
   */
  say(text: string): void;
  /** Says politely what the reader should know as long as this screen is shown. */
  warn(text: string): void;
  /**
   * Says at once what went wrong. What was cancelled is no fault and is not mentioned.
   *
   * @param about a sentence that says what could not be done
   */
  fail(error: unknown, about?: string): void;
  /**
   * Says whether the page has something that would be lost with it, also when the screen was left: browsers ask before
   * they close the page, and a newer version waits.
   */
  hold(isHeld: boolean): void;
  /** What the other screens tell of work that goes on when this one is left, with what leads back to it. */
  tellElsewhere(news: News | undefined): void;
}

/** How the work of a screen stands that was left. */
export type News = 'making' | 'made' | 'failed';

/** Ends a screen: what it has begun stops. */
export type Leave = () => void;

export type Screen = (stage: Stage) => Leave;

/** Does something, and tells what could not be done if it fails. @param about a sentence that says it */
export async function orFail(
  fail: (error: unknown, about: string) => void,
  about: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    fail(error, about);
  }
}
