import type { CareerBanner } from 'api-client';
import { entityFieldsOf } from '../../content/columns';
import type { Database } from '../../database/database';
import { careerBanner } from '../../database/schema';

export type CareerBannerRow = typeof careerBanner.$inferSelect;

/** The banner; none until it is first set. */
export const findCareerBanner = (db: Database) => db.select().from(careerBanner).limit(1);

export function toCareerBanner(row: CareerBannerRow): CareerBanner {
  const { image, alt, heading, text, link } = row;
  return { ...entityFieldsOf(row), image, alt, heading, text, link };
}
