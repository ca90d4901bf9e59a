import type { CareerBanner } from 'api-client';
import type { Database } from '../../database/database';
import { careerBanner } from '../../database/schema';
export type CareerBannerRow = typeof careerBanner.$inferSelect;
/** The one banner; undefined until it is first set. */
export declare function findCareerBanner(db: Database): Promise<CareerBannerRow | undefined>;
/** A row as the contract shows it. */
export declare function toCareerBanner(row: CareerBannerRow): CareerBanner;
