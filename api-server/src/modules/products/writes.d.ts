import type { Product } from 'api-client';
import type { productBodySchema, productUpdateSchema } from 'api-client/schemas';
import type { z } from 'zod';
import { type Change } from '../../content/change';
/** Adds a product at the end of its subsector (specification, section 7). */
export declare function addProduct(change: Change, { status, publishAt, slug, subsectorId, customFields, documents, ...body }: z.output<typeof productBodySchema>): Promise<Product>;
/** Changes a product, or moves it to another subsector. Its address stays unless the body gives another. */
export declare function updateProduct(change: Change, id: string, { version, status, publishAt, slug, subsectorId, ...body }: z.output<typeof productUpdateSchema>): Promise<Product>;
/** Moves a product to the trash. */
export declare function deleteProduct(change: Change, id: string): Promise<void>;
