import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { admins } from '../../database/schema';
import { emailKey } from '../../text/fold';

export type AdminRow = typeof admins.$inferSelect;

/** The account or request of an address; undefined if it does not exist. */
export async function findAdmin(db: Database, email: string): Promise<AdminRow | undefined> {
  const [found] = await db
    .select()
    .from(admins)
    .where(eq(admins.emailKey, emailKey(email)))
    .limit(1);
  return found;
}
