import { productsQuery } from './products-query';

const query = (text: string) => productsQuery(new URLSearchParams(text));

describe('the query of the table of products', () => {
  it('shows all products by name at first', () => {
    expect(query('')).toEqual({ limit: 50, page: 1, sort: 'name', status: 'all' });
  });

  it('parses search, subsector, state, order and page', () => {
    expect(query('search= amine &subsector=u1&status=draft&sort=-createdAt&page=3')).toEqual({
      limit: 50,
      page: 3,
      sort: '-createdAt',
      status: 'draft',
      search: 'amine',
      subsector: 'u1',
    });
  });

  it('leaves the order of a search to the API, which puts names before texts, unless one is chosen', () => {
    expect(query('search=amine')).toEqual({ limit: 50, page: 1, status: 'all', search: 'amine' });
    expect(query('search=amine&sort=-name').sort).toBe('-name');
  });

  it('ignores invalid values', () => {
    expect(query('page=-2&sort=price&status=trashed&search=')).toEqual(query(''));
  });
});
