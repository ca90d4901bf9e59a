/** The patterns of the catalogue's pages that show one thing; `page-paths` of the contract builds the links to them. */
export const patterns = {
  sector: '/offerings/:id',
  subsector: '/offerings/:pageId/:id',
  product: '/offerings/:sectorId/:pageId/:id',
} as const;
