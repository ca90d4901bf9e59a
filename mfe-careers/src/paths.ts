/** The addresses of the section, each in one place (specification, section 2). */
export const CAREER_PATH = '/career';
export const JOB_PATTERN = '/career/:pageId/:id';

/**
 * The address of a job: its readable name, then its id, which alone decides.
 *
 * @param job the id and, where known, the slug
 */
export function jobPath(job: { readonly _id: string; readonly slug?: string }): string {
  return `${CAREER_PATH}/${encodeURIComponent(job.slug || 'job')}/${encodeURIComponent(job._id)}`;
}

/** The place of the application form on a job's page. */
export const APPLY_ANCHOR = 'apply';
