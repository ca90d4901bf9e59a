import { compact, expand } from './compact-lists';

const throughJson = (value: unknown): unknown => expand(JSON.parse(JSON.stringify(compact(value))));

it.each<[string, unknown]>([
  [
    'a list of equal fields',
    [
      { _id: 'a', state: 'published', at: null },
      { _id: 'b', state: 'published', at: null },
    ],
  ],
  ['fields that only some have', [{ _id: 'a', alt: 'A pump' }, { _id: 'b' }, { _id: 'c', note: [1, { deep: true }] }]],
  [
    'lists in lists',
    [
      { name: 'x', parts: [{ n: 1 }, { n: 2 }] },
      { name: 'y', parts: [] },
    ],
  ],
  ['values that are equal and no plain ones', [{ roles: ['a'] }, { roles: ['a'] }]],
  ['empty objects, and a list of one', [[{}, {}], [{ only: 1 }], []]],
  ['items and others in one list', [{ a: 1 }, 2, null, [{ b: 1 }, { b: 2 }]]],
  ['an object that looks like a compact list', { '&': [['a'], [[1]], {}] }],
  ['a list of such', [{ '&': 1 }, { '&': { '&': [1] } }]],
  ['no object at all', ['text', 7, true, null]],
])('gives back %s as it was', (_, value) => {
  expect(throughJson(value)).toEqual(value);
});

it('says the names of fields, and what all items have in common, once', () => {
  const written = JSON.stringify(
    compact(Array.from({ length: 20 }, (_, at) => ({ name: `n${at}`, state: 'published' }))),
  );
  expect(written.match(/name|published/g)).toEqual(['name', 'published']);
});
