import type { Book } from '../book/book.ts';
import { artOf } from '../document/context/cover.ts';
import type { Document } from '../document/document.ts';
import { figuresOf } from '../document/figures.ts';
import { hashOf } from '../hash.ts';
import { COVER_PICTURE_STYLE, coverPicture } from '../layout/screen/cover-picture.ts';
import { type Markup, type Node, tag, tagOf } from '../layout/screen/markup.ts';
import { layoutPage, type ScreenPart } from '../layout/screen/screen.ts';
import { BOOK_STYLE, PAGE_STYLE } from '../layout/screen/style.ts';
import { printWriting } from '../layout/screen/writing.ts';
import { isForTable } from '../parts/play.ts';
import { TABLE_STYLE } from '../parts/sperrdomino/play/style.ts';
import { makePlayWords, TABLE_WORDS, WORDS_ID } from '../play/page-words.ts';
import { SHELF_STYLE } from '../play/shelf-style.ts';
import { PLAY_STYLE } from '../play/style.ts';
import { type Source, textFile, wholeRecipe } from './recipe.ts';
import { xmlTexts } from './xml.ts';

/** One page with everything in it (solutions that are apart are a second one, in which nothing is played), which asks for nothing outside itself. */
export const HTML = wholeRecipe('html', (name, source, part) => {
  const document = source.document(part, { reader: 'screen', keysInside: true });
  const page =
    part === 'book'
      ? htmlPage(document, playerOf(source, document), pictureOf(source.book, document))
      : htmlPage(document);
  return textFile(name, page);
});

function playerOf({ book, texts, players }: Source, { language }: Document): Player | undefined {
  if (!players) return undefined;
  const { builtIn, own } = texts.files;
  const table = isForTable(book) ? players.table : undefined;
  return {
    // Players of other things stand before that of puzzles, which takes them up.
    scripts: [...(table === undefined ? [] : [table]), players.puzzles],
    style: PLAY_STYLE + SHELF_STYLE + (table === undefined ? '' : TABLE_STYLE),
    words: makePlayWords(language, builtIn.words, own.words, table === undefined ? [] : [TABLE_WORDS]),
  };
}

/** The picture at the head of a book: that of its cover in print. */
function pictureOf(book: Book, { words }: Document): Markup | undefined {
  const name = artOf(book);
  return name === undefined ? undefined : coverPicture(figuresOf(book, words).board(name, 'art', 0));
}

/** What makes the puzzles of a page playable. */
interface Player {
  readonly scripts: readonly string[];
  readonly style: string;
  /** As JSON. */
  readonly words: string;
}

/** A document as one page; with a player its puzzles can be played, with a picture it stands at its head. */
export function* htmlPage(document: Document, player?: Player, picture?: Markup): Generator<string> {
  const { language, words, title, author, description } = document;
  const style = BOOK_STYLE + PAGE_STYLE + (picture ? COVER_PICTURE_STYLE : '') + (player?.style ?? '');
  const meta = (name: string, content: string) => (content === '' ? [] : [tag('meta', { name, content })]);
  const head = tag(
    'head',
    {},
    tag('meta', { charset: 'utf-8' }),
    tag('meta', { 'http-equiv': 'Content-Security-Policy', content: policy(style, player?.scripts ?? []) }),
    tag('meta', { name: 'viewport', content: 'width=device-width' }),
    tag('title', {}, title),
    ...meta('author', author),
    ...meta('description', description),
    tag('style', {}, style),
  );
  const body = tagOf('body', {}, () => [
    tag('a', { class: 'skip', href: '#main.text' }, words.text('screen-skip')),
    ...bodyOf(layoutPage(document, printWriting(words)), picture),
    ...(player
      ? [
          tag('script', { type: 'application/json', id: WORDS_ID }, player.words),
          ...player.scripts.map((script) => tag('script', {}, script)),
        ]
      : []),
  ]);
  yield '<!DOCTYPE html>\n';
  yield* xmlTexts([tagOf('html', { lang: language }, () => [head, body])]);
}

/**
 * What comes before the contents is a header, the contents are a landmark of their own, the rest is the text. Of one part alone
 * there is nothing to list.
 */
function bodyOf(all: readonly ScreenPart[], picture?: Markup): Markup[] {
  const parts = all.length > 2 ? all : all.filter(({ isContents }) => !isContents);
  const contents = parts.findIndex(({ isContents }) => isContents);
  const content = (some: readonly ScreenPart[]): Node[] => some.flatMap((part) => part.content);
  const before = parts.slice(0, Math.max(0, contents));
  return [
    ...(before.length > 0 ? [tag('header', {}, ...content(before), ...(picture ? [picture] : []))] : []),
    ...(parts[contents]?.content ?? []),
    tagOf('main', { id: 'main.text', tabindex: '-1' }, () => content(parts.slice(contents + 1))),
  ];
}

/** Nothing is loaded from anywhere, and no style or script runs but those that were written here. */
function policy(style: string, scripts: readonly string[]): string {
  return [
    "default-src 'none'",
    `style-src '${hash(style)}'`,
    ...(scripts.length === 0 ? [] : [`script-src ${scripts.map((script) => `'${hash(script)}'`).join(' ')}`]),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

function hash(text: string): string {
  return `sha256-${btoa(String.fromCharCode(...hashOf(text)))}`;
}
