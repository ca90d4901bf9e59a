import type { JobAlertFilter } from 'api-client';
import { sql, type SQL } from 'drizzle-orm';
import { publicOnly } from '../../content/visibility';
import type { Database } from '../../database/database';
import { jobPostings } from '../../database/schema';
import { invalidField } from '../../errors/failures';

type Part = keyof JobAlertFilter;

const VALUES: Readonly<Record<Part, SQL<string>>> = {
  location: sql<string>`btrim(${jobPostings.location})`,
  role: sql<string>`btrim(unnest(${jobPostings.role}))`,
  department: sql<string>`btrim(${jobPostings.department})`,
  employmentType: sql<string>`btrim(${jobPostings.employmentType})`,
};

/**
 * A filter in the spelling of the positions, so that callers cannot put text into our emails.
 * @throws 400 for a value that no position has or had
 */
export async function knownFilter(db: Database, filter: Partial<JobAlertFilter>, now: Date): Promise<JobAlertFilter> {
  const known = async (part: Part): Promise<string[]> => {
    const wanted = filter[part] ?? [];
    if (wanted.length === 0) return [];
    const rows = await db.selectDistinct({ value: VALUES[part] }).from(jobPostings).where(publicOnly(jobPostings, now));
    const values = wanted.map((value) => rows.find((row) => row.value.toLowerCase() === value.toLowerCase())?.value);
    const found = values.filter((value) => value !== undefined);
    if (found.length < wanted.length) throw invalidField(`filter.${part}`, 'No position has this');
    return [...new Set(found)].sort();
  };
  return {
    location: await known('location'),
    role: await known('role'),
    department: await known('department'),
    employmentType: await known('employmentType'),
  };
}
