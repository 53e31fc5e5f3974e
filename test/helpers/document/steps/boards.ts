import { parseLine } from '../../../../src/domino/notation.ts';
import type { Setup } from '../../../../src/domino/puzzle.ts';

/**
 * Small boards on which the ladder uses each technique, in each of its wordings. The number is that of the step, counted from
 * 1. All have exactly one solution, except the one for the locked square, which such boards never need.
 */
const LINES: readonly (readonly [line: string, step: number])[] = [
  ['omnibus 2 0111/2022/2010', 1],
  ['omnibus 2 2222/0100/0111', 3],
  ['omnibus 2 2221/0021/0110', 2],
  ['omnibus 2 2011/2022/0011', 2],
  ['omnibus 2 2221/0021/0110', 1],
  ['omnibus 3 22223/00110/32310/33101', 1],
  ['omnibus 2 1110/2220/0021', 1],
  ['omnibus 3 03202/01112/33103/12203', 1],
  ['omnibus 2 2011/2022/0011', 1],
  ['omnibus 3 11210/23330/20320/11320', 1],
  ['omnibus 3 13322/20030/23111/13200', 2],
  ['omnibus 3 00122/32330/01223/01113', 2],
  ['omnibus 3 33013/21223/20132/10100', 3],
  ['omnibus 3 11000/23231/33031/02122', 5],
  ['omnibus 3 03311/22000/32221/01331', 2],
  ['omnibus 3 20203/10331/13032/22011', 3],
  ['omnibus 4 410042/230041/441331/221332/021403', 3],
  ['omnibus 3 10022/32113/32203/00113', 1],
  ['omnibus 4 214423/110004/310224/233233/014401', 3],
  ['omnibus 4 003421/423400/413130/322101/221443', 4],
  ['omnibus 3 10021/30023/11222/33301', 3],
  ['omnibus 6 60142535/32642045/65226615/11310011/54224100/63355644/03304236', 7],
  ['omnibus 3 00330/22121/30121/10233', 2],
  ['omnibus 3 10223/23103/11003/03221', 4],
  ['omnibus 3 11222/30003/01123/03321', 3],
  ['omnibus 3 02103/32103/31032/20112', 5],
  ['omnibus 3 20112/31330/03210/22310', 4],
  ['omnibus 5 2344431/5031500/5533002/5442004/3124213/2115215', 10],
  ['omnibus 3 23110/03233/01200/22311', 4],
  ['omnibus 3 13221/00133/20112/33002', 2],
  ['omnibus 3 10022/32113/32203/00113', 2],
  ['omnibus 5 4411104/0255254/2433231/2554400/1213550/1303032', 4],
  ['omnibus 5 1530143/0032513/4411522/0024540/3133052/2155442', 2],
];

/** Each line of the list, parsed. */
export const BOARDS: readonly { readonly line: string; readonly setup: Setup; readonly step: number }[] =
  LINES.map(([line, step]) => ({ line, setup: parseLine(line), step }));
