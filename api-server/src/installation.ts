import { eq } from 'drizzle-orm';
import type { Database } from './database/database';
import { installation } from './database/schema';
import { newId } from './identity';

/** The id of this site, for instance in its backups. It is made once and not secret. */
export async function siteId(db: Database): Promise<string> {
  const name = 'site-id';
  await db.insert(installation).values({ name, value: newId() }).onConflictDoNothing();
  const [row] = await db.select().from(installation).where(eq(installation.name, name)).limit(1);
  if (!row) throw new Error('The database stored nothing');
  return row.value;
}
