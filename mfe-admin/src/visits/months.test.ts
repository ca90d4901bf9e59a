import { monthAfter, readMonth } from './months';

it.each([
  ['2025-12', '2025-12'],
  ['2025-13', '2026-01'],
  ['2027-01', '2026-01'],
  ['<b>', '2026-01'],
  [null, '2026-01'],
])('reads the month %s of an address as %s', (calls, month) => {
  expect(readMonth(calls, '2026-01')).toBe(month);
});

it('steps from one month to the next across the end of a year', () => {
  expect([monthAfter('2025-12', 1), monthAfter('2026-01', -1)]).toEqual(['2026-01', '2025-12']);
});
