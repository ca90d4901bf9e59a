import { titlesOfJobs } from '../../content-types/job-postings/titles';
import type { Database } from '../../database/database';
import type { Texts } from '../../texts/texts';
import type { ApplicationRow } from './application-entity';

/** The title of an application's job in the applicant's language. */
export async function jobTitleFor(
  db: Database,
  { language }: Pick<Texts, 'language'>,
  { jobId, jobTitle }: Pick<ApplicationRow, 'jobId' | 'jobTitle'>,
): Promise<string> {
  const titles = await titlesOfJobs(db, language, [{ id: jobId, title: jobTitle }]);
  return titles.get(jobId) ?? jobTitle;
}
