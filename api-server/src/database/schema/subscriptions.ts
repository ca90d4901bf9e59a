import type { GivenConsent, JobAlertFilter, NewsletterIssue, SubscriptionKind } from 'api-client';
import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { jobPostings } from './careers';
import { byteText, entityColumns, json, moment } from './columns';

/** Subscriptions to emails of a kind, confirmed or requested. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    ...entityColumns(),
    kind: text('kind').$type<SubscriptionKind>().notNull(),
    email: text('email').notNull(),
    emailKey: byteText('email_key')
      .notNull()
      .generatedAlwaysAs(sql`lower(email)`),
    /** The latest request; it applies once it is confirmed. */
    requested: json<JobAlertFilter>('requested').notNull(),
    requestedAt: moment('requested_at').notNull(),
    /** The confirmed filter. */
    filter: json<JobAlertFilter>('filter').notNull(),
    consentAt: moment('consent_at').notNull(),
    /** Null for subscriptions from before it was noted. */
    consent: json<GivenConsent>('consent'),
    /** The same of the latest request. */
    requestedConsent: json<GivenConsent>('requested_consent'),
    confirmedAt: moment('confirmed_at'),
    /** The number of the last job or issue that this address got, or that came before its confirmation. */
    lastNumber: bigint('last_number', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    uniqueIndex('subscriptions_of_person').on(table.kind, table.emailKey),
    index('subscriptions_by_creation').on(table.createdAt, table.id),
    index('subscriptions_to_tell').on(table.kind, table.lastNumber),
    index('subscriptions_of_address').on(table.emailKey),
  ],
);

/** Jobs in the order in which they became public: each is announced once. */
export const announcedJobs = pgTable('announced_jobs', {
  jobId: text('job_id')
    .primaryKey()
    .references(() => jobPostings.id, { onDelete: 'cascade' }),
  number: bigserial('number', { mode: 'number' }).notNull().unique(),
});

export const newsletterIssues = pgTable('newsletter_issues', {
  ...entityColumns(),
  number: bigserial('number', { mode: 'number' }).notNull().unique(),
  subject: text('subject').notNull(),
  introduction: text('introduction').notNull().default(''),
  articles: json<NewsletterIssue['articles']>('articles').notNull(),
  sentBy: text('sent_by').notNull(),
  recipients: integer('recipients').notNull().default(0),
});
