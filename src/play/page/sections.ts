/** The sections of the page that can be played: puzzles, and tasks for composers. */
export function playableSections(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('section.puzzle:is([data-puzzle], [data-task])')];
}

/** The line of text of a section's puzzle or task, under which its game is kept. */
export function lineOf({ dataset }: HTMLElement): string {
  return dataset.puzzle ?? dataset.task!;
}
