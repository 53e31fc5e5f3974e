import type { BrailleConfig } from '../../book/braille-config.ts';
import { asciiOf } from '../../braille/ascii.ts';
import { bytesOfCodes } from '../../bytes.ts';
import type { EmbossedBook, EmbossedVolume } from '../../layout/emboss/pages.ts';
import { textFile } from '../pieces.ts';
import type { RenderedFile } from '../recipe.ts';

/** How pages are written as a text file. */
export type BrfOptions = Pick<BrailleConfig, 'code' | 'lineEnd' | 'formFeed'>;

const LINE_END = { crlf: '\r\n', lf: '\n' } as const;
const FORM_FEED = '\f';

/**
 * The files of a book, one for each volume: in the code of an embosser as `.brf`, Unicode as `.ubrl`. Those of the text are called
 * `text` and those of the keys `keys`; where there are several their names have the numbers on their title pages.
 */
export function brfFiles(
  { volumes, textVolumes, lines }: EmbossedBook,
  options: BrfOptions,
  text = 'book',
): RenderedFile[] {
  const ending = options.code === 'unicode' ? 'ubrl' : 'brf';
  return volumes.map((volume, i) => {
    const isText = i < textVolumes;
    const part = isText ? text : 'keys';
    const isOnly = (isText ? textVolumes : volumes.length - textVolumes) === 1;
    const file = isOnly ? part : `${part}-volume-${i + 1}`;
    const texts = brfTexts(volume, lines, options);
    const name = `${file}.${ending}`;
    return options.code === 'unicode' ? textFile(name, texts) : textFile(name, texts, bytesOfCodes);
  });
}

/**
 * The pages of a volume. With form feeds one ends every page, the last one too, directly behind its last line; without
 * them every page has all its lines, so that none drifts.
 */
function* brfTexts(
  volume: EmbossedVolume,
  lines: number,
  { code, lineEnd, formFeed }: BrfOptions,
): Generator<string> {
  const end = LINE_END[lineEnd];
  const write = (line: string) => (code === 'unicode' ? line : asciiOf(line, code));
  for (const page of volume.flat()) {
    const written = page.map(write);
    if (formFeed) {
      yield written.join(end) + FORM_FEED;
      continue;
    }
    while (written.length < lines) written.push('');
    yield written.map((line) => line + end).join('');
  }
}
