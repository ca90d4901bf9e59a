/** The addresses of the section's administration screens. */
export const JOBS_SCREEN = '/admin/job-postings';
export const NEW_JOB_SCREEN = '/admin/job-postings/new';
export const APPLICATIONS_SCREEN = '/admin/job-applications';

/** The editor of a job. */
export function editJobScreen(id: string): string {
  return `${JOBS_SCREEN}/${encodeURIComponent(id)}`;
}

/** The editor of a new job that begins as a copy of another one. */
export function duplicateJobScreen(id: string): string {
  return `${NEW_JOB_SCREEN}?from=${encodeURIComponent(id)}`;
}

/** One application. */
export function applicationScreen(id: string): string {
  return `${APPLICATIONS_SCREEN}/${encodeURIComponent(id)}`;
}

/** The applications to one job. */
export function applicationsToJob(jobId: string): string {
  return `${APPLICATIONS_SCREEN}?jobId=${encodeURIComponent(jobId)}`;
}
