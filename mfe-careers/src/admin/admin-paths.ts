/** The addresses of the remote's administration screens. */
export const JOBS_SCREEN = '/admin/job-postings';
export const NEW_JOB_SCREEN = '/admin/job-postings/new';
export const APPLICATIONS_SCREEN = '/admin/job-applications';

const APPLICATION_BOARD = '/admin/job-applications/board';
export const STATE_MAILS_SCREEN = '/admin/job-applications/mails';

/** The editor of a job. */
export function editJobScreen(id: string): string {
  return `${JOBS_SCREEN}/${encodeURIComponent(id)}`;
}

/** One application. */
export function applicationScreen(id: string): string {
  return `${APPLICATIONS_SCREEN}/${encodeURIComponent(id)}`;
}

/** The applications to one job. */
export function applicationsToJob(jobId: string): string {
  return `${APPLICATIONS_SCREEN}?jobId=${encodeURIComponent(jobId)}`;
}

/** The board of the applications to one job, or to all. */
export function boardOf(jobId: string): string {
  return jobId === '' ? APPLICATION_BOARD : `${APPLICATION_BOARD}?jobId=${encodeURIComponent(jobId)}`;
}
