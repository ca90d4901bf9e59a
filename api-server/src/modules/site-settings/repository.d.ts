import type { SiteSettings } from 'api-client';
import type { Database } from '../../database/database';
import { siteSettings } from '../../database/schema';
export type SiteSettingsRow = typeof siteSettings.$inferSelect;
/** The settings; a list because the specification reads its first item. */
export declare function findSiteSettings(db: Database): Promise<SiteSettingsRow[]>;
/** A row as the contract shows it. */
export declare function toSiteSettings(row: SiteSettingsRow): SiteSettings;
