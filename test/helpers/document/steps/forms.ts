import type { MessageId } from '../../../../src/words/messages.ts';

/**
 * What each message of a step claims, whatever its wording in a language, and the role of each of its values: a domino S, a
 * cell C or N, a place P, a domino or cell X, a domino on a place B or D, a number n, m or k; `s` marks a list of them.
 */
export const CLAIMS = {
  'step-strike': [['strike', { Bs: 'spots' }]],
  'step-strike-stone': [['strikeOne', { S: 'stone', n: 'numeral', Ps: 'places' }]],
  'step-strike-many': [['strikeMany', { n: 'numeral', Bs: 'spots' }]],
  'step-seal': [['hasOne', { S: 'stone', P: 'place' }]],
  'step-seal-derived': [['hasOneLeft', { S: 'stone', P: 'place' }]],
  'step-gap-large': [
    ['cutOff', { P: 'place' }],
    ['largeGap', { S: 'stone' }],
  ],
  'step-gap-small': [
    ['oneNeighbour', { C: 'cell' }],
    ['smallGap', { S: 'stone', P: 'place' }],
  ],
  'step-equal-neighbours': [
    ['coveredOnly', { C: 'cell', Ps: 'places' }],
    ['allShow', { n: 'numeral', S: 'stone' }],
    ['soNowhere', { S: 'stone', C: 'cell' }],
  ],
  'step-fixed-cell': [
    ['liesOnly', { S: 'stone', Ps: 'places' }],
    ['allUse', { n: 'numeral', C: 'cell' }],
    ['soNoOther', { S: 'stone', C: 'cell' }],
  ],
  'step-overlap': [
    ['liesOnly', { S: 'stone', Ps: 'places' }],
    ['overlaps', { Ps: 'struck', S: 'stone' }],
  ],
  'step-duplicate-wish': [['wishes', { C: 'cell', B: 'spot', Bs: 'spots' }]],
  'step-duplicate-alone': [['neededTwice', { S: 'stone', N: 'neighbour', C: 'cell' }]],
  'step-duplicate-shared': [['bothNeedOneGone', { N: 'neighbour', S: 'stone' }]],
  'step-duplicate-apart': [['bothNeed', { P: 'struck', S: 'stone' }]],
  'step-odd-area': [['oddPart', { P: 'struck', n: 'numeral', C: 'cell' }]],
  'step-matching': [['matched', { n: 'numeral', Cs: 'cells', Ns: 'neighbours' }]],
  'step-set': [
    ['allHold', { n: 'numeral', Cs: 'cells', k: 'number' }],
    ['noneTwo', {}],
  ],
  'step-set-with-double': [
    ['allHold', { n: 'numeral', Cs: 'cells', k: 'number' }],
    ['onlyDouble', { S: 'double' }],
  ],
  'step-set-mixed': [['noneTwoOf', { n: 'numeral', Cs: 'cells' }]],
  'step-set-share': [['share', { m: 'numeral', Ss: 'stones' }]],
  'step-set-double-takes-two': [
    ['oneFewer', { n: 'numeral', Ss: 'stones' }],
    ['soTwo', { S: 'double' }],
  ],
  'step-set-double-needed': [
    ['asMany', { n: 'numeral', Ss: 'stones' }],
    ['without', { S: 'double' }],
  ],
  'step-stone-lies': [['liesOnly', { S: 'stone', Ps: 'places' }]],
  'step-cell-belongs': [['belongs', { C: 'cell', Bs: 'spots' }]],
  'step-set-hidden': [['useThese', { n: 'numeral', Cs: 'cells' }]],
  'step-locked-square': [['within', { Cs: 'cells' }]],
  'step-chain-cases': [
    ['twoCases', {}],
    ['firstCase', { Bs: 'first' }],
    ['secondCase', { Bs: 'second' }],
  ],
  'step-chain-stone-twice': [['twice', { S: 'stone', P: 'place', P2: 'other' }]],
  'step-chain-cell-twice': [['sameCell', { B: 'spot', D: 'other', C: 'cell' }]],
  'step-chain-first-fails': [['notFirst', {}]],
  'step-chain-cell-starved': [['leavesNone', { X: 'cell' }]],
  'step-chain-stone-starved': [['leavesNone', { X: 'stone' }]],
  'step-chain-not-stone': [['notStone', { B: 'spot', S: 'stone', P: 'place' }]],
  'step-chain-not-cell': [['notCell', { B: 'spot', D: 'other', C: 'cell' }]],
  'step-chain-case-stone': [['inCase', { S: 'stone', P: 'place' }]],
  'step-chain-case-cell': [['inCase', { D: 'spot', C: 'cell' }]],
  'step-chain-either': [['eitherWay', { B: 'spot' }]],
  'step-trial': [['suppose', { S: 'stone', P: 'place' }]],
  'step-trial-gap': [['thenGap', { C: 'cell', S: 'stone', P: 'place' }]],
  'step-trial-seal': [['thenSeal', { S: 'stone', P: 'place' }]],
  'step-trial-stone-starved': [['thenNone', { S: 'stone' }]],
  'step-trial-cell-starved': [['thenHole', { C: 'cell' }]],
  'step-trial-fails': [['cannotBe', {}]],
  'step-trial-lay-all': [['layAll', {}]],
  'step-trial-inner': [['supposeAlso', { S: 'stone', P: 'place' }]],
  'step-trial-inner-fails': [['innerFails', { S: 'stone', P: 'place' }]],
} as const satisfies Partial<
  Record<MessageId, readonly (readonly [claim: string, values: Readonly<Record<string, string>>])[]>
>;

export type Telling = keyof typeof CLAIMS;
export type Claim = (typeof CLAIMS)[Telling][number][0];
