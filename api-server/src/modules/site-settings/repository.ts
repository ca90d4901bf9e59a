import { DEFAULT_TIME_ZONE, type SiteSettings } from 'api-client';
import { asc, sql } from 'drizzle-orm';
import { entityFieldsOf } from '../../content/columns';
import type { Database } from '../../database/database';
import { menus, siteSettings } from '../../database/schema';

export type SiteSettingsRow = typeof siteSettings.$inferSelect;

/** The settings; a list because the specification reads its first item. */
export function findSiteSettings(db: Database) {
  return db.select().from(siteSettings).orderBy(asc(siteSettings.createdAt)).limit(1);
}

/** The settings with the owner's menus, as every page reads them; a site has at most one row of each. */
export function findSiteSettingsWithMenus(db: Database) {
  return db
    .select({ settings: siteSettings, menus })
    .from(siteSettings)
    .leftJoin(menus, sql`true`)
    .orderBy(asc(siteSettings.createdAt))
    .limit(1);
}

export function toSiteSettings(row: SiteSettingsRow): SiteSettings {
  const { logo, title, email, phone, address, social, tagline, copyright } = row;
  const timeZone = row.timeZone || DEFAULT_TIME_ZONE;
  return { ...entityFieldsOf(row), logo, title, email, phone, address, social, tagline, copyright, timeZone };
}
