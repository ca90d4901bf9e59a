import { chosenValues, isNarrowed, listAddress, listQuery, toggleValue } from './list-address';

const list = listAddress({
  sorts: ['', 'name', '-name'],
  filters: { 'field.*': 'many', sector: 'many', state: ['open', 'closed'], year: /^20\d\d$/, tag: 'one' },
});
const read = (query: string) => list.read(new URLSearchParams(query));

it('reads what it writes, and writes each state as one address', () => {
  const query =
    '?search=amine&field.A=1&field.B=y&field.B=x&sector=water&state=open&year=2025&tag=rig&sort=-name&page=3';
  expect(list.write(read(query))).toBe(query);
  expect(list.write(read('field.B=y&page=3&sector=water&field.A=1'))).toBe('?field.A=1&field.B=y&sector=water&page=3');
  expect(list.write(read(''))).toBe('');
});

it.each([
  ...['page=0', 'page=-1', 'page=x', 'page=1.5', 'page=100001', 'page=1', 'sort=price', 'search=+', 'sector='],
  ...['state=gone', 'year=1999', `sector=${'x'.repeat(201)}`, 'foo=bar'],
])('ignores %s', (query) => {
  expect(read(query)).toEqual(read(''));
});

it('reads no more than the server takes, and nothing but text from a form', () => {
  expect(read(`search=${'x'.repeat(300)}`).search).toHaveLength(200);
  const many = Array.from({ length: 60 }, (_, at) => `sector=${at}`).join('&');
  expect(read(many).filters.sector).toHaveLength(50);
  const form = new FormData();
  form.set('state', new File([], 'open'));
  form.set('tag', ' rig ');
  expect(list.read(form).filters).toEqual({ tag: 'rig' });
});

it('keeps the parameters of other purposes', () => {
  expect(list.write({ ...read(''), page: 2 }, new URLSearchParams('kind=a&search=b&page=9&field.A=1'))).toBe(
    '?kind=a&page=2',
  );
});

it('toggles a value, goes back to the first page and keeps the other values', () => {
  const on = toggleValue(read('sector=water&page=4'), 'sector', 'oil');
  expect([on.page, on.filters]).toEqual([1, { sector: ['water', 'oil'] }]);
  expect(chosenValues(toggleValue(on, 'sector', 'water'))).toEqual([{ name: 'sector', value: 'oil' }]);
  expect(toggleValue(read('sector=water'), 'sector', 'water').filters).toEqual({});
  const ignoringCase = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  expect(toggleValue(read('sector=water'), 'sector', 'Water', ignoringCase).filters).toEqual({});
});

it('makes the query of a call', () => {
  expect(listQuery(read(''))).toEqual({ page: 1 });
  expect(listQuery(read('search=a&state=open&sort=name'))).toEqual({
    search: 'a',
    state: 'open',
    sort: 'name',
    page: 1,
  });
  expect(['', 'page=2', 'search=a', 'tag=b'].map((query) => isNarrowed(read(query)))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
