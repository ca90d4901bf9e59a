import type { Database } from '../../database/database';
import { publishedNames } from '../items-in-language';

/**
 * The titles of jobs in a language by their ids; English where they are not translated.
 *
 * @param language undefined for English
 */
export async function titlesOfJobs(
  db: Database,
  language: string | undefined,
  jobs: readonly { readonly id: string; readonly title: string }[],
): Promise<ReadonlyMap<string, string>> {
  const english = jobs.map(({ id, title }) => [id, title] as const);
  if (language === undefined || jobs.length === 0) return new Map(english);
  const ids = jobs.map(({ id }) => id);
  return new Map([...english, ...(await publishedNames(db, 'job-postings', language, ids))]);
}
