import type { OwnApplication } from 'api-client';

/** The application, and the error of the last request. */
export interface OwnApplicationAnswer {
  readonly application?: OwnApplication;
  readonly error?: string;
}

/** The form's field names, which posts use as well. */
export const STEP = 'step';
export const WITHDRAW = 'withdraw';
export const SURE = 'sure';
export const REFERENCE = 'reference';

export const NOT_SURE = 'Tick the box first, so that no application is withdrawn by mistake.';
export const NO_APPLICATION =
  'This link opens no application. It may be incomplete or was opened a while ago, or the application was deleted. Open the whole link in the email that confirmed your application.';
