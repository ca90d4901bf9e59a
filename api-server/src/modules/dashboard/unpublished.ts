import type { Collection } from 'api-client';
import { count, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database';
import {
  blogs,
  clients,
  feedbacks,
  jobPostings,
  news,
  products,
  sections,
  sectors,
  services,
  subsectors,
} from '../../database/schema';

const CONTENT = {
  products,
  sectors,
  subsectors,
  'job-postings': jobPostings,
  blogs,
  news,
  clients,
  feedbacks,
  sections,
  services,
} satisfies Partial<Record<Collection, unknown>>;

export interface Unpublished {
  collection: string;
  drafts: number;
  scheduled: number;
}

/** What is not published yet, of each collection that has such. */
export async function unpublished(db: Database): Promise<Unpublished[]> {
  const counted = await Promise.all(
    Object.entries(CONTENT).map(async ([collection, table]) => {
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
