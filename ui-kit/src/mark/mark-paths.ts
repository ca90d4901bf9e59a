/**
 * The three streams on a 40 × 40 grid, from the inner to the outer one, as the centre lines of strokes of width 4.6.
 */
export const markPaths = {
  inner: 'M28 4v13c0 9 3 16 9 16',
  middle: 'M17 4v9c0 12 5 20 16 20',
  outer: 'M6 4v9c0 12 8 20 20 20h11',
};
