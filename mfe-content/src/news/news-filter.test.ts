import { newsAddress, newsPageCount, readNewsChoice } from './news-filter';

const nothing = { search: '', category: '', year: '', page: 1 };

test('converts an address to a filter and back', () => {
  const choice = { search: 'sun & sea', category: 'Projects', year: '2025', page: 2 };
  expect(readNewsChoice(new URL(newsAddress(choice), 'http://site').searchParams)).toEqual(choice);
  expect(newsAddress(nothing)).toBe('/news');
  expect(readNewsChoice(new URLSearchParams('page=-3')).page).toBe(1);
});

test.each(['abc', '20', '2025x', '0999', '9999'])('%s is not a year', (year) => {
  expect(readNewsChoice(new URLSearchParams({ year })).year).toBe('');
});

test('shows nine news items on a page', () => {
  expect([0, 9, 10, 27].map(newsPageCount)).toEqual([1, 1, 2, 3]);
});
