import type { JobAlertFilter } from 'api-client';

/** The result of the posted form. */
export interface JobAlertAnswer {
  readonly email: string;
  readonly consent: boolean;
  readonly filter: JobAlertFilter;
  readonly message: string;
  readonly errors: { readonly email?: string; readonly consent?: string };
}

/** The id of the form; the browser scrolls to it after posting. */
export const JOB_ALERT_FORM = 'job-alert-form';
/** The query parameter after the confirmation email was sent. */
export const SENT = 'sent';
