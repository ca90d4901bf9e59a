import type { Subsector } from 'api-client';
import type { subsectorBodySchema, subsectorUpdateSchema } from 'api-client/schemas';
import type { z } from 'zod';
import { type Change } from '../../content/change';
/** A new subsector stands at the end of its sector unless its place is said. */
export declare function addSubsector(change: Change, { status, publishAt, slug, categories, ...body }: z.output<typeof subsectorBodySchema>): Promise<Subsector>;
/** Changes a subsector. Its products go along to another sector; `categories` puts products into it, in order. */
export declare function updateSubsector(change: Change, id: string, { version, status, publishAt, slug, categories, ...body }: z.output<typeof subsectorUpdateSchema>): Promise<Subsector>;
/**
 * Moves a subsector to the trash.
 * @throws 409 while it has products: their pages stand below its address
 */
export declare function deleteSubsector(change: Change, id: string): Promise<void>;
