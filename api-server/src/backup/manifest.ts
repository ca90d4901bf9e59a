import { z } from 'zod';

const part = z.object({ key: z.string(), rows: z.number(), sha256: z.string() });

/** One table: how many rows, a sum over them that does not depend on their order, and where they lie. */
const table = z.object({ name: z.string(), rows: z.number(), sum: z.string(), parts: z.array(part) });

/** What a copy of all rows consists of, at one moment. */
export const snapshotSchema = z.object({
  /** When the newest migration was made that its tables have had. */
  schema: z.number(),
  tables: z.array(table),
});

export type Snapshot = z.output<typeof snapshotSchema>;

/** What a backup consists of. It is written last: without it there is no backup. */
export const manifestSchema = z.object({
  format: z.literal(1),
  id: z.string(),
  /** Tells the backups of one site from those of another. */
  site: z.string(),
  startedAt: z.string(),
  engine: z.enum(['embedded', 'postgres']),
  /** The ids of the keys that something in it is sealed with; the keys themselves are not in it. */
  keys: z.array(z.string()),
  snapshot: snapshotSchema,
  files: z.object({ count: z.number(), bytes: z.number() }),
  /** Names of files whose bytes the site itself did not have any more, or not as they were stored. */
  lost: z.array(z.string()),
});

export type Manifest = z.output<typeof manifestSchema>;
