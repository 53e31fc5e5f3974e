import { create, type Font } from 'fontkit';
import type { FontFile } from './fonts.ts';
import { glyphCharacters } from './glyph-characters.ts';
import { checkGlyphs, drawableText, spelled } from './glyphs.ts';
import { glyphPlaces } from './loose-marks.ts';

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

/** A word as it is set, without the blank after it or with it. */
export interface SetWord {
  readonly glyphs: readonly SetGlyph[];
  /** In ems. */
  readonly width: number;
  /** The same word with a blank after it. */
  readonly spaced: SetWord;
}

/** A font that was opened. */
export interface Face {
  readonly font: Font;
  /**
   * The same font once more, to be embedded. A glyph keeps the character that it was first asked for, and a subset asks
   * for parts of glyphs without any: words set afterwards could no longer be read from a file.
   */
  readonly embedded: Font;
  /** A word, which may have a blank at its end. @throws CharacterError if the font lacks a character of it */
  word(word: string): SetWord;
  /**
   * Text is set word by word, each with the blank after it: nothing is kerned over a blank.
   *
   * @throws CharacterError as `word` does
   */
  words(text: string): readonly SetWord[];
}

/** What words are set with. */
type Opened = Pick<Face, 'font' | 'embedded'> & Pick<FontFile, 'bytes'>;

/** By their bytes: all editions of a book are set in the same fonts, and both reading one and setting a word take long. */
const OPENED = new WeakMap<Uint8Array, Face>();

/** The font of this file. */
export function faceOf(file: FontFile): Face {
  const opened = OPENED.get(file.bytes) ?? open(file);
  OPENED.set(file.bytes, opened);
  return opened;
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
    const { glyphs, width } = setWord({ font, embedded, bytes }, word, shared);
    const anew = new Word(word, glyphs, width, plainly);
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

/** The words of a text in print or in braille, each with the blank or the empty cell after it. */
function wordsIn(text: string): readonly string[] {
  if (!text.includes(' ') && !text.includes('\u2800')) return text === '' ? [] : [text];
  return text.match(/[^ \u2800]*[ \u2800]|[^ \u2800]+$/g) ?? [];
}

/** A word that is set; of what it was set with it holds nothing. */
class Word implements SetWord {
  readonly glyphs: readonly SetGlyph[];
  readonly width: number;
  readonly #word: string;
  readonly #other: (word: string) => SetWord;
  #spaced: SetWord | undefined;

  /** @param other sets another word in the same font */
  constructor(word: string, glyphs: readonly SetGlyph[], width: number, other: (word: string) => SetWord) {
    this.glyphs = glyphs;
    this.width = width;
    this.#word = word;
    this.#other = other;
  }

  get spaced(): SetWord {
    this.#spaced ??= this.#other(`${this.#word} `);
    return this.#spaced;
  }
}

/** @param shared the glyphs that were set so far: the same ones stand in many words */
function setWord(
  { font, embedded, bytes }: Opened,
  word: string,
  shared: Map<string, SetGlyph>,
): Pick<SetWord, 'glyphs' | 'width'> {
  const spelling = spelled(word, font);
  const layout = font.layout(drawableText(spelling, font));
  const { glyphs, positions, advanceWidth } = layout;
  const characters = glyphCharacters(
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
