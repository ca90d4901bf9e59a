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
    /** Made by us, not guessable; the last part of the address. */
    name: byteText('name').notNull().unique(),
    originalName: text('original_name').notNull(),
    sortName: byteText('sort_name').notNull(),
    kind: text('kind', { enum: ['image', 'document', 'resume'] }).notNull(),
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    width: integer('width'),
    height: integer('height'),
    alt: text('alt').notNull().default(''),
    /** Empty for none. */
    folder: text('folder').notNull().default(''),
    /** What stays in view where the picture is cut, in percent. */
    focusX: integer('focus_x').notNull().default(50),
    focusY: integer('focus_y').notNull().default(50),
    /** The file that this one is a crop of. */
    originalId: text('original_id'),
    sha256: text('sha256').notNull(),
    /** A résumé nobody has used is removed then. */
    purgeAt: moment('purge_at'),
    /** A résumé belongs to one application. */
    used: boolean('used').notNull().default(false),
    /** The application that a résumé was sent with. */
    applicationId: text('application_id'),
    /** What it was made from, when the site itself made it. */
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

/** Which content shows which file, kept by triggers of the tables of content. */
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

/**
 * Bytes that have to go, noted in the transaction that removed their row: they are deleted after it, as often as it takes.
 */
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

/** How each item was after each change. */
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
    // By what an item was called once.
    index('revisions_slug').on(table.collection, sql`(${table.content} ->> 'slug')`),
  ],
);

/** Who did what to what, when. A trigger refuses changes and deletions. */
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

/** Events that count against a limit; old ones are swept. */
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

/** The first answer to a call that carried an `Idempotency-Key`. `status` is null while it runs. */
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

/** Mail waiting to be sent: stored with the change that caused it, sent afterwards, tried again. */
export const outbox = pgTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    replyTo: text('reply_to').notNull().default(''),
    /** An appointment that goes with it as a calendar file, sealed like the text; empty for none. */
    calendar: text('calendar').notNull().default(''),
    /** Where the recipient unsubscribes, sealed like the text; empty for an email of no subscription. */
    unsubscribe: text('unsubscribe').notNull().default(''),
    /** The subscription that it is sent for, and without which it does not leave; empty for an email of none. */
    subscriptionId: text('subscription_id').notNull().default(''),
    /** Marks of the people it is to, from or about; they stay when the rest is emptied, and tell nobody an address. */
    people: text('people').array().notNull().default([]),
    createdAt: moment('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    sentAt: moment('sent_at'),
    lastError: text('last_error').notNull().default(''),
  },
  (table) => [index('outbox_due').on(table.sentAt, table.nextAttemptAt), index('outbox_age').on(table.createdAt)],
);

/** Anonymous measurements of visits: web vitals and loads of the site's sections. */
export const telemetryEvents = pgTable(
  'telemetry_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    kind: text('kind', { enum: ['vital', 'remote'] }).notNull(),
    /** The vital's name, or the section's. */
    name: text('name').notNull(),
    /** The section that a vital was measured in. */
    section: text('section').notNull().default(''),
    version: text('version').notNull().default(''),
    outcome: text('outcome').notNull().default(''),
    value: doublePrecision('value').notNull(),
    page: text('page').notNull().default(''),
    reason: text('reason').notNull().default(''),
  },
  (table) => [index('telemetry_events_age').on(table.at)],
);

/** How often something of visits happened on a day. Counts alone: nothing leads from one to another. */
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
    /** Until then a backup that is under way counts as alive; it says so again and again. */
    aliveUntil: moment('alive_until').notNull(),
    finishedAt: moment('finished_at'),
    destination: text('destination').notNull(),
    rows: bigint('rows', { mode: 'number' }).notNull().default(0),
    files: bigint('files', { mode: 'number' }).notNull().default(0),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    /** Names of files that the site itself did not have any more. */
    lost: text('lost').array().notNull().default([]),
  },
  (table) => [
    uniqueIndex('backup_runs_under_way')
      .on(sql`(${table.finishedAt} is null)`)
      .where(sql`${table.finishedAt} is null`),
    index('backup_runs_by_end').on(table.finishedAt),
  ],
);

/** Work that is done again and again, once however many processes there are. Its times are those of the database. */
export const scheduledJobs = pgTable('scheduled_jobs', {
  name: text('name').primaryKey(),
  nextAt: moment('next_at').notNull(),
  /** Which process does it now, and until when it counts as alive. */
  claimedBy: text('claimed_by'),
  claimedUntil: moment('claimed_until'),
  /** When it last ended, and what was wrong then; empty for nothing. */
  endedAt: moment('ended_at'),
  lastError: text('last_error').notNull().default(''),
  /** How often in a row it has failed. */
  failures: integer('failures').notNull().default(0),
});

/** Marks of this installation, made once; no secrets, which are in the key file. */
export const installation = pgTable('installation', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
