import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dominoesOf, makeDomino } from '../../../src/domino/dominoes.ts';
import type { Deal } from '../../../src/games/deal.ts';
import { replayGame } from '../../../src/games/sperrdomino.ts';
import { parseGame } from '../../../src/games/written.ts';
import { adviceFor } from '../../../src/parts/games/deal-advice.ts';
import { makeDealLine, parseDealLine } from '../../../src/parts/games/deal-line.ts';
import { boughtIn, type DealScene, resultIn, roundWinner } from '../../../src/parts/games/play/match.ts';
import { laidBy } from '../../../src/parts/sperrdomino/play/scene.ts';
import { faultOf } from '../../helpers/fault.ts';
import { dealSession, playedDeal } from '../../helpers/play/deals.ts';
import { playWordsOf } from '../../helpers/play/words.ts';

const seed = fc.stringMatching(/^[a-z]{1,6}$/);
const chance = fc.infiniteStream(fc.nat());

/** A deal in the notation of `docs/games.md`. */
function written(start: DealScene, made: readonly { turn: string; scene: DealScene }[]): string {
  const hand = (player: 'A' | 'B') => start.deal.hands[player].dominoes.map(makeDomino).join(' ');
  const rows: string[] = [];
  let bought = '';
  made.forEach(({ turn }, i) => {
    const { deal } = i === 0 ? start : made[i - 1]!.scene;
    const count = boughtIn(turn);
    if (count > 0) {
      bought += deal.pile
        .slice(0, count)
        .map((one) => `+${makeDomino(one)} `)
        .join('');
      return;
    }
    rows.push(`${deal.player}: ${bought}${laid(turn, deal)}`);
    bought = '';
  });
  // A final purchase can lock the chain.
  if (bought) rows.push(`${made.at(-1)!.scene.deal.player}: ${bought}pass`);
  const { winner, points } = resultIn(made.at(-1)!.scene);
  const score = winner ? `${winner === 'you' ? 'A' : 'B'} ${points}` : 'nobody';
  const talon = start.deal.talon.map(makeDomino).join(' ');
  return [`hand A: ${hand('A')}`, `hand B: ${hand('B')}`, `talon: ${talon}`, ...rows, `score: ${score}`].join(
    '\n',
  );
}

/** The number that touches the line is written first. */
function laid(turn: string, { line }: Deal): string {
  const parts = laidBy(turn);
  if (!parts) return 'pass';
  const [low, high] = parts.domino.split(':');
  const at = parts.side === 'left' ? line[0]?.[0] : line.at(-1)?.[1];
  return at === undefined || String(at) === low ? `${low}:${high}` : `${high}:${low}`;
}

describe('a deal', () => {
  it('keeps to the rules and scores as the referee has it, whatever the player does', () => {
    fc.assert(
      fc.property(seed, chance, (text, drawn) => {
        const { match } = dealSession(text);
        const made = playedDeal(match, () => drawn.next().value);
        const replay = replayGame(parseGame(written(match.start, made)));
        const { hands } = made.at(-1)!.scene;
        expect(replay.moves.at(-1)!.after.hands.A.dominoes).toHaveLength(hands.own.length);
      }),
      { numRuns: 3 },
    );
  });

  it('holds each domino once, and comes from its seed', () => {
    const { hands, pile, talon } = dealSession('a').match.start.deal;
    const all = [...hands.A.dominoes, ...hands.B.dominoes, ...pile, ...talon].map(makeDomino);
    expect(all.toSorted()).toEqual(dominoesOf(6).map(makeDomino).toSorted());
    expect(makeDealLine('a')).toBe('sperrdomino deal 183mr0q');
    expect(hands.A.dominoes.map(makeDomino).join(' ')).toBe('3:5 2:5 0:3 0:6 1:2 3:4 0:0');
  });

  it('is followed by one that its winner begins, and a round ends at 100 points', () => {
    fc.assert(
      fc.property(seed, (text) => {
        const { match } = dealSession(text);
        let scene = match.start;
        for (let deals = 0; deals < 12; deals++) {
          const before = scene.score;
          while (!scene.isOver) {
            const [lay, ...others] = match.deedsOf(scene);
            scene = scene.mine
              ? (laidBy(lay!.turn) ? lay! : (others.at(-1) ?? lay!)).scene
              : match.answers(scene).at(-1)!.scene;
          }
          const { you, other } = scene.score;
          expect(you === before.you || other === before.other).toBe(true);
          const [next] = match.deedsOf(scene);
          if (you > before.you) expect(next!.scene.mine).toBe(true);
          if (other > before.other) expect(next!.scene.mine).toBe(false);
          expect(next!.scene.score).toEqual(roundWinner(scene.score) ? { you: 0, other: 0 } : scene.score);
          scene = next!.scene;
        }
      }),
      { numRuns: 1 },
    );
  });
});

describe('the program', () => {
  it('does the same whatever is in the hand that it does not see, and in the pile that it does not touch', () => {
    fc.assert(
      fc.property(seed, chance, (text, drawn) => {
        const { match } = dealSession(text);
        let scene = match.start;
        while (!scene.isOver) {
          if (!scene.mine) {
            const turn = match.answers(scene)[0]!.turn;
            const { hands, pile, talon } = scene.deal;
            // A purchase depends on the pile. For any other move, all hidden dominoes are exchanged, and the move must stay the
            // same.
            if (boughtIn(turn) === 0) {
              const hidden = [...hands.A.dominoes, ...pile, ...talon].reverse();
              const other: Deal = {
                ...scene.deal,
                hands: { ...hands, A: { dominoes: hidden.slice(0, hands.A.dominoes.length), unseen: 0 } },
                pile: hidden.slice(hands.A.dominoes.length, hidden.length - talon.length),
                talon: hidden.slice(hidden.length - talon.length),
              };
              expect(match.answers({ ...scene, deal: other })[0]!.turn).toBe(turn);
            }
          }
          const allowed = scene.mine ? match.deedsOf(scene) : match.answers(scene);
          scene = allowed[scene.mine ? drawn.next().value % allowed.length : 0]!.scene;
        }
      }),
      { numRuns: 3 },
    );
  });

  it.each([
    ['by chance', { seed: 1, numRuns: 4 }, 3],
    // Once the player has passed, the dominoes that would have fitted are known to be in the talon.
    ['of a player who passed', { seed: 138883483, path: '7', numRuns: 1 }, 0],
    // With other limits, a later table can take more searching than an earlier one.
    ['of a game that was near the limit', { seed: 37752760, path: '2', numRuns: 1 }, 0],
  ])('is sure of no less after each of its moves, once it has looked all through: %s', (_, run, least) => {
    let looked = 0;
    fc.assert(
      fc.property(seed, chance, (text, drawn) => {
        const { match } = dealSession(text);
        let sure = -Infinity;
        const scenes = [
          match.start,
          ...playedDeal(match, () => drawn.next().value).map(({ scene }) => scene),
        ];
        for (const { mine, isOver, deal, score } of scenes) {
          if (isOver && sure > 0) expect(score.other).toBeGreaterThanOrEqual(sure);
          const canLay = match.deedsOf({ ...scenes[0]!, mine, deal }).some(({ turn }) => laidBy(turn));
          if (mine || isOver || deal.stock > 0 || !canLay) continue;
          const advice = adviceFor({
            line: deal.line,
            own: deal.hands.B.dominoes,
            stock: 0,
            lacks: deal.lacks.A,
          });
          if (advice.by === 'rule') continue;
          looked++;
          expect(advice.choices[0]!.worth).toBeGreaterThanOrEqual(sure);
          sure = advice.choices[0]!.worth;
        }
      }),
      run,
    );
    expect(looked).toBeGreaterThan(least);
  });

  it('goes by its rule as long as dominoes can be bought', () => {
    const own = ['0:1', '1:1', '1:4', '2:6', '4:6'].map((name) => {
      const [low, high] = name.split(':').map(Number);
      return { low: low!, high: high! };
    });
    // After 1:4 at the 1 on the right, 4:6, 1:1 (on the left) and 0:1 fit; after 1:1 only 0:1 and 1:4.
    const advice = adviceFor({
      line: [
        [1, 5],
        [5, 1],
      ],
      own,
      stock: 3,
      lacks: [],
    });
    expect(advice).toMatchObject({ by: 'rule', lay: { domino: { low: 1, high: 4 }, at: 1 }, fits: 3 });
  });
});

describe('what is said', () => {
  it('tells what is hidden, what is bought, and the end', () => {
    const { session, say } = dealSession('a');
    expect(session.speech.hidden(session.scene)).toBe(
      'Ben holds 7 dominoes that you do not see. 12 can be bought. You begin: any of yours will do.',
    );
    expect(say({ ask: 'fits' }, { ask: 'points' }, { ask: 'deal' })).toEqual([
      'You begin: any of yours will do.',
      'The round: you 0, Ben 0. Your hand: 34 pips.',
      'This deal is not over yet.',
    ]);
    expect(say({ ask: 'hint' }, { ask: 'more' }, { ask: 'do' })).toEqual([
      'The program would begin with 0:3: then 4 of your others fit, and none is better by its rule. M for more. D does it.',
      'As long as dominoes can be bought, nothing is sure.',
      'You begin with 0:3. Ben places 3:6 on the right. The ends are 0 and 6.',
    ]);
    expect(say({ ask: 'buy' })).toEqual(['You buy 2:4. The ends are 0 and 6.']);
    say({ ask: 'undo' });
    while (!session.scene.isOver) say({ ask: 'hint' }, { ask: 'do' });
    expect(say({ ask: 'last' }, { ask: 'rest' }, { ask: 'deal' })).toEqual([
      'Last move: You place 0:0 on the left. Your hand is empty. You score 40. The round: you 40, Ben 0. N deals again.',
      'Ben holds 1:1, 1:4, 1:6, 2:4, 4:4 and 6:6, together 40 pips. The talon: 4:5 and 0:2.',
      'Deal 2. You begin: any of yours will do.',
    ]);
  });

  it('can lead through a deal by hints alone', () => {
    fc.assert(
      fc.property(seed, (text) => {
        const { session, say } = dealSession(text);
        for (let moves = 0; !session.scene.isOver; moves++) {
          expect(moves).toBeLessThan(60);
          const [said] = say({ ask: 'hint' }, { ask: 'do' }).slice(1);
          if (said === playWordsOf('en').text('play-nothing-to-do')) say({ ask: 'pass' });
        }
      }),
      { numRuns: 3 },
    );
  });
});

it.each([
  'sperrdomino deal ',
  'sperrdomino deal A',
  'sperrdomino deals a',
  `sperrdomino deal ${'a'.repeat(21)}`,
])('a line of deals is not read from the line %s', (line) => {
  expect(faultOf(() => parseDealLine(line)).message).toBe('this is no game of Sperrdomino');
});
