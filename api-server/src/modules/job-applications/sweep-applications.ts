import { eq, lte } from 'drizzle-orm';
import { files, jobApplications } from '../../database/schema';
import { fileNameOf } from '../../files/store-file';
import type { Services } from '../../services';

/** Deletes the applications whose time is over, each with its résumé. */
export async function sweepApplications({
  db,
  files: store,
  clock,
}: Pick<Services, 'db' | 'files' | 'clock'>): Promise<void> {
  const gone = await db
    .delete(jobApplications)
    .where(lte(jobApplications.purgeAt, clock.now()))
    .returning({ resume: jobApplications.resume });
  for (const { resume } of gone) {
    const name = fileNameOf(resume);
    if (!name) continue;
    await db.delete(files).where(eq(files.name, name));
    await store.delete(name);
  }
}
