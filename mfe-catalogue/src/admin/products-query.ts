import { listAddress, listQuery, type ProductListQuery } from 'api-client';

export const PAGE_SIZE = 50;

const list = listAddress({
  sorts: ['name', '-name', 'createdAt', '-createdAt'],
  filters: { status: ['draft', 'scheduled', 'published'], subsector: 'one' },
});

/** The query of the table of products, from its address. */
export const productsQuery = (params: URLSearchParams): ProductListQuery => ({
  limit: PAGE_SIZE,
  status: 'all',
  ...listQuery(list.read(params)),
});
