import { datesOf, DEFAULT_TIME_ZONE, type Dates } from 'api-client';
import { asc } from 'drizzle-orm';
import type { Database } from '../database/database';
import { siteSettings } from '../database/schema';

/** Days and moments in the site's time zone, which an owner sets. */
export async function siteDates(db: Database): Promise<Dates> {
  const [settings] = await db
    .select({ timeZone: siteSettings.timeZone })
    .from(siteSettings)
    .orderBy(asc(siteSettings.createdAt))
    .limit(1);
  return datesOf(settings?.timeZone || DEFAULT_TIME_ZONE);
}

/** The site's day at a moment, `2026-11-24`. */
export async function siteDay(db: Database, now: Date): Promise<string> {
  return (await siteDates(db)).dayOf(now);
}
