import type { CareerBanner } from 'api-client';
import { careerBanner as type } from 'api-client/content-types';
import type { careerBannerBodySchema } from 'api-client/schemas';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { updateSingleton } from '../../content/update-singleton';
import { careerBanner } from '../../database/schema';
import { newId } from '../../identity';
import { toCareerBanner } from './repository';
import type { Change } from '../../services';

/**
 * Sets the banner above the list of jobs; creates it the first time.
 * @throws 409 with the current one after a stale `version`
 */
export function updateCareerBanner(
  change: Change,
  { version, link, ...body }: z.output<typeof careerBannerBodySchema>,
): Promise<CareerBanner> {
  return updateSingleton(
    change,
    {
      type,
      read: (tx) => tx.select().from(careerBanner).limit(1).for('update'),
      toEntity: toCareerBanner,
      titleOf: ({ heading }) => heading,
    },
    version,
    (tx, before, now) => {
      const values = { ...body, ...(link !== undefined && { link }), updatedAt: now };
      if (!before)
        return tx
          .insert(careerBanner)
          .values({ ...values, id: newId(now), createdAt: now })
          .returning();
      const next = { ...values, version: before.version + 1 };
      return tx.update(careerBanner).set(next).where(eq(careerBanner.id, before.id)).returning();
    },
  );
}
