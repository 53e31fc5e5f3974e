/*
 * How fast the engine's two inner loops are in C: dealing (src/compose/deal.ts without a lean) and the proof that there
 * is no second solution (src/solve/exact-cover.ts and cover.ts), the same algorithms step by step, so that both must give
 * the same boards and the same answers. Full rectangles only. Written for the bench; nothing else uses it.
 *
 *   reference deal LAYOUTS BOARDS           writes the numbers of so many boards, one byte for each cell
 *   reference prove LAYOUTS BOARDS NUMBERS  writes one byte for each board: 1 if it has one solution
 *
 * LAYOUTS: 32-bit words: rows, columns, range, the four words of state with which the generator starts, and for each board
 * and each of its cells the other half's cell. NUMBERS is what dealing wrote.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_NUMBERS = 22, MAX_CELLS = 22 * 23, MAX_DOMINOES = MAX_CELLS / 2, MAX_PLACES = 2 * MAX_CELLS };
enum { MAX_ITEMS = MAX_CELLS + MAX_DOMINOES };
enum { ONE = 1 << 16, TWO = 2 * ONE, NUMBER = ONE - 1 };
enum { HEAD = 7 };
enum { MAX_MISSES = 8, MAX_SETBACKS = 6, LOOK_AHEAD_FROM = 12 };

static int rows, columns, range, cells, dominoes, items, places;
static int domino_of[MAX_NUMBERS][MAX_NUMBERS];

/* Chance: src/random.ts */

static uint32_t state[4];

static uint32_t rotate_left(uint32_t bits, int by) { return bits << by | bits >> (32 - by); }

static uint32_t next(void) {
  uint32_t scrambled = rotate_left(state[1] * 5, 7) * 9, shifted = state[1] << 9;
  state[2] ^= state[0];
  state[3] ^= state[1];
  state[1] ^= state[2];
  state[0] ^= state[3];
  state[2] ^= shifted;
  state[3] = rotate_left(state[3], 11);
  return scrambled;
}

static uint32_t below(uint32_t bound) {
  uint32_t bits = next();
  if (bits < bound) {
    uint32_t unfair = -bound % bound;
    while (bits < unfair) bits = next();
  }
  return bits % bound;
}

/* Dealing: src/compose/deal.ts */

static const int32_t *key;
static int numbers[MAX_CELLS];
static int low[MAX_DOMINOES], high[MAX_DOMINOES], pile[MAX_DOMINOES], cell_of[MAX_DOMINOES], firsts[MAX_DOMINOES];

static int domino_on(int a, int b) { return domino_of[numbers[a]][numbers[b]]; }

static int are_neighbours(int a, int b) {
  int less = a < b ? a : b, more = a < b ? b : a;
  return more - less == columns || (more - less == 1 && more % columns > 0);
}

static int pair_turns(int domino, int a, int b, int c, int d) {
  if (numbers[a] == numbers[d] || numbers[b] == numbers[c]) return 1;
  int e = cell_of[domino_on(a, c)], g = cell_of[domino_on(b, d)];
  if (e < 0 || g < 0) return 0;
  int f = key[e], h = key[g];
  if (f - e != h - g || !are_neighbours(e, g)) return 0;
  int beside = domino_on(c, d), one = domino_on(e, g), other = domino_on(f, h);
  return (one == domino && other == beside) || (one == beside && other == domino);
}

static int three_turn(int a, int b, int c, int d, int e, int f) {
  int one = domino_on(a, b), two = domino_on(c, d), three = domino_on(e, f), first = domino_on(b, c);
  if (first != one && first != two && first != three) return 0;
  int second = domino_on(d, e);
  if (second == first || (second != one && second != two && second != three)) return 0;
  return domino_on(f, a) == one + two + three - first - second;
}

static int fits_across(int domino, int left) {
  int column = left % columns, right = left + 1, up = left - columns, up_right = up + 1;
  if (up < 0) return 1;
  if (key[up] == up_right) {
    if (pair_turns(domino, left, right, up, up_right)) return 0;
    int before = left - 1, up_before = up - 1, after = right + 1, up_after = up_right + 1;
    if (column > 0 && key[up_before] == before && three_turn(before, up_before, up, up_right, right, left)) return 0;
    return !(column + 2 < columns && key[up_after] == after && three_turn(left, right, after, up_after, up_right, up));
  }
  int top = up - columns, top_right = top + 1;
  return !(key[up] == top && key[up_right] == top_right && three_turn(up, top, top_right, up_right, right, left));
}

static int fits_upright(int domino, int upper, int lower) {
  int upper_left = upper - 1, lower_left = lower - 1;
  if (upper % columns == 0 || key[upper_left] != lower_left) return 1;
  if (pair_turns(domino, upper, lower, upper_left, lower_left)) return 0;
  int up = upper - columns, up_left = up - 1;
  return !(up >= 0 && key[up] == up_left && three_turn(lower_left, upper_left, up_left, up, upper, lower));
}

static int fits(int domino, int first, int second) {
  return second == first + 1 ? fits_across(domino, first) : fits_upright(domino, first, second);
}

static int lays(int domino, int turned, int first, int second) {
  int one = turned ? high[domino] : low[domino], other = turned ? low[domino] : high[domino];
  numbers[first] = one;
  numbers[second] = other;
  if (fits(domino, first, second)) return 1;
  numbers[first] = other;
  numbers[second] = one;
  return fits(domino, first, second);
}

static int lay_one(int first, int second, int left) {
  for (int misses = 0; misses < MAX_MISSES; misses++) {
    uint32_t drawn = below(2 * left);
    int best = drawn >> 1, domino = pile[best];
    if (!lays(domino, drawn & 1, first, second)) continue;
    pile[best] = pile[left - 1];
    pile[left - 1] = domino;
    cell_of[domino] = first;
    return 1;
  }
  numbers[first] = numbers[second] = -1;
  return 0;
}

static int deal(void) {
  for (int i = 0; i < dominoes; i++) pile[i] = i, cell_of[i] = -1;
  for (int i = 0; i < cells; i++) numbers[i] = -1;
  for (int cell = 0, i = 0; cell < cells; cell++) if (key[cell] > cell) firsts[i++] = cell;
  for (int laid = 0, setbacks = 0; laid < dominoes;) {
    if (lay_one(firsts[laid], key[firsts[laid]], dominoes - laid)) {
      laid++;
      continue;
    }
    if (++setbacks > MAX_SETBACKS) return 0;
    for (int back = laid < setbacks ? laid : setbacks; back > 0; back--) {
      int first = firsts[--laid], second = key[first];
      cell_of[domino_on(first, second)] = -1;
      numbers[first] = numbers[second] = -1;
    }
  }
  return 1;
}

/* The exact cover: src/solve/exact-cover.ts */

static int first_item[MAX_PLACES], second_item[MAX_PLACES], domino_item[MAX_PLACES];
static int tally[MAX_ITEMS], tally_of_cells[MAX_CELLS], from[MAX_ITEMS], to[MAX_ITEMS], single[MAX_ITEMS];
static int covering[3 * MAX_PLACES], trail[MAX_PLACES], closed, singles;
static uint8_t is_open[MAX_PLACES];

static void build_cover(void) {
  int end = 0;
  for (int cell = 0; cell < cells; cell++) {
    if ((cell + 1) % columns) first_item[places] = cell, second_item[places++] = cell + 1;
    if (cell + columns < cells) first_item[places] = cell, second_item[places++] = cell + columns;
  }
  for (int cell = 0; cell < cells; cell++) {
    from[cell] = end;
    for (int place = 0; place < places; place++) {
      if (first_item[place] != cell && second_item[place] != cell) continue;
      covering[end++] = place;
      tally_of_cells[cell] = (tally_of_cells[cell] + ONE) ^ place;
    }
    to[cell] = end;
  }
}

static void load(void) {
  memset(is_open, 1, places);
  memcpy(tally, tally_of_cells, cells * sizeof *tally);
  memset(tally + cells, 0, dominoes * sizeof *tally);
  closed = singles = 0;
  for (int place = 0; place < places; place++) {
    int domino = cells + domino_on(first_item[place], second_item[place]);
    domino_item[place] = domino;
    tally[domino] = (tally[domino] + ONE) ^ place;
  }
  int end = 2 * places;
  for (int domino = cells; domino < items; domino++) {
    from[domino] = to[domino] = end;
    end += tally[domino] >> 16;
  }
  for (int place = 0; place < places; place++) covering[to[domino_item[place]]++] = place;
}

static int take_off(int item, int place) {
  int left = tally[item] = (tally[item] - ONE) ^ place;
  if (left < TWO) single[singles++] = item;
  return left >= ONE;
}

static int close_place(int place) {
  is_open[place] = 0;
  trail[closed++] = place;
  int a = take_off(first_item[place], place), b = take_off(second_item[place], place);
  return take_off(domino_item[place], place) && a && b;
}

static int leave(int item, int place) {
  if (tally[item] < TWO) return 1;
  for (int k = from[item]; k < to[item]; k++) {
    int other = covering[k];
    if (other != place && is_open[other] && !close_place(other)) return 0;
  }
  return 1;
}

static int settle(int place) {
  return leave(first_item[place], place) && leave(second_item[place], place) && leave(domino_item[place], place);
}

static int propagate(void) {
  while (singles > 0) if (!settle(tally[single[--singles]] & NUMBER)) return 0;
  return 1;
}

static int assume(int place) { return settle(place) && propagate(); }

static int drop(int place) { return close_place(place) && propagate(); }

static void undo(int mark) {
  singles = 0;
  while (closed > mark) {
    int place = trail[--closed];
    is_open[place] = 1;
    tally[first_item[place]] = (tally[first_item[place]] ^ place) + ONE;
    tally[second_item[place]] = (tally[second_item[place]] ^ place) + ONE;
    tally[domino_item[place]] = (tally[domino_item[place]] ^ place) + ONE;
  }
}

static int begin(void) {
  for (int item = 0; item < items; item++) {
    if (tally[item] < ONE) return 0;
    if (tally[item] < TWO) single[singles++] = item;
  }
  return propagate();
}

/* The proof: src/solve/cover.ts */

static int planted[MAX_ITEMS], assumed[MAX_DOMINOES], marks[MAX_DOMINOES];
static uint8_t is_planted[MAX_PLACES];

static int open_place(int item, int except) {
  for (int k = from[item];; k++) if (is_open[covering[k]] && covering[k] != except) return covering[k];
}

static int fewest_choices(void) {
  int best = -1, fewest = 1 << 15;
  for (int item = 0; item < items && fewest > 2; item++) {
    int choices = tally[item] >> 16;
    if (choices > 1 && choices < fewest) best = item, fewest = choices;
  }
  return best;
}

static int fewest_choices_lost(int mark) {
  int best = -1, fewest = 1 << 15;
  for (int i = mark; i < closed && fewest > 2; i++) {
    int place = trail[i];
    if (!is_planted[place]) continue;
    int covered[3] = {first_item[place], second_item[place], domino_item[place]};
    for (int k = 0; k < 3; k++) {
      int choices = tally[covered[k]] >> 16;
      if (choices > 1 && choices < fewest) best = covered[k], fewest = choices;
    }
  }
  return best;
}

static int decide(int depth, int item) {
  assumed[depth] = open_place(item, -1);
  marks[depth] = closed;
  return assume(assumed[depth]);
}

static int revoke(int depth) {
  undo(marks[depth]);
  return drop(assumed[depth]);
}

static int telling;

static int settled_by(int place) {
  int mark = closed, holds = assume(place), settled = closed - mark;
  undo(mark);
  return holds ? settled : -1;
}

static int looks_possible(int mark) {
  int most = telling = -1;
  for (int i = closed - 1; i >= mark; i--) {
    int lost = trail[i];
    if (!is_planted[lost]) continue;
    int covered[3] = {first_item[lost], second_item[lost], domino_item[lost]};
    for (int k = 0; k < 3; k++) {
      if (tally[covered[k]] >> 16 != 2) continue;
      int one = open_place(covered[k], -1), other = open_place(covered[k], one);
      int of_one = settled_by(one), of_other = settled_by(other);
      if (of_one < 0 || of_other < 0) {
        if (of_one == of_other || !drop(of_one < 0 ? one : other)) return 0;
        most = telling = -1;
        i = closed;
        break;
      }
      if (of_one * of_other > most) most = of_one * of_other, telling = covered[k];
    }
  }
  return 1;
}

static int completes(int mark) {
  int looks_ahead = range >= LOOK_AHEAD_FROM;
  for (int depth = 0;;) {
    int possible = !looks_ahead || looks_possible(mark);
    if (possible) {
      int item = looks_ahead && telling >= 0 ? telling : fewest_choices_lost(mark);
      if (item < 0) return 1;
      possible = decide(depth++, item);
    }
    while (!possible) {
      if (depth == 0) return 0;
      possible = revoke(--depth);
    }
  }
}

static int most_telling(void) {
  int best = -1, most = -1;
  for (int item = 0; item < items; item++) {
    if (tally[item] >> 16 != 2) continue;
    int place = open_place(item, planted[item]), settled = settled_by(place);
    if (settled < 0) drop(place);
    else if (settled > most) best = item, most = settled;
  }
  return best >= 0 && tally[best] >> 16 == 2 ? best : fewest_choices();
}

static void plant(void) {
  for (int place = 0; place < places; place++) {
    is_planted[place] = key[first_item[place]] == second_item[place];
    if (is_planted[place])
      planted[first_item[place]] = planted[second_item[place]] = planted[domino_item[place]] = place;
  }
}

static int is_only_solution(void) {
  load();
  if (!begin()) return 0;
  plant();
  for (;;) {
    int item = range < LOOK_AHEAD_FROM ? fewest_choices() : most_telling();
    if (item < 0) return 1;
    int place = open_place(item, planted[item]), mark = closed;
    if (assume(place) && completes(mark)) return 0;
    undo(mark);
    drop(place);
  }
}

/* Files in and out */

static void *read_whole(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file || fseek(file, 0, SEEK_END)) exit(2);
  long size = ftell(file);
  void *bytes = malloc(size);
  rewind(file);
  if (fread(bytes, 1, size, file) != (size_t)size) exit(2);
  fclose(file);
  return bytes;
}

int main(int count, char **arguments) {
  if (count < 4) return 2;
  int proves = strcmp(arguments[1], "prove") == 0;
  const int32_t *layouts = read_whole(arguments[2]);
  const uint8_t *dealt = proves ? read_whole(arguments[4]) : NULL;
  rows = layouts[0], columns = layouts[1], range = layouts[2];
  int boards = atoi(arguments[3]);
  cells = rows * columns, dominoes = cells / 2, items = cells + dominoes;
  for (int b = 0, domino = 0; b <= range; b++)
    for (int a = 0; a <= b; a++, domino++) domino_of[a][b] = domino_of[b][a] = domino, low[domino] = a, high[domino] = b;
  build_cover();
  size_t width = proves ? 1 : cells;
  uint8_t *answers = malloc(boards * width);
  memcpy(state, layouts + HEAD - 4, sizeof state);
  for (int board = 0; board < boards; board++) {
    key = layouts + HEAD + (size_t)board * cells;
    if (proves) {
      for (int i = 0; i < cells; i++) numbers[i] = dealt[(size_t)board * cells + i];
      answers[board] = is_only_solution();
    } else {
      if (!deal()) memset(numbers, 0, sizeof numbers);
      for (int i = 0; i < cells; i++) answers[board * width + i] = numbers[i];
    }
  }
  fwrite(answers, width, boards, stdout);
  return 0;
}
