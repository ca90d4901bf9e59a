import { readPageNumber } from './page-number';

test.each([
  [null, 1],
  ['2', 2],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['many', 1],
  ['1e9', 1],
])('an address with the page %s means page %i', (value, page) => expect(readPageNumber(value)).toBe(page));
