import { product } from '../testing/product';
import { comparisonRows } from './comparison-rows';

const field = (fieldName: string, fieldValue: string) => ({ fieldName, fieldType: 'text' as const, fieldValue });

describe('comparisonRows', () => {
  const one = product({ customFields: [field('Packaging', 'Drum'), field('Grade', 'API'), field('Odour', 'None')] });
  const two = product({ customFields: [field('packaging ', 'Drum'), field('Grade', 'Technical')] });

  it('puts differences first', () => {
    expect(comparisonRows([one, two]).map(({ heading, differs }) => [heading, differs])).toEqual([
      ['Grade', true],
      ['Odour', true],
      ['Sector', false],
      ['Subsector', false],
      ['Packaging', false],
    ]);
  });

  it('leaves the cell of a missing value empty', () => {
    expect(comparisonRows([one, two]).find(({ heading }) => heading === 'Odour')?.values).toEqual(['None', '']);
  });

  it('omits rows without any value', () => {
    expect(comparisonRows([product({ customFields: [field('Grade', ' ')] })]).map(({ heading }) => heading)).toEqual([
      'Sector',
      'Subsector',
    ]);
  });
});
