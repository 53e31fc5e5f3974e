import type { MessageId } from '../../../../src/words/messages.ts';

/**
 * What each message of a step claims, whatever its wording in a language, and the role of each of its values: a domino S, a
 * cell C or N, a place P, a domino or cell X, a domino on a place B or D, a number n, m or k; `s` marks a list of them.
 */
export const CLAIMS = {
  'step-eliminate': [['eliminate', { Bs: 'spots' }]],
  'step-eliminate-domino': [['eliminateOne', { S: 'domino', n: 'numeral', Ps: 'places' }]],
  'step-eliminate-many': [['eliminateMany', { n: 'numeral', Bs: 'spots' }]],
  'step-seal': [['hasOne', { S: 'domino', P: 'place' }]],
  'step-seal-derived': [['hasOneLeft', { S: 'domino', P: 'place' }]],
  'step-gap-large': [
    ['cutOff', { P: 'place' }],
    ['largeGap', { S: 'domino' }],
  ],
  'step-gap-small': [
    ['oneNeighbour', { C: 'cell' }],
    ['smallGap', { S: 'domino', P: 'place' }],
  ],
  'step-equal-neighbours': [
    ['coveredOnly', { C: 'cell', Ps: 'places' }],
    ['allShow', { n: 'numeral', S: 'domino' }],
    ['soNowhere', { S: 'domino', C: 'cell' }],
  ],
  'step-fixed-cell': [
    ['liesOnly', { S: 'domino', Ps: 'places' }],
    ['allUse', { n: 'numeral', C: 'cell' }],
    ['soNoOther', { S: 'domino', C: 'cell' }],
  ],
  'step-overlap': [
    ['liesOnly', { S: 'domino', Ps: 'places' }],
    ['overlaps', { Ps: 'eliminated', S: 'domino' }],
  ],
  'step-duplicate-wish': [['wishes', { C: 'cell', B: 'spot', Bs: 'spots' }]],
  'step-duplicate-alone': [['neededTwice', { S: 'domino', N: 'neighbour', C: 'cell' }]],
  'step-duplicate-shared': [['bothNeedOneGone', { N: 'neighbour', S: 'domino' }]],
  'step-duplicate-apart': [['bothNeed', { P: 'eliminated', S: 'domino' }]],
  'step-odd-area': [['oddPart', { P: 'eliminated', n: 'numeral', C: 'cell' }]],
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
  'step-set-share': [['share', { m: 'numeral', Ss: 'dominoes' }]],
  'step-set-double-takes-two': [
    ['oneFewer', { n: 'numeral', Ss: 'dominoes' }],
    ['soTwo', { S: 'double' }],
  ],
  'step-set-double-needed': [
    ['asMany', { n: 'numeral', Ss: 'dominoes' }],
    ['without', { S: 'double' }],
  ],
  'step-domino-lies': [['liesOnly', { S: 'domino', Ps: 'places' }]],
  'step-cell-belongs': [['belongs', { C: 'cell', Bs: 'spots' }]],
  'step-set-hidden': [['useThese', { n: 'numeral', Cs: 'cells' }]],
  'step-locked-square': [['within', { Cs: 'cells' }]],
  'step-chain-cases': [
    ['twoCases', {}],
    ['firstCase', { Bs: 'first' }],
    ['secondCase', { Bs: 'second' }],
  ],
  'step-chain-domino-twice': [['twice', { S: 'domino', P: 'place', P2: 'other' }]],
  'step-chain-cell-twice': [['sameCell', { B: 'spot', D: 'other', C: 'cell' }]],
  'step-chain-first-fails': [['notFirst', {}]],
  'step-chain-cell-starved': [['leavesNone', { X: 'cell' }]],
  'step-chain-domino-starved': [['leavesNone', { X: 'domino' }]],
  'step-chain-not-domino': [['notDomino', { B: 'spot', S: 'domino', P: 'place' }]],
  'step-chain-not-cell': [['notCell', { B: 'spot', D: 'other', C: 'cell' }]],
  'step-chain-case-domino': [['inCase', { S: 'domino', P: 'place' }]],
  'step-chain-case-cell': [['inCase', { D: 'spot', C: 'cell' }]],
  'step-chain-either': [['eitherWay', { B: 'spot' }]],
  'step-trial': [['suppose', { S: 'domino', P: 'place' }]],
  'step-trial-gap': [['thenGap', { C: 'cell', S: 'domino', P: 'place' }]],
  'step-trial-seal': [['thenSeal', { S: 'domino', P: 'place' }]],
  'step-trial-domino-starved': [['thenNone', { S: 'domino' }]],
  'step-trial-cell-starved': [['thenHole', { C: 'cell' }]],
  'step-trial-fails': [['cannotBe', {}]],
  'step-trial-lay-all': [['layAll', {}]],
  'step-trial-inner': [['supposeAlso', { S: 'domino', P: 'place' }]],
  'step-trial-inner-fails': [['innerFails', { S: 'domino', P: 'place' }]],
} as const satisfies Partial<
  Record<MessageId, readonly (readonly [claim: string, values: Readonly<Record<string, string>>])[]>
>;

export type Telling = keyof typeof CLAIMS;
export type Claim = (typeof CLAIMS)[Telling][number][0];
