import type { JobPosting } from 'api-client';

/** The fields of a job for lists, without the long texts, so that a page with many jobs stays light. */
export type JobSummary = Pick<
  JobPosting,
  | '_id'
  | 'slug'
  | 'title'
  | 'location'
  | 'role'
  | 'department'
  | 'employmentType'
  | 'workplaceType'
  | 'validThrough'
  | 'createdAt'
  | 'locale'
  | 'untranslated'
> & { readonly teaser: string };

const TEASER_LENGTH = 150;

/** The beginning of a text, cut at a word. */
function teaserOf(detail: string): string {
  const line = detail.replace(/\s+/g, ' ').trim();
  if (line.length <= TEASER_LENGTH) return line;
  return `${line.slice(0, TEASER_LENGTH).replace(/\s\S*$/, '')}…`;
}

/** Picks the fields of a job for lists. */
export function toJobSummary(job: JobPosting): JobSummary {
  const { _id, slug, title, location, role, department, employmentType, workplaceType, validThrough, createdAt } = job;
  const { locale, untranslated } = job;
  return {
    _id,
    slug,
    title,
    location,
    role,
    department,
    employmentType,
    workplaceType,
    validThrough,
    createdAt,
    ...(locale && { locale, untranslated }),
    teaser: teaserOf(job.detail),
  };
}
