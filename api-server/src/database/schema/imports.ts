import { type AnyPgColumn, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ImportReport, ImportRun } from 'api-client';
import { json, moment } from './columns';

/** Imports, with their results. Claims end by the clock of the database. */
export const importRuns = pgTable(
  'import_runs',
  {
    id: text('id').primaryKey(),
    collection: text('collection').notNull(),
    dryRun: boolean('dry_run').notNull(),
    /** Whether cells are texts, parsed by the kind of their field. */
    fromTable: boolean('from_table').notNull(),
    state: text('state').$type<ImportRun['state'] | 'receiving'>().notNull().default('running'),
    rows: integer('rows').notNull(),
    handled: integer('handled').notNull().default(0),
    created: integer('created').notNull().default(0),
    updated: integer('updated').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    /** Items that undoing moved to the trash. */
    deleted: integer('deleted').notNull().default(0),
    /** The import that this run undoes. */
    undoes: text('undoes').references((): AnyPgColumn => importRuns.id, { onDelete: 'cascade' }),
    unknownFields: text('unknown_fields').array().notNull(),
    changes: json<ImportReport['changes']>('changes').notNull().default([]),
    /** The first of `importErrors`. */
    errors: json<ImportReport['errors']>('errors').notNull().default([]),
    /** The user who started it, and in whose name it changes items. */
    adminId: text('admin_id').notNull(),
    adminName: text('admin_name').notNull(),
    adminEmail: text('admin_email').notNull(),
    adminRole: text('admin_role').notNull(),
    requestId: text('request_id').notNull(),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
    /** The process that runs it, and the end of its claim. */
    claimedBy: text('claimed_by'),
    claimedUntil: moment('claimed_until'),
  },
  (table) => [index('import_runs_by_state').on(table.state, table.createdAt)],
);

/** The rows of a running import, a part in each row. */
export const importParts = pgTable(
  'import_parts',
  {
    runId: text('run_id')
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    /** The place of its first row in the file, from 0. */
    first: integer('first').notNull(),
    rows: json<Record<string, unknown>[]>('rows').notNull(),
    /** The numbers of the rows in a spreadsheet; empty for rows that are not from a table. */
    numbers: integer('numbers').array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.runId, table.first] })],
);

/** The errors of a run, of one part in each row. */
export const importErrors = pgTable(
  'import_errors',
  {
    runId: text('run_id')
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    /** The place of the part's first row in the file, from 0. */
    first: integer('first').notNull(),
    errors: json<ImportReport['errors']>('errors').notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.first] })],
);

/** The items that an import created or changed, which it takes to undo it. */
export const importItems = pgTable(
  'import_items',
  {
    runId: text('run_id')
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    entityId: text('entity_id').notNull(),
    /** The number of the last row that changed it. */
    row: integer('row').notNull(),
    /** Null for a new item. */
    versionBefore: integer('version_before'),
    versionAfter: integer('version_after').notNull(),
    undone: boolean('undone').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.runId, table.entityId] })],
);
