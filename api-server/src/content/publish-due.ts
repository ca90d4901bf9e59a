import { and, eq, lte, sql } from 'drizzle-orm';
import { writeAudit } from '../audit';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import type { Collection } from 'api-client';
import { products, productFieldValues } from '../database/schema';
import { announce } from '../webhooks/announce';
import { contentTables } from './content-tables';

/**
 * Publishes scheduled content whose moment has come. Reads compare the moment themselves and do not depend on it; this
 * updates counters and statuses, and records it in the audit log.
 */
export async function publishDue(db: Database, clock: Clock): Promise<void> {
  const now = clock.now();
  for (const [collection, table] of Object.entries(contentTables)) {
    const due = and(eq(table.status, 'scheduled'), lte(table.publishAt, now));
    const [waiting] = await db.select({ id: table.id }).from(table).where(due).limit(1);
    if (!waiting) continue;
    await db.transaction(async (tx) => {
      const published = await tx
        .update(table)
        .set({ status: 'published', updatedAt: now, version: sql`${table.version} + 1` })
        .where(due)
        .returning({ id: table.id, title: table.sortName, version: table.version });
      for (const { id, title, version } of published) {
        await writeAudit(tx, { at: now, actor: undefined, action: 'publish', collection, entityId: id, title });
        const about = { collection: collection as Collection, id, title, version, status: 'published' };
        await announce(tx, now, about, ['published']);
      }
      if (table !== products) return;
      for (const { id } of published) {
        await tx.update(productFieldValues).set({ published: true }).where(eq(productFieldValues.productId, id));
      }
    });
  }
}
