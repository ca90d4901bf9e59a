import type { Sector } from 'api-client';
import type { sectorBodySchema, sectorUpdateSchema } from 'api-client/schemas';
import { and, count, eq, ne } from 'drizzle-orm';
import type { z } from 'zod';
import { createContent, trashContent, updateContent, type Change } from '../../content/change';
import { freeSlug } from '../../content/free-slug';
import { sectors, subsectors } from '../../database/schema';
import { conflict } from '../../errors/failures';
import { slugKey } from '../../text/fold';
import { sectorKind } from './kind';

/** A new sector stands at the end unless its place is said. */
export function addSector(
  change: Change,
  { status, publishAt, slug, ...body }: z.output<typeof sectorBodySchema>,
): Promise<Sector> {
  return createContent(change, sectorKind, {
    name: body.name,
    publication: { status, publishAt },
    values: async (tx) => ({
      ...body,
      ...(await freeSlug(tx, sectors, { slug, name: body.name })),
      accent: body.accent ?? 'oil-gas',
      order: body.order ?? 1_000,
    }),
  });
}

/** Changes a sector. Its address stays unless the body gives another. */
export function updateSector(
  change: Change,
  id: string,
  { version, status, publishAt, slug, ...body }: z.output<typeof sectorUpdateSchema>,
): Promise<Sector> {
  return updateContent(change, sectorKind, id, {
    version,
    name: body.name,
    publication: { status, publishAt },
    values: { ...body, ...(slug !== undefined && { slug, slugKey: slugKey(slug) }) },
  });
}

/**
 * Moves a sector to the trash.
 * @throws 409 while it has subsectors: their pages stand below its address
 */
export function deleteSector(change: Change, id: string): Promise<void> {
  return trashContent(change, sectorKind, id, async (tx) => {
    const [found] = await tx
      .select({ subsectors: count() })
      .from(subsectors)
      .where(and(eq(subsectors.sectorId, id), ne(subsectors.status, 'trashed')));
    const left = found?.subsectors ?? 0;
    if (left > 0)
      throw conflict(
        `This sector still has ${left === 1 ? '1 subsector' : `${left} subsectors`}. Delete or move them first.`,
      );
  });
}
