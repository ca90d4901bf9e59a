import type { Facet } from 'api-client';
import { and, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { jobPostings } from '../../database/schema';
import type { JobPostingFilter } from './filter';

const FACETS = ['location', 'role', 'department', 'employmentType'] as const;

/**
 * The values of the listed jobs in each facet, in alphabetical order, with the number of jobs that the filter finds for
 * each. Chosen values do not narrow the counts of their facet; values without a job stay, with 0. One scan of the
 * table answers all of them.
 */
export async function facetsOf(db: Database, filter: JobPostingFilter): Promise<Facet[]> {
  const { listed, search, location, role, department, employmentType, workplaceType } = filter;
  const everything = sql`true`;
  // `offset 0` keeps the planner from evaluating the conditions again for every facet.
  const job = sql`(
    select ${jobPostings.location} as location, ${jobPostings.role} as role,
      ${jobPostings.department} as department, ${jobPostings.employmentType} as employment_type,
      ${and(search, workplaceType) ?? everything} as found, ${location ?? everything} as of_location,
      ${role ?? everything} as of_role, ${department ?? everything} as of_department,
      ${employmentType ?? everything} as of_employment_type
    from ${jobPostings} where ${listed ?? everything} offset 0
  )`;
  const counted = sql`${job} as job cross join lateral (
    select 'location', job.location, found and of_role and of_department and of_employment_type
    union all select 'department', job.department, found and of_location and of_role and of_employment_type
    union all select 'employmentType', job.employment_type, found and of_location and of_role and of_department
    union all select distinct 'role', one, found and of_location and of_department and of_employment_type
      from unnest(job.role) as roles(one)
  ) as facet(field, value, fits)`;
  const rows = await db
    .select({
      field: sql<string>`facet.field`,
      value: sql<string>`min(btrim(facet.value))`,
      count: sql<number>`(count(*) filter (where facet.fits))::integer`,
    })
    .from(counted)
    .where(sql`btrim(facet.value) <> ''`)
    .groupBy(sql`facet.field`, sql`lower(btrim(facet.value))`)
    .orderBy(sql`lower(btrim(facet.value)) collate "C"`);
  return FACETS.map((field) => ({
    field,
    values: rows.filter((row) => row.field === field).map(({ value, count }) => ({ value, count })),
  }));
}
