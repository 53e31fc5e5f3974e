import { create, type Font } from 'fontkit';
import { CharacterError, codePointOf } from '../errors.ts';
import type { FontFile } from './fonts.ts';
import { mmOf, type Point } from './page.ts';

type Characters = Pick<Font, 'hasGlyphForCodePoint'>;
type Layout = ReturnType<Font['layout']>;

/** U+202F, which French sets before tall punctuation and few fonts have, and the blanks that look most like it. */
const NARROW_BLANKS = ['\u202f', '\u2009', '\u00a0'];

/** A text as the font can draw it: a narrow blank that it lacks is drawn as the next that it has, a letter as {@link spelled}. */
export function drawableText(text: string, font: Characters): string {
  const [narrow] = NARROW_BLANKS as [string];
  const letters = spelled(text, font);
  if (!letters.includes(narrow)) return letters;
  const drawn = NARROW_BLANKS.find((blank) => isIn(font, blank));
  return letters.replaceAll(narrow, drawn ?? narrow);
}

/** A text in which each letter that the font lacks is spelled as a letter with marks, if the font has these. */
function spelled(text: string, font: Characters): string {
  return text.replace(/[^\p{ASCII}\p{M}]/gu, (letter) => {
    if (isIn(font, letter)) return letter;
    const parts = letter.normalize('NFD');
    return Array.from(parts).every((part) => isIn(font, part)) ? parts : letter;
  });
}

function isIn(font: Characters, character: string): boolean {
  return font.hasGlyphForCodePoint(character.codePointAt(0)!);
}

/**
 * A missing glyph would vanish without a word, from the page and from what a screen reader reads.
 * @param name the font in the words of the user
 * @throws CharacterError
 */
export function checkGlyphs(text: string, font: Characters, name: string): void {
  for (const character of text) {
    if (isIn(font, character)) continue;
    throw new CharacterError(`the font ${name} has no character "${character}" (${codePointOf(character)})`, {
      character,
      where: `in the text "${text.length > 60 ? `${text.slice(0, 57)}…` : text}"`,
      hint: 'write it in other words, or name a font that has it in "print": { "fonts": … }',
    });
  }
}

/** A glyph as it stands in a word. Lengths are in units of the font. */
export interface SetGlyph {
  readonly id: number;
  readonly codePoints: readonly number[];
  /** Its own width, and how far it is from its origin to that of the next: they differ by kerning. */
  readonly width: number;
  readonly advance: number;
  /** How far it is drawn from its origin, as a mark over another glyph. */
  readonly x: number;
  readonly y: number;
}

/** A word as it is set, without the blank after it or with it. Of what it was set with it holds nothing. */
export class SetWord {
  readonly glyphs: readonly SetGlyph[];
  /** In ems. */
  readonly width: number;
  readonly #word: string;
  readonly #other: (word: string) => SetWord;
  #spaced: SetWord | undefined;

  /** @param other sets another word in the same font */
  constructor(
    word: string,
    { glyphs, width }: Pick<SetWord, 'glyphs' | 'width'>,
    other: (word: string) => SetWord,
  ) {
    this.glyphs = glyphs;
    this.width = width;
    this.#word = word;
    this.#other = other;
  }

  /** The same word with a blank after it. */
  get spaced(): SetWord {
    this.#spaced ??= this.#other(`${this.#word} `);
    return this.#spaced;
  }
}

export interface Face {
  readonly font: Font;
  /**
   * The same font once more, to be embedded and to ask for outlines. A glyph keeps the character that it was first asked for,
   * and both ask for parts of glyphs without any: words set afterwards could no longer be read from a file.
   */
  readonly embedded: Font;
  /** A word, which may have a blank at its end. @throws CharacterError if the font lacks a character of it */
  word(word: string): SetWord;
  /**
   * Text is set word by word, each with the blank after it: nothing is kerned over a blank.
   * @throws CharacterError as `word` does
   */
  words(text: string): readonly SetWord[];
}

/** What words are set with. */
type Opened = Pick<Face, 'font' | 'embedded'> & Pick<FontFile, 'bytes'>;

/** By their bytes: all editions of a book are set in the same fonts, and both reading one and setting a word take long. */
const OPENED = new WeakMap<Uint8Array, Face>();

export function faceOf(file: FontFile): Face {
  let face = OPENED.get(file.bytes);
  if (!face) {
    face = open(file);
    OPENED.set(file.bytes, face);
  }
  return face;
}

function open({ bytes, own }: FontFile): Face {
  const font = create(bytes) as Font;
  const embedded = create(bytes) as Font;
  const known = new Map<string, SetWord>();
  const shared = new Map<string, SetGlyph>();
  const wordOf = (word: string, text: string): SetWord => {
    const set = known.get(word);
    if (set) return set;
    checkGlyphs(drawableText(text, font), font, own ?? font.familyName);
    const anew = new SetWord(word, setWord({ font, embedded, bytes }, word, shared), plainly);
    known.set(word, anew);
    return anew;
  };
  const plainly = (word: string) => wordOf(word, word);
  return {
    font,
    embedded,
    word: plainly,
    words: (text) => wordsIn(text).map((word) => wordOf(word, text)),
  };
}

function wordsIn(text: string): readonly string[] {
  if (!text.includes(' ') && !text.includes('\u2800')) return text === '' ? [] : [text];
  return text.match(/[^ \u2800]*[ \u2800]|[^ \u2800]+$/g) ?? [];
}

/** @param shared the glyphs that were set so far: the same ones stand in many words */
function setWord(
  { font, embedded, bytes }: Opened,
  word: string,
  shared: Map<string, SetGlyph>,
): Pick<SetWord, 'glyphs' | 'width'> {
  const spelling = spelled(word, font);
  const drawn = drawableText(spelling, font);
  const layout = font.layout(drawn);
  const { glyphs, positions, advanceWidth } = layout;
  const own = codesOf(drawn).map((code) => font.glyphForCodePoint(code).id);
  const isPlain =
    glyphs.length === own.length &&
    glyphs.every(({ id, codePoints }, i) => id === own[i] || codePoints.length === 1);
  const characters = isPlain
    ? codesOf(spelling).map((character) => [character])
    : glyphCharacters(
        glyphs,
        spelling,
        (text) => (create(bytes) as Font).layout(drawableText(text, font)).glyphs,
      );
  const places = /\p{M}/u.test(spelling) ? glyphPlaces(layout, embedded) : undefined;
  return {
    width: advanceWidth / font.unitsPerEm,
    glyphs: glyphs.map(({ id, advanceWidth: width }, i) => {
      const { xAdvance: advance, xOffset, yOffset } = positions[i]!;
      const { x, y } = places?.[i] ?? { x: xOffset, y: yOffset };
      const codePoints = characters[i]!;
      const key = [id, advance, x, y, ...codePoints].join();
      const set = shared.get(key) ?? { id, codePoints, width, advance, x, y };
      shared.set(key, set);
      return set;
    }),
  };
}

/** The parts of a word whose glyphs are told each by itself: a letter with its marks, and letters without any. */
const PARTS = /\P{M}\p{M}+|(?:\P{M}(?!\p{M}))+|\p{M}+/gu;

/**
 * The characters that each glyph of a word stands for, so that the word can be read from a file again.
 * @param anew sets a text in the font opened once more: a glyph of fontkit keeps the characters that it was first asked for,
 *   though others may look the same
 */
function glyphCharacters(
  glyphs: Layout['glyphs'],
  word: string,
  anew: (text: string) => Layout['glyphs'],
): readonly (readonly number[])[] {
  const known = glyphs.map(({ codePoints }) => codePoints);
  const isWhole = !/\p{M}/u.test(word) && known.every(({ length }) => length > 0);
  const read = isWhole ? dealtOut(known, word) : undefined;
  if (read) return read;
  const told = (word.match(PARTS) ?? []).flatMap((part) => shared(anew(part)));
  const parts = told.length === glyphs.length ? told : shared(anew(word));
  return dealtOut(parts, word) ?? parts;
}

/**
 * The characters of a word, as many to each glyph as it tells: which ones it tells depends on what was set before, and on
 * what is drawn for a blank that the font lacks.
 */
function dealtOut(told: readonly (readonly number[])[], word: string): typeof told | undefined {
  const characters = codesOf(word);
  if (told.flat().length !== characters.length) return undefined;
  return told.map(({ length }) => characters.splice(0, length));
}

/** A letter that is drawn in parts, as į under another mark, is shared out among them: fontkit gives all of it to the first. */
function shared(glyphs: Layout['glyphs']): readonly (readonly number[])[] {
  return glyphs.map(({ codePoints }, i) => {
    const after = glyphs.slice(i + 1).findIndex((next) => next.codePoints.length > 0);
    const parts = after < 0 ? glyphs.length - i : after + 1;
    if (codePoints.length > 0) return parts === 1 ? codePoints : partsOf(codePoints, parts)[0]!;
    const first = glyphs.findLastIndex((before, b) => b < i && before.codePoints.length > 0);
    return first < 0 ? [] : partsOf(glyphs[first]!.codePoints, i - first + parts)[i - first]!;
  });
}

/** Characters in so many parts: their letters and marks one by one, if they are as many. */
function partsOf(characters: readonly number[], parts: number): readonly (readonly number[])[] {
  const decomposed = codesOf(String.fromCodePoint(...characters).normalize('NFD'));
  if (decomposed.length === parts) return decomposed.map((character) => [character]);
  return Array.from({ length: parts }, (_, part) => (part === 0 ? characters : []));
}

function codesOf(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0)!);
}

/** How far above its letter a mark begins at least, as a share of an em. */
const GAP = 1 / 16;

/**
 * Where the glyphs of a word are drawn from their origins: as the font says, and a mark that the font ties to no place of
 * its letter, and would draw behind it, in the middle above or below it.
 * @param outlines the same font, of which outlines are asked
 */
function glyphPlaces({ glyphs, positions }: Layout, outlines: Font): readonly Pick<SetGlyph, 'x' | 'y'>[] {
  const boxOf = (i: number) => outlines.getGlyph(glyphs[i]!.id).path.bbox;
  return positions.map(({ xAdvance, xOffset: x, yOffset: y }, i) => {
    const letter = glyphs.findLastIndex((_, before) => before < i && positions[before]!.xAdvance > 0);
    if (xAdvance !== 0 || x !== 0 || y !== 0 || letter < 0) return { x, y };
    const [mark, base] = [boxOf(i), boxOf(letter)];
    if (mark.minX < 0) return { x, y };
    const isAbove = mark.minY > (base.minY + base.maxY) / 2;
    const middle = (base.minX + base.maxX - mark.minX - mark.maxX) / 2 - positions[letter]!.xAdvance;
    const raised = base.maxY + outlines.unitsPerEm * GAP - mark.minY;
    return { x: Math.round(middle), y: isAbove ? Math.max(0, Math.round(raised)) : 0 };
  });
}

/** The letters of SVG paths for the commands of an outline. */
const LETTERS = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;

/** A piece of an outline: its letter in SVG paths, and the places in mm to which it goes and by which its curve bends. */
export interface GlyphCommand {
  readonly letter: (typeof LETTERS)[keyof typeof LETTERS];
  /** Right and down in turn. */
  readonly places: readonly number[];
}

/**
 * The outlines of a line of text in mm, for machines that know no fonts.
 * @param at where its baseline begins
 * @param size in points
 */
export function glyphCommands(text: string, file: FontFile, at: Point, size: number): GlyphCommand[] {
  const { embedded: font } = faceOf(file);
  const { glyphs, positions } = font.layout(text);
  const unit = mmOf(size) / font.unitsPerEm;
  let x = 0;
  return glyphs.flatMap(({ path }, i) => {
    const { xAdvance, xOffset, yOffset } = positions[i]!;
    const [left, up] = [x + xOffset, yOffset];
    x += xAdvance;
    return path.commands.map(({ command, args }) => ({
      letter: LETTERS[command as keyof typeof LETTERS],
      places: args.map((value, a) => {
        const mm = a % 2 === 0 ? at.x + (left + value) * unit : at.y - (up + value) * unit;
        return Math.round(mm * 1000) / 1000;
      }),
    }));
  });
}

/** The same as the data of an SVG path. */
export function glyphOutlines(...wanted: Parameters<typeof glyphCommands>): string {
  return glyphCommands(...wanted)
    .map(({ letter, places }) => letter + places.join(' '))
    .join('');
}
