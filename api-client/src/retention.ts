import { inWords } from './formats';

/** Retention periods and response times, the only definition for the privacy page, forms, emails and clean-up. */

/** Applications with their résumés are deleted this many days after the position is closed. */
export const APPLICATION_DAYS_AFTER_CLOSING = 180;
/** And at most this many months after they were received, even if the position is still open. */
export const APPLICATION_MONTHS_AT_MOST = 24;
/** Messages of the contact form, after the last change of their state or notes. */
export const MESSAGE_MONTHS = 24;
/** A subscription that was not confirmed; its confirmation link expires at the same time. */
export const UNCONFIRMED_DAYS = 7;
/** A résumé that was uploaded but not sent with an application. */
export const UNUSED_RESUME_HOURS = 24;
/** The draft of an application on the visitor's device, after the last change. */
export const DRAFT_DAYS = 30;
export const OUTBOX_DAYS = 30;
export const WEBHOOK_DELIVERY_DAYS = 30;
export const IMPORT_DAYS = 30;
/** A visitor's network address, which limits how often forms are sent from it. */
export const ADDRESS_HOURS = 1;
/** The hash that records that a visitor has read an article today. */
export const VIEW_DAYS = 2;
/** The answer to a call that may be repeated after a lost connection. */
export const REPEATED_ANSWER_HOURS = 24;
export const TELEMETRY_DAYS = 30;
/** Counts of visits: a year and the month to compare it with. */
export const VISIT_MONTHS = 13;
/** Requests for missing pages, without data about visitors; each request restarts the period. */
export const MISSING_ADDRESS_DAYS = 90;
/** Input of an editor that was not saved, for the person who typed it. */
export const UNSAVED_DAYS = 30;
export const TRASH_DAYS = 30;
/** Entries of the audit log. The database refuses to delete younger ones: a migration has the same period. */
export const AUDIT_MONTHS = 24;
/** Earlier versions of content, except the newest with each address that it has had. */
export const REVISION_MONTHS = 24;
/** A line of the servers' log. The operator's files have the same period: nginx's rotation, the journal's. */
export const LOG_DAYS = 14;
/** A backup. The operator's files have the same number of nightly backups. */
export const BACKUP_DAYS = 14;
/** How soon a message is answered. */
export const ANSWER_WORKING_DAYS = 1;

/** The promise of the contact form: `within one working day`. */
export const ANSWERED_WITHIN = `within ${inWords(ANSWER_WORKING_DAYS, 'working day')}`;
