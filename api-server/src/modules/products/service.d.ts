import type { Facet, Product } from 'api-client';
import { type Viewer } from '../../auth/viewer';
import type { Services } from '../../services';
import { type ProductQuery } from './filter';
export interface ProductPage {
    products: Product[];
    total: number;
    nextCursor?: string;
    facets?: Facet[];
}
/**
 * Products by name, or by how well they fit a search. A search that finds nothing is read again
 * more generously before nothing is answered.
 */
export declare function listProducts({ db, clock }: Services, query: ProductQuery & Record<string, unknown>, viewer: Viewer | undefined): Promise<ProductPage>;
/** @throws 404 when there is none, or none that this viewer may see. */
export declare function getProduct({ db, clock }: Services, idOrSlug: string, viewer: Viewer | undefined): Promise<Product>;
/** Published products as a bare array; with `ids` just those, in that order (specification, section 7). */
export declare function listCategories({ db, clock }: Services, ids: string | undefined): Promise<Product[]>;
