import { counted, type SiteStatus } from 'api-client';

/** A problem that an owner should solve. */
export interface Problem {
  readonly id: string;
  readonly tone: 'warning' | 'danger';
  readonly text: string;
  /** The screen with the details. */
  readonly href?: string;
}

const HOUR = 3_600_000;
/** The share of a disk below which free space is low. */
const LITTLE = 0.1;
/** The maximum age of the last backup: a day, with two hours for the run. */
const BACKUP_WITHIN = 26 * HOUR;
/** The delay after which scheduled work counts as not running. */
const OVERDUE = 0.25 * HOUR;
/** The delay after which a queued email counts as stuck. */
const MAIL_WITHIN = 0.25 * HOUR;

/** The free share of a disk in words. */
export const percent = (share: number | null): string => (share === null ? 'Not known' : `${Math.floor(share * 100)}%`);

/** The problems of a site, the most serious first; the limits are those of the alerts. */
export function problemsOf(status: SiteStatus, now: number): Problem[] {
  const { degraded, disks, lastBackup, emails, scheduledWork } = status;
  const since = (moment: string): number => now - Date.parse(moment);
  const found: (Problem | false | undefined)[] = [
    degraded.includes('files') && {
      id: 'files',
      tone: 'danger',
      text: "Files can't be reached: pictures, documents and uploads are missing until they can.",
    },
    degraded.includes('mail') && {
      id: 'mail',
      tone: 'danger',
      text: "The mail server can't be reached: emails wait and are sent once it can.",
    },
    ...disks.map(
      ({ name, freeShare }): Problem | false =>
        freeShare !== null &&
        freeShare < LITTLE && {
          id: `disk ${name}`,
          tone: 'danger',
          text: `The disk “${name}” is almost full: ${percent(freeShare)} is free. Make room on it.`,
        },
    ),
    emails.failed > 0 && {
      id: 'failed-emails',
      tone: 'danger',
      text: `${counted(emails.failed, 'email')} could not be sent.`,
      href: '/admin/unsent-emails',
    },
    emails.oldestWaiting !== null &&
      since(emails.oldestWaiting) > MAIL_WITHIN && {
        id: 'waiting-emails',
        tone: 'warning',
        text: 'Emails wait for more than a quarter of an hour.',
        href: '/admin/unsent-emails',
      },
    ...scheduledWork
      .filter(({ failures }) => failures > 0)
      .map(({ name }): Problem => ({
        id: `failing ${name}`,
        tone: 'warning',
        text: `${workWords(name)}: the last run failed.`,
      })),
    scheduledWork.some(({ nextRunAt }) => since(nextRunAt) > OVERDUE) && {
      id: 'overdue',
      tone: 'danger',
      text: 'Scheduled work is not running: no server does it.',
    },
    !lastBackup
      ? { id: 'backup', tone: 'warning', text: 'There is no backup of this site yet.' }
      : since(lastBackup.finishedAt) > BACKUP_WITHIN && {
          id: 'backup',
          tone: 'warning',
          text: 'The last backup is older than a day.',
        },
  ];
  return found
    .filter((problem) => !!problem)
    .sort((a, b) => Number(a.tone === 'warning') - Number(b.tone === 'warning'));
}

const WORK: Readonly<Record<string, string>> = {
  publish: 'Publishing at its time',
  'clean up': 'Sending emails and deleting what has expired',
  history: 'Deleting old history',
  maintain: 'Maintaining the database',
  imports: 'Continuing imports',
  collections: 'Reading the collections of front ends',
  webhooks: 'Sending webhooks',
};

/** Describes scheduled work in plain words; returns its identifier if it has no description. */
export const workWords = (name: string): string => WORK[name] ?? name;
