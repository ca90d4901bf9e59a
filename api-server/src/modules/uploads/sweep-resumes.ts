import { and, eq, lte } from 'drizzle-orm';
import { files } from '../../database/schema';
import type { Services } from '../../services';

/** Removes the résumés that no application has used in time. The row goes first: an address never leads to nothing. */
export async function sweepResumes({
  db,
  files: store,
  clock,
}: Pick<Services, 'db' | 'files' | 'clock'>): Promise<void> {
  const gone = await db
    .delete(files)
    .where(and(eq(files.kind, 'resume'), eq(files.used, false), lte(files.purgeAt, clock.now())))
    .returning({ name: files.name });
  for (const { name } of gone) await store.delete(name);
}
