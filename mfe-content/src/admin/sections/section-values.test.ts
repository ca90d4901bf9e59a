import { emptyItem, toSectionBody, toSectionValues } from './section-values';

test('an entry keeps what belongs to the kind of its section and is filled in', () => {
  const values = {
    ...toSectionValues(),
    kind: 'timeline' as const,
    heading: 'Timeline',
    items: [{ ...emptyItem(), years: '2005-2006', text: ' The first stream ', bgColor: '#0F3D4C', unit: 'km' }],
  };
  expect(toSectionBody(values).items).toEqual([{ years: '2005-2006', text: 'The first stream', bgColor: '#0F3D4C' }]);
});

test('a kind without entries sends none of their fields', () => {
  const values = { ...toSectionValues(), kind: 'clients' as const, items: [{ ...emptyItem(), title: 'left over' }] };
  expect(toSectionBody(values).items).toEqual([]);
});
