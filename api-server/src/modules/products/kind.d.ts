import type { Product } from 'api-client';
import type { ContentKind } from '../../content/content-kind';
import { products } from '../../database/schema';
export declare const productKind: ContentKind<typeof products, typeof products.$inferSelect, Product>;
