import { PAPERS, type Paper } from '../../../book/choices.ts';
import { DOMINO_SIZE_NAMES, type DominoSizeName } from '../../../layout/stones/sizes.ts';
import { WORKSHEET_COUNTS, WORKSHEET_LEVELS, WORKSHEET_RANGES } from '../../../render/formats.ts';
import { button, controlRow, make, select } from '../../../ui/elements.ts';
import { choiceLabel } from '../../form/labels.ts';
import type { PressJobs, SheetsOrder } from '../../press/protocol.ts';
import { makeDownloads } from '../downloads.ts';
import { Helper } from '../helper.ts';
import { thisMoment } from '../now.ts';
import { type Leave, orFail, type Stage } from '../stage.ts';

const WHAT = ['worksheet', 'stones', 'score-pad', 'tally', 'empty-board', 'calibration'] as const;
/** What is made for a set. */
const OF_SET: readonly string[] = ['worksheet', 'stones', 'tally', 'empty-board'];
const MEDIA = ['print', 'touch'] as const;
/** Sets that there are cards and boards for: up to 12:12. */
const RANGES = Array.from({ length: 12 }, (_, i) => i + 1);
const USUAL_RANGE = 6;

/** The screen that makes what is printed without a book: dominoes, an empty board, sheets to try a printer. */
export function showPrint({ main, words, address, route, say, fail }: Stage): Leave {
  const helper = new Helper<PressJobs<Blob>>('press');
  const downloads = makeDownloads(words, fail);
  const what = select(WHAT, (name) => words.text(`studio-print-what-${name}`));
  const paper = select(PAPERS, (name) => choiceLabel('paper', name, words));
  const range = select(RANGES.map(String), (name) => `${name}:${name}`, String(USUAL_RANGE));
  const size = select(DOMINO_SIZE_NAMES, (name) => words.text(`studio-print-size-${name}`));
  const medium = select(MEDIA, (name) => words.text(`studio-print-medium-${name}`));
  const digits = make('input', { type: 'checkbox' });
  const ofSet = [make('label', {}, words.text('studio-print-range'), range)];
  const ofDominoes = [
    make('label', {}, words.text('studio-print-size'), size),
    make('label', {}, words.text('studio-print-medium'), medium),
    make('label', {}, digits, words.text('studio-print-digits')),
  ];
  const level = select(WORKSHEET_LEVELS, (name) => words.text(`level-${name}`));
  const count = select(WORKSHEET_COUNTS.map(String), (name) => name, '4');
  const solutions = make('input', { type: 'checkbox' });
  solutions.checked = true;
  const number = make('input', { type: 'text', inputmode: 'numeric', size: '6', maxlength: '20' });
  // Day and minute, so that a new sheet has puzzles of its own and can be made again.
  number.value = thisMoment().slice(0, 16).replace(/\D/g, '');
  const ofWorksheet = [
    make('label', {}, words.text('studio-print-level'), level),
    make('label', {}, words.text('studio-print-count'), count),
    make('label', {}, words.text('studio-print-number'), number),
    make('label', {}, solutions, words.text('studio-print-solutions')),
  ];
  const show = () => {
    for (const label of ofWorksheet) label.hidden = what.value !== 'worksheet';
    for (const option of range.options) {
      option.hidden = what.value === 'worksheet' && !isOfWorksheet(Number(option.value));
    }
    if (what.value === 'worksheet' && !isOfWorksheet(Number(range.value))) range.value = String(USUAL_RANGE);
    for (const label of ofSet) label.hidden = !OF_SET.includes(what.value);
    for (const label of ofDominoes) label.hidden = what.value !== 'stones';
  };
  what.addEventListener('change', show);
  show();

  const files = make('p', { class: 'studio-files' });
  const start = button(words.text('studio-print-make'), () => void makeFile());
  start.classList.add('studio-first');
  main.append(
    make('p', {}, words.text('studio-print-intro')),
    controlRow(
      make('label', {}, words.text('studio-print-what'), what),
      make('label', {}, words.text('studio-print-paper'), paper),
      ...ofSet,
      ...ofDominoes,
      ...ofWorksheet,
      start,
    ),
    files,
  );

  function order(): SheetsOrder {
    const asked = { paper: paper.value as Paper, range: Number(range.value) };
    switch (what.value as (typeof WHAT)[number]) {
      case 'stones':
        return {
          ...asked,
          what: 'stones',
          size: size.value as DominoSizeName,
          medium: medium.value as (typeof MEDIA)[number],
          digits: digits.checked,
        };
      case 'worksheet':
        return {
          ...asked,
          what: 'worksheet',
          level: level.value as (typeof WORKSHEET_LEVELS)[number],
          count: Number(count.value) as (typeof WORKSHEET_COUNTS)[number],
          solutions: solutions.checked,
          seed: number.value.trim() || '1',
        };
      case 'calibration':
        return { paper: asked.paper, what: 'calibration' };
      default:
        return { ...asked, what: what.value as 'score-pad' | 'tally' | 'empty-board' };
    }
  }

  function makeFile(): Promise<void> {
    say(words.text('studio-print-begun'));
    return orFail(fail, words.text('studio-print-not-made'), async () => {
      const made = await helper.ask('sheets', { order: order(), language: words.language, address });
      downloads.letGo();
      files.replaceChildren(...downloads.linksTo(made).flatMap((link) => [link, ' ']));
      say(words.text('studio-print-made', { name: made.name }));
    });
  }

  if (route.query.make === 'worksheet') void makeFile();
  return () => {
    helper.giveUp();
    downloads.letGo();
  };
}

function isOfWorksheet(range: number): boolean {
  return range >= WORKSHEET_RANGES.least && range <= WORKSHEET_RANGES.most;
}
