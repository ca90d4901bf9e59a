const area = (collection: string) => ({
  list: `/admin/${collection}`,
  add: `/admin/${collection}/new`,
  edit: (id: string) => `/admin/${collection}/${encodeURIComponent(id)}`,
});

/** The addresses of the catalogue's administration screens. */
export const adminPaths = {
  products: area('products'),
  sectors: area('sectors'),
  subsectors: area('subsectors'),
} as const;
