import type { ApplicationState, GivenConsent, JobApplication } from 'api-client';
import * as types from 'api-client/content-types';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { byteText, entityColumns, json, moment, shortPendingList, similarText } from './columns';
import { columnsOf } from './columns-of';
import { admins } from './people';

export const jobPostings = pgTable(
  'job_postings',
  {
    ...columnsOf(types.jobPostings),
    /** When it was closed manually; null while it is open. */
    closedAt: moment('closed_at'),
  },
  (table) => [
    uniqueIndex('job_postings_slug_key')
      .on(table.slugKey)
      .where(sql`status <> 'trashed'`),
    index('job_postings_by_creation').on(table.createdAt, table.id),
    // As for job applications.
    index('job_postings_search').using('gin', table.searched.op('gin_trgm_ops')).with(shortPendingList),
    index('job_postings_similar')
      .using('gin', sql`${similarText(table.sortName, [table.location, table.department])} gin_trgm_ops`)
      .with(shortPendingList),
  ],
);

export type Sending = JobApplication['sendings'][number];

export const jobApplications = pgTable(
  'job_applications',
  {
    ...entityColumns(),
    reference: text('reference').notNull().unique(),
    jobId: text('job_id').notNull(),
    /** The title when the application came in: the application outlives the posting. */
    jobTitle: text('job_title').notNull(),
    fullName: text('full_name').notNull(),
    sortName: byteText('sort_name').notNull(),
    contactNumber: text('contact_number').notNull(),
    email: text('email').notNull(),
    emailKey: byteText('email_key').notNull(),
    address: text('address').notNull(),
    education: text('education').notNull(),
    experience: text('experience').notNull(),
    resume: text('resume').notNull(),
    /** Earlier applications of the same address, oldest first. */
    replaced: json<Sending[]>('replaced').notNull().default([]),
    /** Later applications that an earlier release stored beside the first one, oldest first. No longer written. */
    resent: json<Sending[]>('resent').notNull().default([]),
    state: text('state').$type<ApplicationState>().notNull().default('new'),
    notes: json<JobApplication['notes']>('notes').notNull(),
    /** The scores of recruiters, one each. */
    scores: json<JobApplication['scores']>('scores').notNull().default([]),
    interviews: json<JobApplication['interviews']>('interviews').notNull().default([]),
    /** When the answers above were sent, with the consent. */
    consentAt: moment('consent_at').notNull(),
    /** Null for applications from before it was noted. */
    consent: json<GivenConsent>('consent'),
    purgeAt: moment('purge_at').notNull(),
    /** All searched columns as one text, so that one index is enough. */
    searched: text('searched')
      .notNull()
      .generatedAlwaysAs(sql`lower(full_name || chr(10) || email || chr(10) || reference || chr(10) || job_title)`),
  },
  (table) => [
    uniqueIndex('job_applications_of_person').on(table.jobId, table.emailKey),
    index('job_applications_by_creation').on(table.createdAt, table.id),
    // A candidate's other applications.
    index('job_applications_of_candidate').on(table.emailKey),
    index('job_applications_by_name').on(table.sortName, table.id),
    index('job_applications_of_job').on(table.jobId, table.createdAt, table.id),
    index('job_applications_in_state').on(table.state, table.createdAt, table.id),
    index('job_applications_search').using('gin', table.searched.op('gin_trgm_ops')).with(shortPendingList),
    index('job_applications_purge').on(table.purgeAt),
  ],
);

/** The recruiters who are emailed about a job's new applications. */
export const jobRecruiters = pgTable(
  'job_recruiters',
  {
    jobId: text('job_id')
      .notNull()
      .references(() => jobPostings.id, { onDelete: 'cascade' }),
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.adminId] }),
    index('job_recruiters_of_admin').on(table.adminId),
  ],
);

/** The wording of the email about a state, if a recruiter has changed it. */
export const stateMails = pgTable('state_mails', {
  state: text('state').$type<ApplicationState>().primaryKey(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
