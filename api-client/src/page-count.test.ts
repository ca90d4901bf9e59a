import { pageCountOf } from './page-count';

it('has at least one page', () => {
  expect([0, 9, 10, 27].map((total) => pageCountOf(total, 9))).toEqual([1, 1, 2, 3]);
});
