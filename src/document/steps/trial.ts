import type { Placement } from '../../domino/puzzle.ts';
import type { Item } from '../../solve/items.ts';
import type { Inference, Trial } from '../../solve/techniques/technique.ts';
import type { Marked } from '../../words/marked.ts';
import type { Phrases, Teller } from './phrases.ts';

export const trial: Teller = ({ trial: supposition }, say) => [
  say.words.marked('step-trial', laid(supposition!.supposed, say)),
  ...consequences(supposition!, say),
];

function consequences({ inner, forced, end }: Trial, say: Phrases): Marked[] {
  return [
    ...(inner.length > 0 ? [say.words.marked('step-trial-lay-all')] : []),
    ...inner.flatMap((within) => innerText(within, say)),
    ...forced.map((inference) => inferenceText(inference, say)),
    endText(end, say),
  ];
}

function innerText(within: Trial, say: Phrases): Marked[] {
  const supposed = laid(within.supposed, say);
  return [
    say.words.marked('step-trial-inner', supposed),
    ...consequences(within, say),
    say.words.marked('step-trial-inner-fails', supposed),
  ];
}

function inferenceText({ item, place }: Inference, say: Phrases): Marked {
  return 'cell' in item
    ? say.words.marked('step-trial-gap', { ...laid(place, say), cell: say.cell(item.cell) })
    : say.words.marked('step-trial-seal', laid(place, say));
}

function endText(end: Item, say: Phrases): Marked {
  return 'cell' in end
    ? say.words.marked('step-trial-cell-starved', { cell: say.cell(end.cell) })
    : say.words.marked('step-trial-domino-starved', { domino: say.domino(end.domino) });
}

function laid(place: Placement, say: Phrases) {
  return { domino: say.domino(place.domino), place: say.place(place) };
}
