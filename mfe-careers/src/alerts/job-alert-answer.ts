import type { JobAlertFilter } from 'api-client';

/** What became of the form when it was posted. */
export interface JobAlertAnswer {
  readonly email: string;
  readonly consent: boolean;
  readonly filter: JobAlertFilter;
  readonly message: string;
  readonly errors: { readonly email?: string; readonly consent?: string };
}

/** The id of the form, where the browser goes after it was posted. */
export const JOB_ALERT_FORM = 'job-alert-form';
/** What the address says once the question is on its way. */
export const SENT = 'sent';
