import type { Product } from 'api-client';
import type { ContentKind } from '../../content/content-kind';
import { products } from '../../database/schema';
import { indexProducts } from './product-index';
import { toProducts } from './repository';

export const productKind: ContentKind<typeof products, typeof products.$inferSelect, Product> = {
  collection: 'products',
  what: 'Product',
  table: products,
  entityOf: async (row, now, db) => {
    const [product] = await toProducts(db, [row], now);
    if (!product) throw new Error(`Product ${row.id} is missing`);
    return product;
  },
  titleOf: ({ name }) => name,
  afterChange: (tx, { id }) => indexProducts(tx, [id]),
};
