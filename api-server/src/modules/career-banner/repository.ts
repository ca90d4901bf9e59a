import type { CareerBanner } from 'api-client';
import { entityFieldsOf } from '../../content/columns';
import type { Database } from '../../database/database';
import { careerBanner } from '../../database/schema';

export type CareerBannerRow = typeof careerBanner.$inferSelect;

/** The banner; undefined until it is first set. */
export async function findCareerBanner(db: Database): Promise<CareerBannerRow | undefined> {
  const [row] = await db.select().from(careerBanner).limit(1);
  return row;
}

export function toCareerBanner(row: CareerBannerRow): CareerBanner {
  const { image, alt, heading, text, link } = row;
  return { ...entityFieldsOf(row), image, alt, heading, text, link };
}
