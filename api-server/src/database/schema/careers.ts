import type { ApplicationState, JobApplication } from 'api-client';
import * as types from 'api-client/content-types';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { byteText, entityColumns, json, moment } from './columns';
import { columnsOf } from './columns-of';

export const jobPostings = pgTable(
  'job_postings',
  {
    ...columnsOf(types.jobPostings),
    /** When it was closed by hand; null while it is open. */
    closedAt: moment('closed_at'),
  },
  (table) => [
    uniqueIndex('job_postings_slug_key')
      .on(table.slugKey)
      .where(sql`status <> 'trashed'`),
    index('job_postings_by_creation').on(table.createdAt, table.id),
  ],
);

/** What was sent with an application, once. */
export type Sending = JobApplication['sendings'][number];

export const jobApplications = pgTable(
  'job_applications',
  {
    ...entityColumns(),
    reference: text('reference').notNull().unique(),
    jobId: text('job_id').notNull(),
    /** As it was when the application came in: it outlives the posting. */
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
    /** What the same address sent again, oldest first. The first answers stay as they are. */
    resent: json<Sending[]>('resent').notNull().default([]),
    state: text('state').$type<ApplicationState>().notNull().default('new'),
    notes: json<JobApplication['notes']>('notes').notNull(),
    consentAt: moment('consent_at').notNull(),
    purgeAt: moment('purge_at').notNull(),
    /** What a search reads: one text, so that one index answers it. */
    searched: text('searched')
      .notNull()
      .generatedAlwaysAs(sql`lower(full_name || chr(10) || email || chr(10) || reference || chr(10) || job_title)`),
  },
  (table) => [
    uniqueIndex('job_applications_of_person').on(table.jobId, table.emailKey),
    index('job_applications_by_creation').on(table.createdAt, table.id),
    index('job_applications_by_name').on(table.sortName, table.id),
    index('job_applications_of_job').on(table.jobId, table.createdAt, table.id),
    index('job_applications_in_state').on(table.state, table.createdAt, table.id),
    // New rows go into the index at once: a list of waiting ones would be read with every search.
    index('job_applications_search').using('gin', table.searched.op('gin_trgm_ops')).with({ fastupdate: false }),
    index('job_applications_purge').on(table.purgeAt),
  ],
);
