import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { sectors, siteSettings } from '../database/schema';

/** Whether this database has no content yet. */
export async function isEmptySite(db: Database): Promise<boolean> {
  const [sector] = await db.select({ id: sectors.id }).from(sectors).limit(1);
  const [settings] = await db
    .select({ id: siteSettings.id })
    .from(siteSettings)
    .where(eq(siteSettings.version, 1))
    .limit(1);
  return !sector && !settings;
}
