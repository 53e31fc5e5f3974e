/**
 * The completion of 8 x 9 with the fewest numbers that is known: its board filled, and the cells that are given
 * (docs/theorems.md). Two solvers have proved that it has no other filling.
 */
export const FEWEST = {
  filling: '036667773/035551113/036200043/206255542/206233342/207774442/777555111/444666111',
  givens: [4, 5, 9, 11, 20, 22, 31, 34, 44, 58, 67, 69],
};
