import { count, inArray } from 'drizzle-orm';
import { contentTables } from '../../content/content-tables';
import type { Database } from '../../database/database';

export interface Unpublished {
  collection: string;
  drafts: number;
  scheduled: number;
}

/** The number of unpublished items of each collection. */
export async function unpublished(db: Database): Promise<Unpublished[]> {
  const counted = await Promise.all(
    Object.entries(contentTables).map(async ([collection, table]) => {
      const rows = await db
        .select({ status: table.status, count: count() })
        .from(table)
        .where(inArray(table.status, ['draft', 'scheduled']))
        .groupBy(table.status);
      const of = (wanted: string) => rows.find(({ status }) => status === wanted)?.count ?? 0;
      return { collection, drafts: of('draft'), scheduled: of('scheduled') };
    }),
  );
  return counted.filter(({ drafts, scheduled }) => drafts + scheduled > 0);
}
