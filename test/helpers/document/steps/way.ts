import { expect } from 'vitest';
import type { Cell } from '../../../../src/domino/board.ts';
import { type Said, saidIn } from '../../told-words.ts';
import { exclude, type Model, type Spot, type Thing, uses } from './model.ts';

const MOST_SENTENCES = 6;
const MOST_WORDS = 25;

/** Sentences of a turning point are short, and few. */
export function expectShort(sentences: readonly string[], isFew = true): void {
  if (isFew) expect(sentences.length, sentences.join(' ')).toBeLessThanOrEqual(MOST_SENTENCES);
  for (const sentence of sentences) {
    const plain = sentence.replace(/<[^>]*>/g, '');
    expect(plain.split(' ').length, plain).toBeLessThanOrEqual(MOST_WORDS);
  }
}

/** Follows one more step, using only the values that its line shows and the rules of the game. */
export function follow(model: Model, line: string): void {
  const [{ id, shown }, ...others] = saidIn(line) as [Said];
  expect(others, line).toEqual([]);
  const technique = shown.technique && saidIn(shown.technique)[0]!.id;
  if (id === 'hint-line-lay' || id === 'hint-line-lay-at') {
    const isGap = id === 'hint-line-lay-at';
    if (technique) expect(technique, line).toBe(isGap ? 'technique-gap' : 'technique-seal');
    const [domino] = model.thingsIn(shown.domino!);
    const spots = model.of(isGap ? model.thingsIn(shown.where!)[0]! : domino!);
    expect(spots, line).toHaveLength(1);
    expect(spots[0]!.domino, line).toBe(domino);
    if (shown.place) expect(model.placesIn(shown.place), line).toEqual(spots);
    if (shown.cell) expect(uses(spots[0]!, model.thingsIn(shown.cell)[0]!), line).toBe(true);
    model.lay(spots[0]!);
    return;
  }
  expect(['hint-line-eliminate', 'hint-line-eliminate-at'], line).toContain(id);
  expect(technique, line).toMatch(/^technique-/);
  const eliminated = model.placesIn(shown.places!);
  expect(eliminated.length, line).toBeGreaterThan(0);
  const things = id === 'hint-line-eliminate' ? [] : model.thingsIn(shown.where!);
  for (const spot of eliminated) {
    expect(model.open.has(spot), line).toBe(true);
    expect(fails(model, spot, things), line).toBe(true);
  }
  model.close(...eliminated);
}

/** Whether no domino can lie on a place because these things, or anything at all if none is named, could not be covered. */
function fails(model: Model, spot: Spot, things: readonly Thing[]): boolean {
  const left = model.copy();
  left.lay(spot);
  if (things.length > 0) return !canCover(left, things, []);
  return hasOddPart(left) || leadsNowhere(left);
}

/** Whether all these cells and dominoes can be covered at once by places that do not exclude each other. */
function canCover(model: Model, [thing, ...others]: readonly Thing[], laid: readonly Spot[]): boolean {
  if (thing === undefined) return true;
  if (laid.some((spot) => uses(spot, thing))) return canCover(model, others, laid);
  return model
    .of(thing)
    .filter((spot) => !laid.some((other) => exclude(spot, other)))
    .some((spot) => canCover(model, others, [...laid, spot]));
}

/** Whether a connected area has an odd number of cells. */
function hasOddPart(model: Model): boolean {
  const seen = new Set<Cell>();
  return model.setup.board.cells.some((start) => {
    if (seen.has(start)) return false;
    const part = new Set([start]);
    for (const cell of part) for (const other of model.neighbours(cell)) part.add(other);
    for (const cell of part) seen.add(cell);
    return part.size % 2 === 1;
  });
}

/** Whether seals and gaps alone leave a cell or a domino without a place. */
function leadsNowhere(model: Model): boolean {
  const left = model.copy();
  left.layAll();
  return left.things.some((thing) => left.of(thing).length === 0);
}
