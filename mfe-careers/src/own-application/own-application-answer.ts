import type { OwnApplication } from 'api-client';

/** What the page shows: the application, and why the last thing asked for was not done. */
export interface OwnApplicationAnswer {
  readonly application?: OwnApplication;
  readonly error?: string;
}

/** The form's fields, which it is also posted with. */
export const STEP = 'step';
export const WITHDRAW = 'withdraw';
export const SURE = 'sure';
export const REFERENCE = 'reference';

export const NOT_SURE = 'Tick the box first, so that no application is withdrawn by mistake.';
export const NO_APPLICATION =
  'This link opens no application. It may be incomplete or was opened a while ago, or the application was deleted. Open the whole link in the email that confirmed your application.';
