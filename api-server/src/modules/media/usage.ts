import type { Collection } from 'api-client';
import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database';
import {
  blogs,
  careerBanner,
  clients,
  feedbacks,
  jobPostings,
  news,
  products,
  sections,
  sectors,
  services,
  siteSettings,
  subsectors,
} from '../../database/schema';

/** Where a file is shown. */
export interface Use {
  collection: Collection;
  _id: string;
  title: string;
}

interface Source {
  collection: Collection;
  table: PgTable & { id: AnyPgColumn };
  title: AnyPgColumn;
}

const SOURCES: readonly Source[] = [
  { collection: 'products', table: products, title: products.name },
  { collection: 'sectors', table: sectors, title: sectors.name },
  { collection: 'subsectors', table: subsectors, title: subsectors.name },
  { collection: 'blogs', table: blogs, title: blogs.title },
  { collection: 'news', table: news, title: news.title },
  { collection: 'clients', table: clients, title: clients.name },
  { collection: 'feedbacks', table: feedbacks, title: feedbacks.name },
  { collection: 'job-postings', table: jobPostings, title: jobPostings.title },
  { collection: 'services', table: services, title: services.title },
  { collection: 'sections', table: sections, title: sections.heading },
  { collection: 'career-banner', table: careerBanner, title: careerBanner.heading },
  { collection: 'site-settings', table: siteSettings, title: siteSettings.title },
];

/** Every name of a file of ours that occurs anywhere in a row: in a field of its own, in a list, in the text. */
const namesIn = (table: PgTable): SQL<string> =>
  sql<string>`(regexp_matches(to_jsonb(${table})::text, '/api/v1/files/([a-z0-9][a-z0-9.-]*)', 'g'))[1]`;

/** Where files are used, by their names. What lies in the trash counts: it can come back. */
export async function usesOf(db: Database, names: readonly string[]): Promise<ReadonlyMap<string, Use[]>> {
  const wanted = new Map<string, Use[]>(names.map((name) => [name, []]));
  if (wanted.size === 0) return wanted;
  for (const { collection, table, title } of SOURCES) {
    const found = await db.select({ id: table.id, title, name: namesIn(table) }).from(table as PgTable);
    for (const { id, title: called, name } of found) {
      const uses = wanted.get(name);
      if (uses && !uses.some((use) => use.collection === collection && use._id === id)) {
        uses.push({ collection, _id: String(id), title: String(called) });
      }
    }
  }
  return wanted;
}
