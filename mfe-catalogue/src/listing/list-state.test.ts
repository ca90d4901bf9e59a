import { filterName, productList, toggledOrder } from './list-state';

it('toggles between ascending and descending name order', () => {
  expect((['', '-name', 'name'] as const).map(toggledOrder)).toEqual(['-name', 'name', '-name']);
});

it('stores its facets under the names of their fields', () => {
  expect(['sector', 'Grade'].map(filterName)).toEqual(['sector', 'field.Grade']);
  expect(productList.write(productList.read(new URLSearchParams('sector=water&field.Grade=B&sort=-name')))).toBe(
    '?field.Grade=B&sector=water&sort=-name',
  );
});
