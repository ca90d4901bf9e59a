import type { ProductListQuery } from 'api-client';

export const PAGE_SIZE = 50;

const SORTS = ['name', '-name', 'createdAt', '-createdAt'] as const;
const STATES = ['draft', 'scheduled', 'published'] as const;

/** The query of the table of products, from its address; invalid values are ignored. */
export function productsQuery(params: URLSearchParams): ProductListQuery & { page: number; search?: string } {
  const page = Number(params.get('page'));
  const search = params.get('search')?.trim().slice(0, 200);
  const subsector = params.get('subsector');
  return {
    limit: PAGE_SIZE,
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'name',
    status: STATES.find((status) => status === params.get('status')) ?? 'all',
    ...(search && { search }),
    ...(subsector && { subsector }),
  };
}
