import type { NewsItem } from 'api-client';
import { filterNews, newsAddress, newsCategories, newsYears, readNewsChoice } from './news-filter';

const item = (change: Partial<NewsItem>): NewsItem => ({
  _id: 'n',
  createdAt: '',
  updatedAt: '',
  version: 1,
  status: 'published',
  publishAt: null,
  slug: 's',
  title: 'Title',
  summary: '',
  content: '',
  image: '',
  imageAlt: '',
  category: 'Company',
  source: '',
  sourceUrl: '',
  author: '',
  date: '2026-01-01',
  pinned: false,
  ...change,
});
const all = [
  item({ title: 'Résumé of the year', date: '2025-12-31' }),
  item({ title: '100% recovered', category: 'Projects' }),
  item({ title: 'Plain', summary: 'Desalination for villages', category: 'Projects', date: '2024-03-01' }),
];
const nothing = { search: '', category: '', year: '', page: 1 };

test('an address becomes a choice and back', () => {
  const choice = { search: 'sun & sea', category: 'Projects', year: '2025', page: 2 };
  expect(readNewsChoice(new URL(newsAddress(choice), 'http://site').searchParams)).toEqual(choice);
  expect(newsAddress(nothing)).toBe('/news');
  expect(readNewsChoice(new URLSearchParams('page=-3')).page).toBe(1);
});

test('search looks at every word, without regard to case and accents', () => {
  expect(filterNews(all, { ...nothing, search: 'resume YEAR' })).toEqual([all[0]]);
  expect(filterNews(all, { ...nothing, search: 'villages desalination' })).toEqual([all[2]]);
});

test('signs of a pattern are letters', () => {
  expect(filterNews(all, { ...nothing, search: '100%' })).toEqual([all[1]]);
  expect(filterNews(all, { ...nothing, search: '.*' })).toEqual([]);
  expect(filterNews(all, { ...nothing, search: '_' })).toEqual([]);
});

test('category and year narrow the list', () => {
  expect(filterNews(all, { ...nothing, category: 'Projects' })).toEqual([all[1], all[2]]);
  expect(filterNews(all, { ...nothing, category: 'Projects', year: '2024' })).toEqual([all[2]]);
  expect(newsCategories(all)).toEqual(['Company', 'Projects']);
  expect(newsYears(all)).toEqual(['2026', '2025', '2024']);
});
