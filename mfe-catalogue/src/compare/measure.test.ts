import { measuresOf, readMeasure } from './measure';

it.each([
  ['0.99 g/cm³ at 20 °C', { low: 0.99, high: 0.99, unit: 'g/cm³' }],
  ['13,600 kg ±2 %', { low: 13_600, high: 13_600, unit: 'kg' }],
  ['−29 to 121 °C', { low: -29, high: 121, unit: '°C' }],
  ['4–20 mA with digital communication', { low: 4, high: 20, unit: 'mA' }],
  ['98 % above 5 µm', { low: 98, high: 98, unit: '%' }],
])('reads the measure of %s', (text, measure) => {
  expect(readMeasure(text)).toEqual(measure);
});

it.each([
  '',
  'DN 150',
  'Does not flash (aqueous)',
  '2,278 × 1,134 × 30 mm',
  'Up to 690 bar',
  '±55°',
  '10 ppm to 100 %',
])('finds no measure in “%s”', (text) => {
  expect(readMeasure(text)).toBeUndefined();
});

it('draws a row of numbers of one unit, with gaps for other texts', () => {
  const measures = measuresOf(['61 °C (closed cup)', 'Does not flash (aqueous)', '12 °C']);
  expect(measures?.map((measure) => measure?.high)).toEqual([61, undefined, 12]);
});

it.each([
  ['of several units', ['200 L drum', '25 kg sack']],
  ['with one number', ['24 months', 'Unlimited']],
  ['of equal numbers', ['24 months', '24 months in a dry place']],
])('does not draw a row %s', (_, values) => {
  expect(measuresOf(values)).toBeUndefined();
});
