import { button, make } from './elements.ts';

interface Question {
  readonly open: string;
  readonly question: string;
  readonly yes: string;
  readonly no: string;
}

/** A question before anything is taken away, and the button that asks it. */
export function confirming(asked: Question, confirm: () => void): [question: HTMLElement, open: HTMLElement] {
  const open = button(asked.open, () => turn(true));
  const no = button(asked.no, () => turn(false));
  const yes = button(asked.yes, () => {
    turn(false);
    confirm();
  });
  const { question } = asked;
  const sure = make('div', { class: 'play-sure', role: 'group', 'aria-label': question }, question, no, yes);
  sure.hidden = true;
  sure.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') turn(false);
  });
  return [sure, open];

  function turn(isAsked: boolean): void {
    sure.hidden = !isAsked;
    (isAsked ? no : open).focus();
  }
}
