import { CAREER_PATH, jobPath, type JobAlertFilter } from 'api-client';
import { and, asc, eq, gt, max, notExists, sql } from 'drizzle-orm';
import { siteDay } from '../../content/site-dates';
import { inState } from '../../content-types/job-postings/state';
import { titlesOfJobs } from '../../content-types/job-postings/titles';
import { publicOnly } from '../../content/visibility';
import type { Database } from '../../database/database';
import { announcedJobs, jobPostings } from '../../database/schema';
import type { Services } from '../../services';
import type { Texts } from '../../texts/texts';
import { filterText } from './emails';
import { lowestNumber, notifySubscribers, oncePerLanguage, type News } from './notify-subscribers';

type Job = Pick<
  typeof jobPostings.$inferSelect,
  'id' | 'slug' | 'title' | 'location' | 'role' | 'department' | 'employmentType'
>;

const key = (text: string): string => text.trim().toLowerCase();

function matches(filter: JobAlertFilter, job: Job): boolean {
  const fits = (wanted: readonly string[], values: readonly string[]): boolean =>
    wanted.length === 0 || values.some((value) => wanted.some((one) => key(one) === key(value)));
  return (
    fits(filter.location, [job.location]) &&
    fits(filter.role, job.role) &&
    fits(filter.department, [job.department]) &&
    fits(filter.employmentType, [job.employmentType])
  );
}

/** The most positions that an email lists; the career page has them all. */
const MAX_LISTED = 20;

/** The news about jobs, whose titles are in the subscriber's language. */
function newsOf(texts: Texts, jobs: readonly Job[], filter: JobAlertFilter, siteUrl: string): News | undefined {
  const { text, path, count } = texts;
  const [first, ...others] = jobs;
  if (!first) return undefined;
  const listed = jobs.slice(0, MAX_LISTED).map((job) => {
    const facts = [job.location, job.department, job.employmentType].filter((fact) => fact !== '');
    return `${job.title}\n${facts.join(', ')}\n${siteUrl}${path(jobPath({ _id: job.id, slug: job.slug }))}`;
  });
  const more =
    jobs.length > MAX_LISTED ? [text('There are more on {address}', { address: siteUrl + path(CAREER_PATH) })] : [];
  return {
    subject:
      others.length === 0
        ? text('New position: {job}', { job: first.title })
        : count(jobs.length, '{count} new position', '{count} new positions'),
    text: [
      ...listed,
      ...more,
      `${text('You get this email because you asked for a job alert:')}\n${filterText(texts, filter)}`,
    ].join('\n\n'),
  };
}

/** The public jobs without a number. */
function unannounced(db: Database, now: Date, today: string) {
  const isAnnounced = db.select().from(announcedJobs).where(eq(announcedJobs.jobId, jobPostings.id));
  return db
    .select({ jobId: jobPostings.id })
    .from(jobPostings)
    .where(and(publicOnly(jobPostings, now), inState('open', today), notExists(isAnnounced)))
    .orderBy(asc(jobPostings.createdAt), asc(jobPostings.id));
}

/** Numbers the newly public jobs. One process at a time, so that no number is skipped. */
async function announceJobs({ db, clock }: Services): Promise<void> {
  const now = clock.now();
  const today = await siteDay(db, now);
  if ((await unannounced(db, now, today).limit(1)).length === 0) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('announced jobs', 0))`);
    const fresh = await unannounced(tx, now, today);
    if (fresh.length > 0) await tx.insert(announcedJobs).values(fresh);
  });
}

/** Emails the subscribers of job alerts about positions that were published since their last email. */
export async function sendJobAlerts(services: Services): Promise<void> {
  const { db, clock, config } = services;
  await announceJobs(services);
  const since = await lowestNumber(db, 'job-alert');
  if (since === undefined) return;
  const [newest] = await db.select({ last: max(announcedJobs.number) }).from(announcedJobs);
  const last = newest?.last ?? 0;
  if (last <= since) return;
  const now = clock.now();
  const { id, slug, title, location, role, department, employmentType } = jobPostings;
  const jobs = await db
    .select({ number: announcedJobs.number, id, slug, title, location, role, department, employmentType })
    .from(announcedJobs)
    .innerJoin(jobPostings, eq(jobPostings.id, announcedJobs.jobId))
    .where(and(gt(announcedJobs.number, since), publicOnly(jobPostings, now), inState('open', await siteDay(db, now))))
    .orderBy(asc(announcedJobs.number));
  const named = oncePerLanguage(async (tx, language) => {
    const titles = await titlesOfJobs(tx, language, jobs);
    return jobs.map((job) => ({ ...job, title: titles.get(job.id) ?? job.title }));
  });
  await notifySubscribers(services, 'job-alert', last, async (tx, { filter, lastNumber }, texts) => {
    const found = (await named(tx, texts)).filter((job) => job.number > lastNumber && matches(filter, job));
    return newsOf(texts, found, filter, config.siteUrl);
  });
}
