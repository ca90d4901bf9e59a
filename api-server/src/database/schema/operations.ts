import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { byteText, entityColumns, json, moment } from './columns';

/** Stored files. Their bytes are in the file store under `name`. */
export const files = pgTable(
  'files',
  {
    ...entityColumns(),
    /** Generated, not guessable; the last part of the address. */
    name: byteText('name').notNull().unique(),
    originalName: text('original_name').notNull(),
    sortName: byteText('sort_name').notNull(),
    kind: text('kind', { enum: ['image', 'document', 'resume', 'attachment'] }).notNull(),
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    width: integer('width'),
    height: integer('height'),
    alt: text('alt').notNull().default(''),
    /** Empty for none. */
    folder: text('folder').notNull().default(''),
    /** The part that stays visible when the picture is cropped, in percent. */
    focusX: integer('focus_x').notNull().default(50),
    focusY: integer('focus_y').notNull().default(50),
    /** The file that this one is a crop of. */
    originalId: text('original_id'),
    sha256: text('sha256').notNull(),
    /** When an unused resume is removed. */
    purgeAt: moment('purge_at'),
    /** An upload of a visitor belongs to one application, or to one item of a collection. */
    used: boolean('used').notNull().default(false),
    /** The application that a resume was sent with. */
    applicationId: text('application_id'),
    /** The source of a file that the site itself made. */
    source: text('source').unique(),
  },
  (table) => [
    index('files_by_creation').on(table.createdAt, table.id),
    index('files_purge').on(table.purgeAt),
    index('files_of_application').on(table.applicationId),
    index('files_by_content').on(table.sha256),
    index('files_by_original').on(table.originalId),
  ],
);

/** The files that items show, maintained by triggers of the tables of content (`database/file-uses.ts`). */
export const fileUses = pgTable(
  'file_uses',
  {
    name: byteText('name').notNull(),
    collection: text('collection').notNull(),
    entityId: text('entity_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.collection, table.entityId] }),
    index('file_uses_by_entity').on(table.collection, table.entityId),
  ],
);

/** Bytes to delete, noted in the transaction that removed their row: they are deleted after it, with retries. */
export const fileDeletions = pgTable(
  'file_deletions',
  {
    name: byteText('name').primaryKey(),
    createdAt: moment('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull(),
  },
  (table) => [index('file_deletions_due').on(table.nextAttemptAt)],
);

/** The state of each item after each change. */
export const revisions = pgTable(
  'revisions',
  {
    collection: text('collection').notNull(),
    entityId: text('entity_id').notNull(),
    number: integer('number').notNull(),
    at: moment('at').notNull(),
    by: text('by').notNull(),
    action: text('action', { enum: ['created', 'updated', 'deleted', 'restored'] }).notNull(),
    content: json<Record<string, unknown>>('content').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.entityId, table.number] }),
    // For former slugs.
    index('revisions_slug').on(table.collection, sql`(${table.content} ->> 'slug')`),
  ],
);

/** The audit log: the user, action, item and time. A trigger refuses changes and deletions. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    actorName: text('actor_name').notNull(),
    actorEmail: text('actor_email').notNull(),
    action: text('action').notNull(),
    collection: text('collection').notNull().default(''),
    entityId: text('entity_id').notNull().default(''),
    title: text('title').notNull().default(''),
    requestId: text('request_id').notNull().default(''),
  },
  (table) => [index('audit_entries_of_entity').on(table.collection, table.entityId)],
);

/** Events that count against a limit; old ones are deleted. */
export const limitEvents = pgTable(
  'limit_events',
  {
    id: text('id').primaryKey(),
    key: byteText('key').notNull(),
    at: moment('at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('limit_events_of_key').on(table.key, table.at), index('limit_events_expiry').on(table.expiresAt)],
);

/** The first answer to a call with an `Idempotency-Key`. `status` is null while it runs. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: byteText('scope').notNull(),
    key: byteText('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer('status'),
    answer: text('answer'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index('idempotency_keys_age').on(table.createdAt)],
);

/** The outbox: emails are stored with the change that caused them, sent afterwards, and tried again. */
export const outbox = pgTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    language: text('language').notNull().default('en'),
    replyTo: text('reply_to').notNull().default(''),
    /** A calendar file to attach, sealed like the text; empty for none. */
    calendar: text('calendar').notNull().default(''),
    /** The address to unsubscribe, sealed like the text; empty without a subscription. */
    unsubscribe: text('unsubscribe').notNull().default(''),
    /** The subscription it belongs to, without which it is not sent; empty for none. */
    subscriptionId: text('subscription_id').notNull().default(''),
    /**
     * Pseudonyms of the people it is to, from or about; they stay when the rest is emptied, and do not reveal
     * addresses.
     */
    people: text('people').array().notNull().default([]),
    createdAt: moment('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    sentAt: moment('sent_at'),
    lastError: text('last_error').notNull().default(''),
  },
  (table) => [index('outbox_due').on(table.sentAt, table.nextAttemptAt), index('outbox_age').on(table.createdAt)],
);

/** Anonymous measurements of visits: web vitals, loads of the site's sections, and completed tasks. */
export const telemetryEvents = pgTable(
  'telemetry_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    kind: text('kind', { enum: ['vital', 'remote', 'task'] }).notNull(),
    /** The name of the vital, of the section or of the task. */
    name: text('name').notNull(),
    /** The section of a vital or a task. */
    section: text('section').notNull().default(''),
    version: text('version').notNull().default(''),
    outcome: text('outcome').notNull().default(''),
    value: doublePrecision('value').notNull(),
    page: text('page').notNull().default(''),
    reason: text('reason').notNull().default(''),
    /** The places of an error in published scripts, innermost first. */
    places: text('places').array().notNull().default([]),
  },
  (table) => [index('telemetry_events_age').on(table.at)],
);

/** Daily counts of visits. There are only counts, which cannot be linked to each other. */
export const visitCounts = pgTable(
  'visit_counts',
  {
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind', { enum: ['page', 'referrer', 'search', 'document', 'begun', 'sent'] }).notNull(),
    name: byteText('name').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.name] })],
);

/** Backups of this database: at most one is under way. */
export const backupRuns = pgTable(
  'backup_runs',
  {
    id: text('id').primaryKey(),
    startedAt: moment('started_at').notNull(),
    /** A backup under way counts as alive until then; it extends this regularly. */
    aliveUntil: moment('alive_until').notNull(),
    finishedAt: moment('finished_at'),
    destination: text('destination').notNull(),
    rows: bigint('rows', { mode: 'number' }).notNull().default(0),
    files: bigint('files', { mode: 'number' }).notNull().default(0),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    /** Names of files that the site itself lacked. */
    lost: text('lost').array().notNull().default([]),
  },
  (table) => [
    uniqueIndex('backup_runs_under_way')
      .on(sql`(${table.finishedAt} is null)`)
      .where(sql`${table.finishedAt} is null`),
    index('backup_runs_by_end').on(table.finishedAt),
  ],
);

/** Repeated jobs, each run by one process at a time. Times are by the clock of the database. */
export const scheduledJobs = pgTable('scheduled_jobs', {
  name: text('name').primaryKey(),
  nextAt: moment('next_at').notNull(),
  /** The process that runs it, and the end of its claim. */
  claimedBy: text('claimed_by'),
  claimedUntil: moment('claimed_until'),
  /** The end of its last run, and its error; empty for none. */
  endedAt: moment('ended_at'),
  lastError: text('last_error').notNull().default(''),
  /** The number of consecutive failures. */
  failures: integer('failures').notNull().default(0),
});

/** Ids of this installation, made once. The secrets are in the key file. */
export const installation = pgTable('installation', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
