import type { ChartShape } from './charts';
import { chartMistake, readChart } from './read-chart';

it('reads rows as a spreadsheet copies them, and as people type them', () => {
  expect(readChart('line', 'Year\tPeople\n2024\t1,690\t\n2025\t12,34,567.5\r\n\n2026;−3 ')).toEqual({
    names: ['Year', 'People'],
    rows: [
      { label: '2024', value: 1690 },
      { label: '2025', value: 1_234_567.5 },
      { label: '2026', value: -3 },
    ],
  });
  expect(readChart('range', 'pH\t7\t6.5\t8').rows).toEqual([{ label: 'pH', value: 7, low: 6.5, high: 8 }]);
  expect(readChart('timeline', 'One river;2023\nWater;2011;2012').rows).toEqual([
    { label: 'One river', value: 2023 },
    { label: 'Water', value: 2011, high: 2012 },
  ]);
  expect(
    readChart('map', 'Place;Latitude;Longitude;Kind\nVadodara;22.307159;73.181219;Office\nQuito;-0.18;−78.47').rows,
  ).toEqual([
    { label: 'Vadodara', value: 22.307159, east: 73.181219, group: 'Office' },
    { label: 'Quito', value: -0.18, east: -78.47 },
  ]);
});

it.each<[ChartShape, string, string]>([
  [
    'line',
    '2024\t1\n2025\tabout 3',
    'Line 2: “about 3” is not a number. Write one such as 1,840 or 0.21, without its unit',
  ],
  ['line', '2024\t1\n2025\t54%', 'Line 2: “54%” is not a number. Write one such as 1,840 or 0.21, without its unit'],
  ['line', '2024\t1\n2025\t1,84', 'Line 2: “1,84” is not a number. Write one such as 1,840 or 0.21, without its unit'],
  ['bars', '2024\n2025\t2', 'Line 1: one column found, but a row has label, value'],
  [
    'line',
    '2024\t1\n2025\t1\t0',
    'Line 2: three columns found, but a row has label, value, and if you like lowest and highest',
  ],
  ['range', 'pH\t9\t6\t8', 'Line 1: the value must be between the lowest and the highest'],
  ['timeline', 'Water\t2012\t2011', 'Line 1: the end is before the beginning'],
  [
    'map',
    'Vadodara\t122.3\t73.2',
    'Line 1: the latitude must be between −90 and 90, and the longitude between −180 and 180',
  ],
  [
    'map',
    'Vadodara\t22.3',
    'Line 1: two columns found, but a row has place, latitude, longitude, and if you like kind',
  ],
  ['columns', '2024\t1\n2025\t-1', 'Line 2: a bar cannot be shorter than zero'],
  ['bars', '\t1', 'Line 1: the label is missing'],
  ['line', 'Year\tPeople\n2024\t1', 'Line 2: add one more row'],
  ['bars', '', 'Line 1: add one more row'],
  ['bars', 'a;1\n'.repeat(61), 'Line 61: there are 61 rows, but a chart shows at most 60'],
])('names the line of a %s that cannot be drawn, the cause and the remedy: %j', (shape, text, message) => {
  expect(chartMistake(shape, text)).toBe(message);
});
