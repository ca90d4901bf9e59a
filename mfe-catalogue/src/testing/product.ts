import type { Product } from 'api-client';

/** A complete product for tests, with overrides. */
export function product(given: Partial<Product> = {}): Product {
  return {
    _id: 'p1',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    version: 1,
    status: 'published',
    publishAt: null,
    slug: 'bentonite',
    name: 'Bentonite',
    description: 'A clay.',
    logo: '/api/v1/files/bentonite.png',
    pdf: '/api/v1/files/bentonite.pdf',
    customFields: [],
    pictures: [],
    documents: [],
    charts: [],
    subsectorId: 'u1',
    subsectorName: 'Drilling Services',
    subsectorSlug: 'drilling-service',
    sectorId: 's1',
    sectorName: 'Oil and Gas',
    sectorSlug: 'oilandgas',
    seoTitle: '',
    seoDescription: '',
    shareImage: '',
    ...given,
  };
}
