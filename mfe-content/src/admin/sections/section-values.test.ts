import { emptyItem, toItems, toItemValues } from './section-values';

test('an entry keeps its id, by which its translations are found', () => {
  const items = [{ _id: 'e1', title: 'years' }];
  expect(toItems('figures', toItemValues(items))).toEqual(items);
});

test("an entry keeps the filled fields of its section's kind", () => {
  const items = [{ ...emptyItem(), years: '2005-2006', text: ' The first stream ', bgColor: '#0F3D4C', unit: 'km' }];
  expect(toItems('timeline', items)).toEqual([{ years: '2005-2006', text: 'The first stream', bgColor: '#0F3D4C' }]);
  expect(toItemValues(toItems('timeline', items))).toEqual([{ ...items[0], text: 'The first stream', unit: '' }]);
});

test('a kind without entries sends none of their fields', () => {
  expect(toItems('clients', [{ ...emptyItem(), title: 'left over' }])).toEqual([]);
});
