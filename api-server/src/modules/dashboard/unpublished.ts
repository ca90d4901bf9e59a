import { count, inArray } from 'drizzle-orm';
import { contentTables } from '../../content/content-tables';
import { may } from '../../auth/may';
import type { Viewer } from '../../auth/viewer';
import type { Database } from '../../database/database';

export interface Unpublished {
  collection: string;
  drafts: number;
  scheduled: number;
}

/** The number of unpublished items of each collection that a user reads. */
export async function unpublished(db: Database, viewer: Viewer): Promise<Unpublished[]> {
  const read = Object.entries(contentTables).filter(([collection]) => may(viewer, { collection }, 'read'));
  const counted = await Promise.all(
    read.map(async ([collection, table]) => {
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
