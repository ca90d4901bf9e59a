import { offersOf } from './slot-source';

const remotes = [
  { name: 'a', slots: [{ name: 'home.band', expose: './slots/late', order: 20 }] },
  {
    name: 'b',
    slots: [
      { name: 'home.band', expose: './slots/early', order: 10 },
      { name: 'other', expose: './slots/x' },
    ],
  },
];

test('offers for a slot are sorted by their order, regardless of their remotes', () => {
  expect(offersOf(remotes, 'home.band').map(({ expose }) => expose)).toEqual(['./slots/early', './slots/late']);
});

test('a slot without offers is empty', () => {
  expect(offersOf(remotes, 'missing')).toEqual([]);
});
