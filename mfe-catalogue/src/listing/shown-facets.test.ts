import { productList } from './list-state';
import { shownFacets } from './shown-facets';

const facet = (field: string, ...values: string[]) => ({ field, values: values.map((value) => ({ value, count: 1 })) });
const facets = [facet('sector', 'water', 'oil'), facet('subsector', 'one'), facet('Packaging', 'Drum', 'Sack')];
const fields = (query: string) =>
  shownFacets(facets, productList.read(new URLSearchParams(query)), []).map(({ field }) => field);

describe('shownFacets', () => {
  it('omits facets with a single value', () => {
    expect(fields('')).toEqual(['sector', 'Packaging']);
  });

  it('keeps chosen values', () => {
    expect(fields('subsector=one')).toEqual(['sector', 'subsector', 'Packaging']);
  });

  it('keeps the last facets if nothing is found, and otherwise the chosen values', () => {
    const state = productList.read(new URLSearchParams('search=zzz&field.Packaging=Drum'));
    expect(shownFacets([], state, facets)).toEqual(
      facets.map(({ field, values }) => ({ field, values: values.map(({ value }) => ({ value, count: 0 })) })),
    );
    expect(shownFacets([], state, [])).toEqual([{ field: 'Packaging', values: [{ value: 'Drum', count: 0 }] }]);
  });

  it('keeps a chosen value if only other values have results', () => {
    const state = productList.read(new URLSearchParams('sector=gas&field.Colour=Red'));
    expect(shownFacets(facets, state, [])).toEqual([
      { field: 'sector', values: [...facet('sector', 'water', 'oil').values, { value: 'gas', count: 0 }] },
      facets[2],
      { field: 'Colour', values: [{ value: 'Red', count: 0 }] },
    ]);
  });
});
