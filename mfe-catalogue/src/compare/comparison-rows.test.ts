import type { CustomField } from 'api-client';
import { product } from '../testing/product';
import { comparisonGroups, onlyDifferences } from './comparison-rows';

const field = (fieldName: string, fieldValue: string, fieldType: CustomField['fieldType'] = 'text') => ({
  ...{ fieldName, fieldType, fieldValue },
});

const one = product({
  customFields: [
    field('Packaging', 'Drum'),
    field('Grade', 'API'),
    field('Density', '0.99 g/cm³ at 20 °C'),
    field('Application', 'Inject 5 ppm.', 'textarea'),
    field('Odour', 'None'),
  ],
});
const two = product({
  customFields: [field('packaging ', 'Drum'), field('Grade', 'Technical'), field('Density', '1.12 g/cm³ at 20 °C')],
});

const texts = (groups: ReturnType<typeof comparisonGroups>) =>
  groups.map(({ title, rows }) => `${title}: ${rows.map(({ heading }) => heading).join(', ')}`);

it('puts drawn numbers, properties, long texts and the range into groups, differences first in each', () => {
  expect(texts(comparisonGroups([one, two]))).toEqual([
    'In figures: Density',
    'Properties: Grade, Odour, Packaging',
    'Use: Application',
    'Range: Sector, Subsector',
  ]);
});

it('shows only the rows that differ, without empty groups', () => {
  expect(texts(onlyDifferences(comparisonGroups([one, two])))).toEqual([
    'In figures: Density',
    'Properties: Grade, Odour',
    'Use: Application',
  ]);
});

it('leaves the cell of a missing value empty', () => {
  const rows = comparisonGroups([one, two]).flatMap((group) => group.rows);
  expect(rows.find(({ heading }) => heading === 'Odour')?.values).toEqual(['None', '']);
});

it('omits rows without any value', () => {
  expect(texts(comparisonGroups([product({ customFields: [field('Grade', ' ')] })]))).toEqual([
    'Range: Sector, Subsector',
  ]);
});

it('compares English values, and shows the translated ones', () => {
  const density = (fieldValue: string, shownValue: string) =>
    product({
      customFields: [
        { ...field('Density', fieldValue), shownName: 'घनत्व', shownValue, locale: 'hi', untranslated: [] },
        field('Grade', 'API'),
      ],
    });
  const products = [density('0.9 to 1.2 kg', '0.9 से 1.2 kg'), density('0.8 to 1.1 kg', '0.8 से 1.1 kg')];
  const row = comparisonGroups(products)[0]?.rows[0];
  expect(row).toMatchObject({
    heading: 'Density',
    measures: [
      { low: 0.9, high: 1.2 },
      { low: 0.8, high: 1.1 },
    ],
  });
  expect(row?.shownHeading).toEqual({ text: 'घनत्व', lang: 'hi' });
  expect(row?.shownValues?.map(({ text }) => text)).toEqual(['0.9 से 1.2 kg', '0.8 से 1.1 kg']);
});
