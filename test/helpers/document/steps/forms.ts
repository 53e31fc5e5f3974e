import type { KnownLanguage } from '../../languages.ts';

/**
 * Every sentence with which steps are told, by what it claims. In braces stand what `form` has patterns for: a stone S,
 * a cell C or N, a place P, a stone or cell X, a domino on a place B or D, a number n, m or k; with `s` a list of them.
 */
const ENGLISH = {
  hasOne: 'The domino {S} has only one place on the board, {P}.',
  isSeal: 'It is a seal.',
  hasOneLeft: 'The domino {S} has only one place left, {P}.',
  becameSeal: 'It is now a seal.',
  cutOff: 'The two cells {P} are cut off from all others.',
  largeGap: 'Each is a gap: the domino {S} goes there.',
  oneNeighbour: 'The cell {C} can join only one neighbour.',
  smallGap: 'It is a gap: the domino {S} goes on {P}.',
  coveredOnly: 'The cell {C} can be covered only on {Ps}.',
  bothShow: 'Both places show the domino {S}.',
  allShow: 'All {n} places show the domino {S}.',
  soNowhere: 'So {S} covers {C} and goes nowhere else.',
  liesOnly: 'The domino {S} can go only on {Ps}.',
  bothUse: 'Both places use the cell {C}.',
  allUse: 'All {n} places use the cell {C}.',
  soNoOther: 'So {S} covers {C}, and no other domino does.',
  overlaps: 'A domino on {Ps} would take a cell from each of these places and leave {S} no place.',
  wishes: 'The cell {C} belongs to {B}, or else to {Bs}.',
  neededTwice: 'If {S} took {N} but not {C}, then {C2} would need it a second time.',
  bothNeedOneGone: 'If {N} joined neither of them, both would need {S}, and no place of it covers both.',
  bothNeed: 'A domino on {P} would leave both of them only {S}, and no place of it covers both.',
  oddPart: 'A domino on {P} would cut off {n} cells from all others, {C} among them.',
  oddNumber: 'Dominoes cannot fill an odd number of cells.',
  matched: 'The {n} cells {Cs} can join only {m} neighbours between them: {Ns}.',
  needAll: 'So they need all of these, and no other cell joins one of them.',
  bothHold: 'The two cells {Cs} both hold the number {k}.',
  allHold: 'The {n} cells {Cs} all hold the number {k}.',
  noneBoth: 'No domino can cover both.',
  noneTwo: 'No domino can cover two of them.',
  noneTwoOf: 'No domino can cover two of the {n} cells {Cs}.',
  onlyDouble: 'Only the double {S} can cover two of them.',
  share: 'Between them they can take only the {m} dominoes {Ss}, so these go nowhere else.',
  oneFewer: 'Between them they have only the {n} dominoes {Ss}, one fewer than cells.',
  soTwo: 'So {S} covers two of them, and all these dominoes are used up here.',
  asMany: 'Between them they have only the {n} dominoes {Ss}.',
  without: 'Without {S} there would be one too few, so {S2} covers at least one of the cells.',
  useThese:
    'Each of these places uses at least one of the {n} cells {Cs}, so each domino takes exactly one of them.',
  within: 'All these places are within the four cells {Cs}.',
  filled: 'The two dominoes fill them, so no other domino uses any of the four.',
  belongs: 'The cell {C} belongs to {Bs}.',
  twoCases: 'So there are only two cases.',
  firstCase: 'First case: {Bs}.',
  secondCase: 'Second case: {Bs}.',
  twice: 'In the first case the domino {S} would be needed twice, on {P} and on {P2}.',
  sameCell: 'In the first case both {B} and {D} would take the cell {C}.',
  notFirst: 'So the first case cannot be.',
  leavesNone: 'The first case leaves the {cell|domino} {X} no place.',
  notStone: '{B} cannot be, because the domino {S} goes on {P}.',
  notCell: '{B} cannot be, because {D} takes the cell {C}.',
  either: 'In the first case {O}. In the second case {O2}.',
  eitherWay: 'So {B} is impossible either way.',
  suppose: 'Suppose that the domino {S} goes on {P}.',
  thenGap: 'Then the cell {C} can join only one neighbour, and {S} goes on {P}.',
  thenSeal: 'Then the domino {S} has only one place left, {P}.',
  thenNone: 'Then the domino {S} has no place left.',
  thenHole: 'Then the cell {C} has no neighbour left to join.',
  cannotBe: 'That cannot be.',
  layAll: 'Place every seal and gap that follows.',
  supposeAlso: 'Suppose also that the domino {S} goes on {P}.',
  innerFails: 'So {S} does not go on {P}.',
  strike: 'Cross out {Bs}.',
  strikeOne: 'Cross out {S} on {n} places: {Ps}.',
  strikeMany: 'Cross out {n} places: {Bs}.',
} as const;

export type Claim = keyof typeof ENGLISH;

const GERMAN: Readonly<Record<Claim, string>> = {
  hasOne: 'Der Stein {S} hat auf dem Brett nur eine Stelle: {P}.',
  isSeal: 'Er ist ein Siegel.',
  hasOneLeft: 'Für den Stein {S} bleibt nur noch eine Stelle: {P}.',
  becameSeal: 'Er ist jetzt ein Siegel.',
  cutOff: 'Die beiden Felder {P} sind von allen anderen abgeschnitten.',
  largeGap: 'Jedes ist eine Lücke: Dort liegt der Stein {S}.',
  oneNeighbour: 'Das Feld {C} kann sich nur noch mit einem Nachbarn verbinden.',
  smallGap: 'Es ist eine Lücke: Der Stein {S} liegt auf {P}.',
  coveredOnly: 'Das Feld {C} kann nur auf {Ps} bedeckt werden.',
  bothShow: 'Beide Stellen zeigen den Stein {S}.',
  allShow: 'Alle {n} Stellen zeigen den Stein {S}.',
  soNowhere: 'Also bedeckt {S} das Feld {C} und liegt nirgends sonst.',
  liesOnly: 'Der Stein {S} kann nur auf {Ps} liegen.',
  bothUse: 'Beide Stellen belegen das Feld {C}.',
  allUse: 'Alle {n} Stellen belegen das Feld {C}.',
  soNoOther: 'Damit ist {C} festgelegt: Nur {S} bedeckt es.',
  overlaps: 'Ein Stein auf {Ps} nähme jeder dieser Stellen ein Feld und ließe {S} keine Stelle.',
  wishes: 'Das Feld {C} gehört zu {B} oder sonst zu {Bs}.',
  neededTwice: 'Nähme {S} das Feld {N} ohne {C}, so bräuchte {C2} denselben Stein noch einmal.',
  bothNeedOneGone:
    'Nähme keines von beiden das Feld {N}, so bräuchten beide den Stein {S}, und keine Stelle von ihm bedeckt beide.',
  bothNeed: 'Ein Stein auf {P} ließe beiden nur den Stein {S}, und keine Stelle von ihm bedeckt beide.',
  oddPart: 'Ein Stein auf {P} schnitte {n} Felder von allen anderen ab, darunter {C}.',
  oddNumber: 'Steine füllen keine ungerade Zahl von Feldern, es bliebe ein Loch.',
  matched: 'Die {n} Felder {Cs} haben zusammen nur {m} Nachbarn, mit denen sie sich verbinden können: {Ns}.',
  needAll: 'Sie brauchen diese alle, und kein anderes Feld bekommt einen davon.',
  bothHold: 'Auf den beiden Feldern {Cs} steht die Zahl {k}.',
  allHold: 'Auf allen {n} Feldern {Cs} steht die Zahl {k}.',
  noneBoth: 'Kein Stein kann beide bedecken.',
  noneTwo: 'Kein Stein kann zwei davon bedecken.',
  noneTwoOf: 'Kein Stein kann zwei der {n} Felder {Cs} bedecken.',
  onlyDouble: 'Nur der Doppelstein {S} kann zwei davon bedecken.',
  share: 'Zusammen bleiben ihnen nur die {m} Steine {Ss}, also liegen diese nirgends sonst.',
  oneFewer: 'Zusammen haben sie nur die {n} Steine {Ss}, einen weniger als Felder.',
  soTwo: '{S} bedeckt also zwei von ihnen, und alle diese Steine sind hier verbraucht.',
  asMany: 'Zusammen haben sie nur die {n} Steine {Ss}.',
  without: 'Ohne {S} wäre es einer zu wenig, also bedeckt {S2} mindestens eines der Felder.',
  useThese:
    'Jede dieser Stellen belegt mindestens eines der {n} Felder {Cs}, also nimmt jeder Stein genau eines davon.',
  within: 'Alle diese Stellen liegen in den vier Feldern {Cs}.',
  filled: 'Die beiden Steine füllen sie, also kommt kein anderer Stein hinein.',
  belongs: 'Das Feld {C} gehört zu {Bs}.',
  twoCases: 'Es gibt also nur zwei Fälle.',
  firstCase: 'Erster Fall: {Bs}.',
  secondCase: 'Zweiter Fall: {Bs}.',
  twice: 'Im ersten Fall läge der Stein {S} zweimal, auf {P} und auf {P2}.',
  sameCell: 'Im ersten Fall belegten {B} und {D} beide das Feld {C}.',
  notFirst: 'Der erste Fall kann also nicht sein.',
  leavesNone: 'Der erste Fall lässt dem {Feld|Stein} {X} keine Stelle.',
  notStone: '{B} geht nicht, denn der Stein {S} liegt auf {P}.',
  notCell: '{B} geht nicht, denn {D} belegt das Feld {C}.',
  either: 'Im ersten Fall gilt: {O}. Im zweiten Fall gilt: {O2}.',
  eitherWay: 'So oder so ist {B} unmöglich.',
  suppose: 'Angenommen, der Stein {S} liegt auf {P}.',
  thenGap: 'Dann kann sich das Feld {C} nur noch mit einem Nachbarn verbinden, und {S} liegt auf {P}.',
  thenSeal: 'Dann bleibt dem Stein {S} nur noch eine Stelle: {P}.',
  thenNone: 'Dann bleibt dem Stein {S} keine Stelle.',
  thenHole: 'Dann bleibt dem Feld {C} kein Nachbar, es ist ein Loch.',
  cannotBe: 'Das kann nicht sein.',
  layAll: 'Legen Sie alle Siegel und Lücken, die daraus folgen.',
  supposeAlso: 'Angenommen, auch der Stein {S} liegt auf {P}.',
  innerFails: 'Also liegt {S} nicht auf {P}.',
  strike: 'Streichen Sie {Bs}.',
  strikeOne: 'Streichen Sie {S} auf {n} Stellen: {Ps}.',
  strikeMany: 'Streichen Sie {n} Stellen: {Bs}.',
};

/** Why a place is impossible in one of the cases of a chain: O in the sentences above. */
export const OBSTACLES = {
  en: { stone: form('the domino {S} goes on {P}'), cell: form('{D} takes the cell {C}') },
  de: { stone: form('der Stein {S} liegt auf {P}'), cell: form('{D} belegt das Feld {C}') },
} as const satisfies Record<KnownLanguage, Readonly<Record<'stone' | 'cell', RegExp>>>;

export const FORMS: Readonly<Record<KnownLanguage, readonly (readonly [Claim, RegExp])[]>> = {
  en: compiled(ENGLISH),
  de: compiled(GERMAN),
};

export const NUMERALS: Readonly<Record<KnownLanguage, readonly string[]>> = {
  en: [
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  de: [
    'null',
    'ein',
    'zwei',
    'drei',
    'vier',
    'fünf',
    'sechs',
    'sieben',
    'acht',
    'neun',
    'zehn',
    'elf',
    'zwölf',
  ],
};

function compiled(forms: Readonly<Record<Claim, string>>): [Claim, RegExp][] {
  return Object.entries(forms).map(([claim, text]) => [claim as Claim, form(text)]);
}

/** The pattern at the beginning of a text; a full stop in it is one, and a list may not reach over one. */
function form(text: string): RegExp {
  const stone = '<stone>\\d+:\\d+</stone>';
  const cell = '<cell>[a-z]+\\d+</cell>';
  const place = '<place>[a-z\\d ,]+</place>';
  const joint = '(?:, |; | and | or | to | und | oder | bis | on | auf )';
  const patterns: Readonly<Record<string, string>> = {
    S: stone,
    C: cell,
    N: cell,
    P: place,
    X: `(?:${stone}|${cell})`,
    B: `${stone} (?:on|auf) ${place}`,
    D: `${stone} (?:on|auf) ${place}`,
    Ss: `${stone}(?:${joint}${stone})*`,
    Cs: `${cell}(?:${joint}${cell})*`,
    Ns: `${cell}(?:${joint}${cell})*`,
    Ps: `${place}(?:${joint}${place})*`,
    Bs: `${stone}(?:${joint}(?:${stone}|${place}))+`,
    O: '[^.]+',
    n: '[a-zäöüß\\d]+',
    m: '[a-zäöüß\\d]+',
    k: '\\d+',
  };
  const source = text.replace(/[.|]/g, '\\$&').replace(/\{([^}]+)\}/g, (_, name: string) => {
    if (name.includes('|')) return `(?:${name.replaceAll('\\|', '|')})`;
    return `(?<${name}>${patterns[name.replace(/\d$/, '')]})`;
  });
  return new RegExp(`^${source}(?: |$)`);
}
