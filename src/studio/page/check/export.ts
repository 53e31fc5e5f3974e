import { PAPERS, type Paper } from '../../../book/choices.ts';
import { makeLine } from '../../../domino/notation.ts';
import type { Puzzle } from '../../../domino/puzzle.ts';
import { SHEET_FORMS, type SheetForm } from '../../../render/formats.ts';
import { button, buttons, make, select } from '../../../ui/elements.ts';
import { choiceLabel } from '../../form/labels.ts';
import type { PressJobs } from '../../press/protocol.ts';
import type { Downloads } from '../downloads.ts';
import type { Helper } from '../helper.ts';
import { nameOf } from '../play/choices.ts';
import { orFail, type Stage } from '../stage.ts';

/** Takes a puzzle with one, as a drawing, on a page or in braille; the press is loaded when it is first asked for. */
export function exportView(
  puzzle: Puzzle,
  press: Helper<PressJobs<Blob>>,
  downloads: Downloads,
  { words, address, say, fail }: Stage,
): HTMLElement[] {
  const paper = select(PAPERS, (name) => choiceLabel('paper', name, words));
  const links = make('p', { class: 'studio-files' });

  function write(form: SheetForm): Promise<void> {
    say(words.text('check-export-begun'));
    const order = { form, title: nameOf(puzzle, words), paper: paper.value as Paper };
    return orFail(fail, words.text('check-export-not-made'), async () => {
      const file = await press.ask('sheet', {
        line: makeLine(puzzle),
        order,
        language: words.language,
        address,
      });
      downloads.letGo();
      links.replaceChildren(...downloads.linksTo(file).flatMap((link) => [link, ' ']));
      say(words.text('check-export-made', { name: file.name }));
    });
  }

  const writers = SHEET_FORMS.map((form) =>
    button(words.text('check-export-form', { form }), () => void write(form)),
  );
  return [
    make('h2', {}, words.text('check-export')),
    make('p', {}, make('label', {}, words.text('check-export-paper'), ' ', paper)),
    buttons(...writers),
    links,
  ];
}
