import type { Kind } from '../../domino/kinds.ts';

/**
 * Boards for the double-six set with several solutions, made with the composer of this program: the first of 1500 from
 * the seed `laying` with this number of solutions and the fewest touching groups. Their kinds and figures are those
 * that the book of 1921 tells of; it shows none. A test counts the solutions again.
 */
export const LAYING_TASKS = {
  'duett-7x8': {
    kind: 'duett',
    rows: '54422441/53343321/06646626/04500316/54511310/50033550/22661122',
    solutions: 12,
  },
  'duett-cross': {
    kind: 'duett',
    rows: '...4336.../...4006.../2311664113/2355114553/0044043362/6622045562/...1552.../...1002...',
    solutions: 8,
  },
  'duett-star': {
    kind: 'duett',
    rows: '.....30...../.....30...../.....22...../....5536..../...200361.../115255001223/665633440113/...644260.../....4426..../.....45...../.....45...../.....11.....',
    solutions: 12,
  },
  'duett-border': {
    kind: 'duett',
    rows: '2255641650/4022641650/40......11/22......05/33......05/44......44/5321133661/5323300661',
    solutions: 12,
  },
  'duett-lighthouse': {
    kind: 'duett',
    rows: '...11.../...66.../..4455../..1124../.224240./.334220./..6205../..6205../..0013../..3313../35066115/35044665',
    solutions: 12,
  },
  'quartett-7x8': {
    kind: 'quartett',
    rows: '22220000/55551111/34163546/34163546/34163546/34163546/22220000',
    solutions: 8,
  },
  'quadrat-4334': {
    kind: 'quadrat',
    rows: '55661122/55661122/.443355./.443355./.114400./.114400./00662233/00662233',
    solutions: 2,
  },
  'quadrat-545': {
    kind: 'quadrat',
    rows: '6655332244/6655332244/.22003366./.22003366./1155441100/1155441100',
    solutions: 4,
  },
  'quodlibet-7x8': {
    kind: 'quodlibet',
    rows: '55554444/33330061/63440061/63442261/63222261/63225555/11110000',
    solutions: 3,
  },
  'quodlibet-frame': {
    kind: 'quodlibet',
    rows: '5555113333/6044110116/6044..0116/6033..0226/6033220226/5555224444',
    solutions: 8,
  },
} as const satisfies Record<string, { kind: Kind; rows: string; solutions: number }>;

/** The set that all of them are laid with. */
export const LAYING_RANGE = 6;
