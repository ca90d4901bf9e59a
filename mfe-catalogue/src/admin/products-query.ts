import { listAddress, listQuery, type ProductListQuery } from 'api-client';

export const PAGE_SIZE = 50;

const list = listAddress({
  sorts: ['name', '-name', 'createdAt', '-createdAt'],
  filters: { status: ['draft', 'scheduled', 'published', 'changed'], subsector: 'one' },
});

/**
 * The query of the table of products, from its address. Without a chosen order, the API orders the results of a search
 * by their rank: products that have the words in their names are first.
 */
export function productsQuery(params: URLSearchParams): ProductListQuery {
  const { sort, ...query } = listQuery(list.read(params));
  const isRanked = query.search !== undefined && !params.has('sort');
  return { limit: PAGE_SIZE, status: 'all', ...query, ...(!isRanked && { sort }) };
}
