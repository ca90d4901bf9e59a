import type { Sector } from 'api-client';
import type { sectorBodySchema, sectorUpdateSchema } from 'api-client/schemas';
import type { z } from 'zod';
import { type Change } from '../../content/change';
/** A new sector stands at the end unless its place is said. */
export declare function addSector(change: Change, { status, publishAt, slug, ...body }: z.output<typeof sectorBodySchema>): Promise<Sector>;
/** Changes a sector. Its address stays unless the body gives another. */
export declare function updateSector(change: Change, id: string, { version, status, publishAt, slug, ...body }: z.output<typeof sectorUpdateSchema>): Promise<Sector>;
/**
 * Moves a sector to the trash.
 * @throws 409 while it has subsectors: their pages stand below its address
 */
export declare function deleteSector(change: Change, id: string): Promise<void>;
