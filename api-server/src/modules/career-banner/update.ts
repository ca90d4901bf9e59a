import type { CareerBanner } from 'api-client';
import type { careerBannerBodySchema } from 'api-client/schemas';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { writeAudit } from '../../audit';
import type { Change } from '../../content/change';
import { keepRevision } from '../../content/revisions';
import { careerBanner } from '../../database/schema';
import { conflict } from '../../errors/failures';
import { newId } from '../../identity';
import { toCareerBanner } from './repository';

const COLLECTION = 'career-banner';
const STALE = 'Somebody else has changed this meanwhile';

/**
 * Sets the banner above the list of jobs; the first time it is made.
 * @throws 409 with the current one after a stale `version`
 */
export function updateCareerBanner(
  { services, viewer, request }: Change,
  { version, link, ...body }: z.output<typeof careerBannerBodySchema>,
): Promise<CareerBanner> {
  const now = services.clock.now();
  return services.db.transaction(async (tx) => {
    const [before] = await tx.select().from(careerBanner).limit(1).for('update');
    if (before && version !== undefined && version !== before.version) throw conflict(STALE, toCareerBanner(before));
    if (before) {
      // What the site itself put there has no revision yet; without it the first change could not be undone.
      const entity = toCareerBanner(before);
      await keepRevision(tx, { collection: COLLECTION, entity, action: 'created', at: before.updatedAt, by: '' });
    }
    const values = { ...body, ...(link !== undefined && { link }), updatedAt: now };
    const [row] = before
      ? await tx
          .update(careerBanner)
          .set({ ...values, version: before.version + 1 })
          .where(eq(careerBanner.id, before.id))
          .returning()
      : await tx
          .insert(careerBanner)
          .values({ ...values, id: newId(now), createdAt: now })
          .returning();
    if (!row) throw new Error('The career banner was not stored');
    const entity = toCareerBanner(row);
    await keepRevision(tx, {
      collection: COLLECTION,
      entity,
      action: before ? 'updated' : 'created',
      at: now,
      by: viewer.name,
    });
    await writeAudit(tx, {
      at: now,
      actor: viewer,
      action: before ? 'update' : 'create',
      collection: COLLECTION,
      entityId: entity._id,
      title: entity.heading,
      requestId: request.id,
    });
    return entity;
  });
}
