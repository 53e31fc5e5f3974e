import { expect } from 'vitest';
import type { KnownLanguage } from '../../languages.ts';
import type { FillingModel } from './filling-model.ts';
import { cellsIn, faultOf, followFilling, placeAt, writtenIn } from './filling-way.ts';

const C = '<cell>([^<]*)</cell>';
const PLACE = '<place>([^<]*)</place>';
const STONE = '<stone>([^<]*)</stone>';

type Claim =
  | 'three'
  | 'only'
  | 'last'
  | 'seal'
  | 'isSeal'
  | 'gap'
  | 'isGap'
  | 'noThree'
  | 'noDomino'
  | 'link'
  | 'linkTwice'
  | 'linkNone'
  | 'write'
  | 'strike'
  | 'one'
  | 'suppose'
  | 'follows'
  | 'end'
  | 'so'
  | 'notSo'
  | 'now'
  | 'nowLines';

/** Every sentence of a turning point in the numbers. */
const FORMS: Readonly<Record<KnownLanguage, Readonly<Record<Claim, RegExp>>>> = {
  en: {
    three: new RegExp(`^The cell ${C} fits into one three only: (.*)\\.$`),
    only: new RegExp(`^For the cell ${C} only the number (\\d+) is left\\.$`),
    last: /^The number (\d+) has only as many cells left as it still needs\.$/,
    seal: new RegExp(`^The domino ${STONE} has only one place left, ${PLACE}\\.$`),
    isSeal: /^It is a seal\.$/,
    gap: new RegExp(`^The cell ${C} can join only one neighbour\\.$`),
    isGap: new RegExp(`^It is a gap: a domino goes on ${PLACE}\\.$`),
    noThree: new RegExp(`^On the cell ${C} only a three of (.*) can lie\\.$`),
    noDomino: new RegExp(`^Every domino that can cover ${C} puts (.*) there\\.$`),
    link: new RegExp(`^The domino on ${PLACE} joins two threes\\.$`),
    linkTwice: /^A second one between them would be the same domino\.$/,
    linkNone: /^So none goes on (.*)\.$/,
    write: /^Write (.*)\.$/,
    strike: /^Cross out (.*)\.$/,
    one: /^So (.*) hold one number\.$/,
    suppose: new RegExp(`^Suppose that (\\d+) stands on ${C}\\.$`),
    follows: /^Then comes (.*)\.$/,
    end: /^Then (?:no (?:number|three) is left for the cell|the (?:cell|number|domino)) .*\.$/,
    so: /^That cannot be, so (.*) is certain\.$/,
    notSo: new RegExp(`^That cannot be, so (\\d+) is not on ${C}: now (.*)$`),
    now: /^(?:Now )?comes (.*)\.$/,
    nowLines: /^(?:Now )?steps? (\d+)(?: to (\d+))? leads? to (.*)\.$/,
  },
  de: {
    three: new RegExp(`^Das Feld ${C} passt nur noch in einen Dreier: (.*)\\.$`),
    only: new RegExp(`^Für das Feld ${C} bleibt nur die Zahl (\\d+)\\.$`),
    last: /^Für die Zahl (\d+) sind nur noch so viele Felder frei, wie sie braucht\.$/,
    seal: new RegExp(`^Dem Stein ${STONE} bleibt nur eine Stelle: ${PLACE}\\.$`),
    isSeal: /^Er ist ein Siegel\.$/,
    gap: new RegExp(`^Das Feld ${C} kann sich nur noch mit einem Nachbarn verbinden\\.$`),
    isGap: new RegExp(`^Es ist eine Lücke: Ein Stein liegt auf ${PLACE}\\.$`),
    noThree: new RegExp(`^Auf dem Feld ${C} kann nur ein Dreier mit (.*) liegen\\.$`),
    noDomino: new RegExp(`^Jeder Stein, der ${C} bedecken kann, bringt (.*) dorthin\\.$`),
    link: new RegExp(`^Der Stein auf ${PLACE} verbindet zwei Dreier\\.$`),
    linkTwice: /^Ein zweiter zwischen ihnen wäre derselbe Stein\.$/,
    linkNone: /^Also liegt keiner auf (.*)\.$/,
    write: /^Schreiben Sie (.*)\.$/,
    strike: /^Streichen Sie (.*)\.$/,
    one: /^Auf (.*) steht also dieselbe Zahl\.$/,
    suppose: new RegExp(`^Angenommen, auf ${C} steht (\\d+)\\.$`),
    follows: /^Dann kommt (.*)\.$/,
    end: /^Dann (?:bleib(?:t|en)|steht|läge) .*\.$/,
    so: /^Das kann nicht sein, also ist (.*) sicher\.$/,
    notSo: new RegExp(`^Das kann nicht sein, also steht keine (\\d+) auf ${C}: Jetzt (.*)$`),
    now: /^(?:Jetzt )?kommt (.*)\.$/,
    nowLines: /^(?:Jetzt )?führ(?:t Schritt|en die Schritte) (\d+)(?: bis (\d+))? zu (.*)\.$/,
  },
};

/** How a line says what two sentences of a turning point say: the technique, by the claim that names it. */
const AS_LINE: Readonly<Record<KnownLanguage, Readonly<Partial<Record<Claim, string>>>>> = {
  en: { noThree: 'threes that do not fit', noDomino: 'dominoes that do not fit' },
  de: { noThree: 'Dreier, die nicht passen', noDomino: 'Steine, die nicht passen' },
};

/**
 * Holds every sentence of a turning point against the board that the lines before it leave, by the text and the rules alone;
 * the last must end in a number that is certain.
 *
 * @param lines those of the way
 */
export function judgeFillingTurn(
  model: FillingModel,
  sentences: readonly string[],
  lines: readonly string[],
  language: KnownLanguage,
): void {
  const supposed = model.copy();
  const holds = (isTrue: boolean, text: string) => expect(isTrue, text).toBe(true);
  const cell = (name: string, on = model) => cellsIn(on, `<cell>${name}</cell>`, language)[0]!;
  const write = (deed: string, text: string) => {
    const written = writtenIn(model, deed, language, text);
    for (const [at, number] of written) expect([...model.numbersOf(at)], text).toEqual([number]);
  };
  let isCertain = false;
  let isSupposed: { readonly name: string; readonly number: number } | undefined;
  for (const text of sentences) {
    const [claim, match] = claimOf(text, language);
    const [, one = '', two = '', three = ''] = match;
    isCertain = false;
    switch (claim) {
      case 'three': {
        expect(model.threesOver(cell(one)), text).toEqual([cellsIn(model, two, language)]);
        model.sure = [...model.sure, model.threesOver(cell(one))[0]!];
        model.settle();
        break;
      }
      case 'only':
        expect([...model.numbersOf(cell(one))], text).toEqual([Number(two)]);
        break;
      case 'last': {
        const cells = model.setup.board.cells.filter((at) => model.numbersOf(at).has(Number(one)));
        expect(cells, text).toHaveLength(model.copies);
        for (const at of cells) model.keep(at, [Number(one)]);
        break;
      }
      case 'seal':
        followFilling(
          model,
          `<stone>${one}</stone> ${language === 'en' ? 'on' : 'auf'} <place>${two}</place>: ${language === 'en' ? 'seal' : 'Siegel'}`,
          language,
        );
        keepOnly(model, two);
        break;
      case 'gap':
        expect(model.placesOver(cell(one)), text).toHaveLength(1);
        break;
      case 'isGap':
        model.laid = [...model.laid, placeAt(model, one)];
        break;
      case 'noThree':
      case 'noDomino': {
        const only = language === 'en' ? `only ${two} on` : `nur ${two} auf`;
        const isOne = /^\d+$/.test(two);
        const deed = isOne
          ? `${two} ${language === 'en' ? 'on' : 'auf'} <cell>${one}</cell>`
          : `${only} <cell>${one}</cell>`;
        followFilling(model, `${deed}: ${AS_LINE[language][claim]}`, language);
        break;
      }
      case 'link':
        holds(model.laid.includes(placeAt(model, one)), text);
        break;
      case 'linkNone': {
        const link = /<place>.*?<\/place>/.exec(sentences[0]!)![0];
        const none = language === 'en' ? 'no domino on' : 'kein Stein auf';
        const name = language === 'en' ? 'second link' : 'zweite Verbindung';
        followFilling(model, `${none} ${one}: ${name}, ${link}`, language);
        break;
      }
      case 'one':
        holds(
          model.sure.some((each) => cellsIn(model, one, language).every((at, i) => each[i] === at)),
          text,
        );
        break;
      case 'write':
        write(one, text);
        isCertain = true;
        break;
      case 'strike':
        for (const [, numbers, name] of one.matchAll(/([\d, a-z]+?) (?:on|auf) <cell>([^<]*)<\/cell>/g)) {
          for (const [number] of numbers!.matchAll(/\d+/g)) {
            holds(!model.numbersOf(cell(name!)).has(Number(number)), text);
          }
        }
        break;
      case 'suppose': {
        const [number, name] = language === 'en' ? [one, two] : [two, one];
        holds(supposed.numbersOf(cell(name)).has(Number(number)), text);
        isSupposed = { name, number: Number(number) };
        supposed.write(cell(name), Number(number));
        supposed.settle();
        break;
      }
      case 'follows':
        for (const step of one.split('; ')) followFilling(supposed, step, language);
        break;
      case 'end':
        holds(faultOf(supposed) !== undefined, text);
        holds(namesFault(supposed, text, language), text);
        break;
      case 'so': {
        const { name, number } = isSupposed!;
        model.keep(
          cell(name),
          [...model.numbersOf(cell(name))].filter((other) => other !== number),
        );
        write(one, text);
        isCertain = true;
        break;
      }
      case 'notSo': {
        const { name, number } = isSupposed!;
        expect([two, Number(one)], text).toEqual([name, number]);
        model.keep(
          cell(name),
          [...model.numbersOf(cell(name))].filter((other) => other !== number),
        );
        model.settle();
        ending(three, text);
        break;
      }
      case 'now':
      case 'nowLines':
        ending(text, text);
        break;
      case 'isSeal':
      case 'linkTwice':
        break;
    }
  }
  expect(isCertain, sentences.at(-1)).toBe(true);

  /** What follows at once is a line of its own; otherwise the lines are followed that are named, and the next gives it. */
  function ending(rest: string, text: string): void {
    const [claim, [, one = '', two, three = '']] = claimOf(rest, language);
    if (claim === 'now') {
      followFilling(model, one, language);
    } else {
      expect(claim, text).toBe('nowLines');
      const last = Number(two ?? one);
      for (let line = Number(one); line <= last; line++) followFilling(model, lines[line - 1]!, language);
      if ([...writtenIn(model, three, language, text)].some(([at]) => !model.known.has(at))) {
        followFilling(model, lines[last]!, language);
      }
      for (const [at, number] of writtenIn(model, three, language, text)) {
        expect([...model.numbersOf(at)], text).toEqual([number]);
      }
    }
    isCertain = true;
  }
}

/** The cells of a seal can hold what the domino there shows, and nothing else. */
function keepOnly(model: FillingModel, name: string): void {
  const place = placeAt(model, name);
  const both = model.dominoesOn(place);
  const fits = both.filter(
    ([a, b]) => model.numbersOf(place.first).has(a) && model.numbersOf(place.second).has(b),
  );
  const isOne = (pair: readonly [number, number]) => pair[0] !== pair[1] || fits.length === 1;
  const ways = fits.filter(isOne);
  model.keep(
    place.first,
    ways.map(([a]) => a),
  );
  model.keep(
    place.second,
    ways.map(([, b]) => b),
  );
}

function claimOf(text: string, language: KnownLanguage): readonly [Claim, RegExpExecArray] {
  const forms = Object.entries(FORMS[language]) as [Claim, RegExp][];
  const found = forms.flatMap(([claim, form]) => {
    const match = form.exec(text);
    return match ? [[claim, match] as const] : [];
  });
  const [first] = found;
  if (!first) throw new Error(`no form fits "${text}"`);
  return first;
}

/** Whether the cell, number or domino that is named is one of which nothing is left, or too much. */
function namesFault(model: FillingModel, text: string, language: KnownLanguage): boolean {
  const [cell] = cellsIn(model, text, language);
  const stone = /<stone>(\d+):(\d+)/.exec(text);
  if (stone) {
    const [low, high] = [Number(stone[1]), Number(stone[2])];
    const places = model.placesOfDomino(low, high);
    const lying = model.laid.filter(({ first, second }) => {
      const shown = [model.numberOn(first), model.numberOn(second)];
      return (
        model.known.has(first) &&
        model.known.has(second) &&
        Math.min(...shown) === low &&
        Math.max(...shown) === high
      );
    });
    return places.length === 0 || lying.length > 1;
  }
  if (cell !== undefined) {
    return (
      model.numbersOf(cell).size === 0 ||
      model.threesOver(cell).length === 0 ||
      model.placesOver(cell).length === 0
    );
  }
  const number = Number(/\d+/.exec(text)![0]);
  const cells = model.setup.board.cells.filter((at) => model.numbersOf(at).has(number));
  return cells.length < model.copies || model.standing(number) > model.copies;
}
