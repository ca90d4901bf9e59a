import { arrangeItems, servedItems } from './arrange-items';
import { listAddress } from 'api-client';
import { differences, fieldLabel, readableValue, textRuns } from './differences';

const items = [
  { name: 'Valve 10', kind: 'part', weight: 4 },
  { name: 'Valve 9', kind: 'part', weight: null },
  { name: 'Amine', kind: 'fluid', weight: 90 },
];
const arrangement = {
  searchText: (item: (typeof items)[number]) => item.name,
  sortValues: {
    name: (item: (typeof items)[number]) => item.name,
    weight: (item: (typeof items)[number]) => item.weight,
  },
  filters: { kind: (item: (typeof items)[number], value: string) => item.kind === value },
  pageSize: 2,
};
const list = listAddress({ sorts: ['', 'name', 'weight', '-weight'], filters: { kind: 'one' } });
const shown = (address: string) => arrangeItems(items, arrangement, list.read(new URLSearchParams(address)));

/** The rows of all pages. */
const everything = (address: string) => [...shown(address).rows, ...shown(`${address}&page=2`).rows];

test('search requires every word, whatever its case', () => {
  expect(shown('search=VALVE 10').rows.map(({ name }) => name)).toEqual(['Valve 10']);
});

test('numbers sort by value, and empty values sort last in both directions', () => {
  expect(everything('sort=name').map(({ name }) => name)).toEqual(['Amine', 'Valve 9', 'Valve 10']);
  expect(everything('sort=weight').map(({ weight }) => weight)).toEqual([4, 90, null]);
  expect(everything('sort=-weight').map(({ weight }) => weight)).toEqual([90, 4, null]);
});

test('a filter narrows the list and a page beyond the last shows the last', () => {
  expect(shown('kind=fluid')).toMatchObject({ found: 1, pageCount: 1 });
  expect(shown('page=9')).toMatchObject({ page: 2, pageCount: 2, rows: [{ name: 'Amine' }] });
  expect(shown('page=x').page).toBe(1);
});

test('a page of the server is shown unchanged, and a page beyond the last leads to the last one', () => {
  expect(servedItems(['a', 'b'], 7, 2, 3)).toEqual({ rows: ['a', 'b'], found: 7, page: 3, pageCount: 4 });
  expect(servedItems([], 7, 2, 5)).toMatchObject({ page: 4 });
  expect(servedItems([], 0, 2, 1)).toMatchObject({ page: 1, pageCount: 1 });
});

test('differences name the field in words and are readable text', () => {
  expect(fieldLabel('contactEmail')).toBe('Contact email');
  expect(readableValue('<p>One</p><p>Two</p>')).toBe('One\nTwo');
  expect(readableValue('2026-12-24T10:00')).toBe('24 December 2026, 10:00');
  expect(
    differences({ title: 'A', version: 1, tags: ['x'] }, { title: 'B', version: 2, tags: ['x'] }, { title: 'Heading' }),
  ).toEqual([{ field: 'title', label: 'Heading', before: 'A', after: 'B' }]);
});

test('a changed address or format of a rich text is a difference too', () => {
  const [chart, stored] = [
    { title: 'T', unit: 'bar' },
    { unit: 'bar', title: 'T' },
  ];
  expect(differences({ charts: [chart] }, { charts: [stored] })).toEqual([]);
  const of = (before: string, after: string) => differences({ text: before }, { text: after });
  expect(of('<p>A &amp; B</p>', '<p>A &amp; <a href="/c">B</a></p>')).toEqual([
    { field: 'text', label: 'Text', before: 'A & B', after: 'A & B (/c)' },
  ]);
  expect(of('<img src="/a.webp" alt="Rig">', '<img src="/b.webp" alt="Rig">')).toMatchObject([
    { before: '[Rig: /a.webp]', after: '[Rig: /b.webp]' },
  ]);
  expect(of('<p>A</p>', '<p><strong>A</strong></p>')).toMatchObject([{ before: 'A', after: '<strong>A</strong>' }]);
  expect(of('a < b', 'a < b ')).toEqual([]);
  expect(of('<ul><li><b>A</b></li></ul>', '<ul><li><p><strong>A</strong></p></li></ul>')).toEqual([]);
});

test('a text difference marks the words that changed', () => {
  expect(textRuns('one two three', 'one four three')).toEqual([
    { kind: 'same', text: 'one ' },
    { kind: 'removed', text: 'two ' },
    { kind: 'added', text: 'four ' },
    { kind: 'same', text: 'three' },
  ]);
});

test('shows an empty, unchanged or entirely different text as a whole', () => {
  expect(textRuns('', 'one two')).toEqual([{ kind: 'added', text: 'one two' }]);
  expect(textRuns('one two', '')).toEqual([{ kind: 'removed', text: 'one two' }]);
  expect(textRuns('one two', 'one two')).toEqual([{ kind: 'same', text: 'one two' }]);
  expect(textRuns('', '')).toEqual([]);
  const [long, other] = ['a', 'b'].map((word) => Array.from({ length: 5_000 }, (_, at) => `${word}${at}`).join(' '));
  expect(textRuns(long ?? '', other ?? '')).toEqual([
    { kind: 'removed', text: long },
    { kind: 'added', text: other },
  ]);
});

test('marks a few changes in a text of any length', () => {
  const words = Array.from({ length: 20_000 }, (_, at) => `word${at} `);
  const runs = textRuns(words.join(''), words.with(9_999, 'changed ').join(''));
  expect(runs.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same']);
});
