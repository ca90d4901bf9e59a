import { product } from '../testing/product';
import { readListState } from './list-state';
import { shownFacets } from './shown-facets';

const facet = (field: string, ...values: string[]) => ({ field, values: values.map((value) => ({ value, count: 1 })) });
const drum = product({
  customFields: [
    { fieldName: 'Packaging', fieldType: 'select', fieldValue: 'Drum', options: ['Drum', 'Sack'] },
    { fieldName: 'Grade', fieldType: 'text', fieldValue: 'API' },
  ],
});
const facets = [
  facet('sector', 'water', 'oil'),
  facet('subsector', 'one'),
  facet('Packaging', 'Drum', 'Sack'),
  facet('Grade', 'API', 'BIS'),
];
const fields = (query: string) =>
  shownFacets(facets, [drum], readListState(new URLSearchParams(query))).map(({ field }) => field);

describe('shownFacets', () => {
  it('offers places and choices, and nothing with a single value', () => {
    expect(fields('')).toEqual(['sector', 'Packaging']);
  });

  it('keeps what is chosen', () => {
    expect(fields('field.Grade=API&subsector=one')).toEqual(['sector', 'subsector', 'Packaging', 'Grade']);
  });
});
