import { chosenValues, readListState, toggledOrder, toggleFilter, writeListState } from './list-state';

const read = (query: string) => readListState(new URLSearchParams(query));

describe('the state of a list in its address', () => {
  it('parses the query that it writes', () => {
    const query = '?search=amine&field.Packaging=200+L+drum&field.Packaging=25+kg+sack&sector=water&sort=-name&page=3';
    expect(writeListState(read(query))).toBe(query);
  });

  it('is empty for a list without filters', () => {
    expect(writeListState(read(''))).toBe('');
  });

  it.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'sort=price', 'foo=bar', 'sector='])('ignores %s', (query) => {
    expect(writeListState(read(query))).toBe('');
  });

  it('toggles a value of a facet, and goes back to the first page', () => {
    const on = toggleFilter(read('page=4'), 'field.Grade', 'API');
    expect(on).toMatchObject({ page: 1, filters: { 'field.Grade': ['API'] } });
    expect(toggleFilter(on, 'field.Grade', 'API').filters).toEqual({});
  });

  it('keeps the other values of a facet', () => {
    const state = toggleFilter(read('sector=water&sector=pipeline'), 'sector', 'water');
    expect(chosenValues(state)).toEqual([{ field: 'sector', value: 'pipeline' }]);
  });

  it('sorts its facets by name, whatever their order in the address', () => {
    const one = chosenValues(read('sector=water&field.Grade=B&field.Grade=A'));
    expect(one).toEqual(chosenValues(read('field.Grade=B&sector=water&field.Grade=A')));
    expect(one.map(({ value }) => value)).toEqual(['B', 'A', 'water']);
  });

  it('toggles between ascending and descending name order', () => {
    expect(toggledOrder(undefined)).toBe('-name');
    expect(toggledOrder('-name')).toBe('name');
    expect(toggledOrder('name')).toBe('-name');
  });
});
