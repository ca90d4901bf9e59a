import { inWords } from './formats';
import {
  ADDRESS_HOURS,
  APPLICATION_DAYS_AFTER_CLOSING,
  APPLICATION_MONTHS_AT_MOST,
  AUDIT_MONTHS,
  BACKUP_DAYS,
  DRAFT_DAYS,
  LOG_DAYS,
  MESSAGE_MONTHS,
  OUTBOX_DAYS,
  REVISION_MONTHS,
  TELEMETRY_DAYS,
  UNCONFIRMED_DAYS,
  UNUSED_RESUME_HOURS,
  VIEW_DAYS,
  VISIT_MONTHS,
} from './retention';

/** The privacy page's list of stored data: the kind, and how long it is stored. */
export const RETENTION_PERIODS: readonly (readonly [what: string, howLong: string])[] = [
  [
    'Your application for a job, with your résumé',
    `Until ${inWords(APPLICATION_DAYS_AFTER_CLOSING, 'day')} after the position is closed, and for ${inWords(APPLICATION_MONTHS_AT_MOST, 'month')} after you sent it at the longest`,
  ],
  ['A résumé that you uploaded but did not send', `For ${inWords(UNUSED_RESUME_HOURS, 'hour')}`],
  [
    'The draft of an application, on your own device',
    `For ${inWords(DRAFT_DAYS, 'day')} after you last changed it; it goes at once when you send it`,
  ],
  ['Your message through the contact form', `For ${inWords(MESSAGE_MONTHS, 'month')} after the last exchange`],
  [
    'Your email address for job alerts or the newsletter, with the positions you chose',
    `Until you unsubscribe; for ${inWords(UNCONFIRMED_DAYS, 'day')} if you do not confirm it`,
  ],
  [
    'That the site has sent you a mail, or the mail itself where it could not be sent',
    `For ${inWords(OUTBOX_DAYS, 'day')}`,
  ],
  ['Your network address, to limit how often forms are sent', `For ${inWords(ADDRESS_HOURS, 'hour')} at most`],
  ['Each request in the log of the servers, with a shortened network address', `For ${inWords(LOG_DAYS, 'day')}`],
  ['That an article was read, without who read it', `For ${inWords(VIEW_DAYS, 'day')}`],
  ['That an article is liked, without who likes it', 'Until the like is taken back'],
  [
    'How often pages were visited, documents opened and applications begun and sent, from which sites, and searches that found nothing, without who did',
    `For ${inWords(VISIT_MONTHS, 'month')}; visits and documents are not counted if your browser asks not to be tracked`,
  ],
  [
    'What the people who run this website have done, with their names and addresses',
    `For ${inWords(AUDIT_MONTHS, 'month')}; who wrote an earlier version of a page, for ${inWords(REVISION_MONTHS, 'month')}`,
  ],
  ['Loading times, without who measured them', `For ${inWords(TELEMETRY_DAYS, 'day')}`],
  ['Whatever was deleted, in the nightly backups', `For ${inWords(BACKUP_DAYS, 'day')} more`],
];
