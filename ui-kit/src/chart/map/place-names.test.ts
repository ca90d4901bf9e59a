import { placeNames } from './place-names';

test('a name is beside its mark: before it in the west, after it in the east', () => {
  expect(
    placeNames(
      [
        { x: 30, y: 20 },
        { x: 70, y: 20 },
      ],
      4,
    ),
  ).toEqual([
    { x: 28, y: 20, side: 'before', led: false },
    { x: 72, y: 20, side: 'after', led: false },
  ]);
});

test('names of marks that are close together are in a column around them, in the order of the marks', () => {
  const names = placeNames(
    [
      { x: 30, y: 51 },
      { x: 28, y: 50 },
      { x: 31, y: 49 },
    ],
    4,
  );
  expect(names).toEqual([
    { x: 22.5, y: 54, side: 'before', led: true },
    { x: 22.5, y: 50, side: 'before', led: true },
    { x: 22.5, y: 46, side: 'before', led: true },
  ]);
});

test('no two names on a side overlap, however the marks lie', () => {
  const marks = [10, 11, 11.5, 19, 20, 22, 22, 40].map((y, index) => ({ x: 20 + index, y }));
  const heights = placeNames(marks, 4)
    .map(({ y }) => y)
    .sort((a, b) => a - b);
  for (const [index, y] of heights.slice(1).entries())
    expect(y - (heights[index] ?? 0)).toBeGreaterThanOrEqual(4 - 1e-9);
});
