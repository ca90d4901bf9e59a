import type { Report } from 'api-client';

/** The fields of the forms of the page. */
export const KEY = 'key';
export const TEXT = 'text';

/** The answer to a posted key, and to a posted message. */
export interface ReportAnswer {
  readonly key: string;
  /** The report, if the key is right. */
  readonly report?: Report;
  /** The message that was not added. */
  readonly text?: string;
  readonly isAdded?: true;
  readonly error?: string;
}
