import { moveItem } from './move-item';

test('an item moves forth and back', () => {
  expect(moveItem(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moveItem(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
});

test('beyond the ends nothing moves', () => {
  const items = ['a', 'b'];
  expect(moveItem(items, 0, -1)).toBe(items);
  expect(moveItem(items, 1, 2)).toBe(items);
  expect(moveItem(items, 5, 0)).toBe(items);
});
