import { and, eq, lte } from 'drizzle-orm';
import { files } from '../../database/schema';
import { forgetFiles } from '../../files/file-deletions';
import type { Services } from '../../services';

/** Removes resumes that no application has used in time. */
export async function cleanUpResumes({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const over = and(eq(files.kind, 'resume'), eq(files.used, false), lte(files.purgeAt, now));
  await db.transaction((tx) => forgetFiles(tx, over, now));
}
