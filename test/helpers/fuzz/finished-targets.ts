import { deflateSync, inflateSync } from 'node:zlib';
import { unzipSync, zipSync } from 'fflate';
import { type BookFile, openBook, parseBookFile } from '../../../src/book/book.ts';
import type { Edition } from '../../../src/book/choices.ts';
import { parseJson } from '../../../src/book/json.ts';
import { catchUnhandled } from '../../../src/cli/unhandled-rejections.ts';
import { UserError } from '../../../src/errors.ts';
import { ENGINES } from '../../../src/node/braille.ts';
import { loadFonts } from '../../../src/node/fonts.ts';
import { loadTexts } from '../../../src/node/texts.ts';
import { checkFolder } from '../../../src/proof/folder.ts';
import type { Random } from '../../../src/random.ts';
import { renderEdition } from '../../../src/render/editions.ts';
import { wholeOf } from '../render/whole.ts';
import { variedJson } from './json.ts';
import { variedMarkup } from './markup.ts';
import { pick, varied } from './mutate.ts';
import { BOOKS } from './seeds.ts';
import type { Change, Target } from './target.ts';

/** The first book of all has nothing that these have not. */
const FILES: readonly BookFile[] = BOOKS.slice(1).map((text) => parseBookFile(parseJson(text)));

/** How to change the bytes of a file with this ending so that its format often survives. */
const CHANGES: Readonly<Record<string, Change>> = {
  html: variedMarkup,
  pef: variedMarkup,
  json: variedJson,
  epub: variedZip,
  ebrl: variedZip,
  pdf: variedPdf,
};

/**
 * Somebody else's file next to the book that it belongs to. The input consists of the number of the book, the edition and the
 * name of the file, followed by its bytes as characters.
 */
function finishedTarget(name: string, share: number, editions: readonly Edition[]): Target {
  return {
    name,
    share,
    seeds: async () => {
      const fonts = loadFonts();
      const seeds: string[] = [];
      // Each edition of one of the books, in turn.
      for (const [e, edition] of editions.entries()) {
        const b = e % FILES.length;
        const file = FILES[b]!;
        const materials = { texts: loadTexts(file.language), fonts, engines: ENGINES };
        for (const rendered of renderEdition(openBook(file), edition, materials)) {
          seeds.push(`${b} ${edition} ${rendered.name}\n${wholeOf(rendered).toString('latin1')}`);
        }
      }
      return seeds;
    },
    vary(text, random, other) {
      const [head, bytes] = parted(text);
      const vary = CHANGES[/\w+$/.exec(head)?.[0] ?? ''] ?? varied;
      const [otherHead, otherBytes] = parted(other);
      const isAlike = otherHead.slice(-3) === head.slice(-3);
      return `${head}\n${vary(bytes, random, isAlike ? otherBytes : bytes)}`;
    },
    async read(text) {
      const [head, bytes] = parted(text);
      const [number, edition, name] = head.split(' ');
      const file = FILES[Number(number)];
      const known = editions.find((each) => each === edition);
      if (!file || !known || name === undefined) {
        // A text that belongs to no book is tried as any file of the first one.
        const [any] = editions;
        await proof(FILES[0]!, any!, any === 'tactile' ? 'tactile.pdf' : `book.${any}`, text);
      } else await proof(file, known, name, bytes);
    },
  };
}

/** @throws UserError if the file cannot be read; a difference from the book is a valid result */
async function proof(file: BookFile, edition: Edition, name: string, bytes: string): Promise<void> {
  const folder = { names: ['book.json', name], read: () => Buffer.from(bytes, 'latin1') };
  const { unreadable } = await catchUnhandled(
    () => checkFolder(file, folder, ENGINES, [edition]),
    () => name,
  );
  if (unreadable.length > 0) throw new UserError(unreadable[0]!);
}

function parted(text: string): [head: string, bytes: string] {
  const end = text.indexOf('\n');
  return [text.slice(0, Math.max(end, 0)), text.slice(end + 1)];
}

function variedZip(text: string, random: Random, other: string): string {
  const [files, others] = [text, other].map((each) => unzipSync(Buffer.from(each, 'latin1'))) as [Zip, Zip];
  const names = Object.keys(files).filter((name) => /(?:html|xml|opf)$/.test(name));
  const name = pick(names, random);
  const utf8 = (bytes = files[name]) => Buffer.from(bytes!).toString();
  files[name] = Buffer.from(variedMarkup(utf8(), random, utf8(others[name])));
  if (random.below(8) === 0) delete files[pick(names, random)];
  return Buffer.from(zipSync(files, { level: 1 })).toString('latin1');
}

type Zip = Record<string, Uint8Array>;

const STREAM = /stream\r?\n(x[\s\S]*?)\r?\nendstream/g;

/** Objects and streams of a PDF; the content of a stream is changed after decompression. */
function variedPdf(text: string, random: Random, other: string): string {
  const streams = [...text.matchAll(STREAM)];
  if (streams.length === 0 || random.below(3) === 0) {
    return text.replace(/^[\s\S]*?(?=stream)|(?<=endstream)[\s\S]*?(?=stream|$)/g, (part) =>
      random.below(20) === 0 ? varied(part, random, other) : part,
    );
  }
  const { index, 0: whole, 1: packed } = pick(streams, random);
  let plain: string;
  try {
    plain = inflateSync(Buffer.from(packed!, 'latin1')).toString('latin1');
  } catch {
    return varied(text, random, other);
  }
  const again = deflateSync(Buffer.from(varied(plain, random, plain), 'latin1')).toString('latin1');
  return text.slice(0, index) + whole.replace(packed!, () => again) + text.slice(index + whole.length);
}

export const FINISHED_TARGETS: readonly Target[] = [
  finishedTarget('finished text', 0.2, ['brf', 'aloud', 'keys']),
  finishedTarget('finished markup', 0.1, ['html', 'pef']),
  finishedTarget('finished zip', 0.05, ['epub', 'ebraille']),
  finishedTarget('finished PDF', 0.01, ['tactile', 'stones']),
];
