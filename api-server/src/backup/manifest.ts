import { z } from 'zod';

const part = z.object({ key: z.string(), rows: z.number(), sha256: z.string() });

/** A table: the number of rows, a sum over them that does not depend on their order, and its parts. */
const table = z.object({ name: z.string(), rows: z.number(), sum: z.string(), parts: z.array(part) });

/** A copy of all rows at one moment. */
export const snapshotSchema = z.object({
  /** The name of the newest migration of its tables. */
  migration: z.string(),
  tables: z.array(table),
});

export type Snapshot = z.output<typeof snapshotSchema>;

export const countRows = ({ tables }: Snapshot): number => tables.reduce((sum, { rows }) => sum + rows, 0);

/** The contents of a backup. It is written last: without it a backup does not count. */
export const manifestSchema = z.object({
  format: z.literal(1),
  id: z.string(),
  /** The id of the site, which distinguishes its backups from those of others. */
  site: z.string(),
  startedAt: z.string(),
  engine: z.enum(['embedded', 'postgres']),
  /** The ids of the keys that seal texts in it; the keys themselves are not in it. */
  keys: z.array(z.string()),
  snapshot: snapshotSchema,
  files: z.object({ count: z.number(), bytes: z.number() }),
  /** Names of files whose bytes the site itself lacked, or had changed. */
  lost: z.array(z.string()),
});

export type Manifest = z.output<typeof manifestSchema>;
