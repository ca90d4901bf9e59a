import { newsAddress, newsList } from './news-filter';

test('converts an address to a filter and back', () => {
  const choice = { search: 'sun & sea', sort: '', page: 2, filters: { category: 'Projects', year: '2025' } } as const;
  expect(newsList.read(new URL(newsAddress(choice), 'http://site').searchParams)).toEqual(choice);
  expect(newsAddress({})).toBe('/news');
});

test.each(['abc', '20', '2025x', '0999', '9999'])('%s is not a year', (year) => {
  expect(newsList.read(new URLSearchParams({ year })).filters).toEqual({});
});
