/**
 * Boards for the double-six set with several solutions, each with their number, made with the composer of this program: the first
 * of 1500 from the seed `laying` with this number of solutions and the fewest touching groups. Their kinds and figures are those
 * that the book of 1921 tells of; it shows none. A test counts the solutions again.
 */
export const LAYING_TASKS = {
  'duett-7x8': [12, 'duett 6 54422441/53343321/06646626/04500316/54511310/50033550/22661122'],
  'duett-cross': [
    8,
    'duett 6 ...4336.../...4006.../2311664113/2355114553/0044043362/6622045562/...1552.../...1002...',
  ],
  'duett-star': [
    12,
    'duett 6 .....30...../.....30...../.....22...../....5536..../...200361.../115255001223/665633440113/...644260.../....4426..../.....45...../.....45...../.....11.....',
  ],
  'duett-border': [
    12,
    'duett 6 2255641650/4022641650/40......11/22......05/33......05/44......44/5321133661/5323300661',
  ],
  'duett-lighthouse': [
    12,
    'duett 6 ...11.../...66.../..4455../..1124../.224240./.334220./..6205../..6205../..0013../..3313../35066115/35044665',
  ],
  'quartett-7x8': [8, 'quartett 6 22220000/55551111/34163546/34163546/34163546/34163546/22220000'],
  'quadrat-4334': [2, 'quadrat 6 55661122/55661122/.443355./.443355./.114400./.114400./00662233/00662233'],
  'quadrat-545': [4, 'quadrat 6 6655332244/6655332244/.22003366./.22003366./1155441100/1155441100'],
  'quodlibet-7x8': [3, 'quodlibet 6 55554444/33330061/63440061/63442261/63222261/63225555/11110000'],
  'quodlibet-frame': [8, 'quodlibet 6 5555113333/6044110116/6044..0116/6033..0226/6033220226/5555224444'],
} as const satisfies Record<string, readonly [solutions: number, line: string]>;
