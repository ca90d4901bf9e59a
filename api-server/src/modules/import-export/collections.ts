import type { Role } from 'api-client';
import { z } from 'zod';
import { contentTypes } from '../../content-types';
import { everyItem } from '../../content-types/list';
import type { Served } from '../../content-types/served';
import { createItem, updateItem } from '../../content-types/writes';
import type { Change } from '../../content/change';
import type { Database } from '../../database/database';

/** What import and export know of a collection. */
export interface ImportExportCollection {
  readonly roles: readonly Role[];
  /** The columns of a table, which are the fields of a row. */
  readonly fields: readonly string[];
  /** Everything that is not in the trash. */
  list(db: Database, now: Date): Promise<readonly object[]>;
  /**
   * Checks a row: nothing is stored before `store` is called.
   * @throws ZodError naming every field that is wrong
   */
  prepare(row: Readonly<Record<string, unknown>>): { id: string | undefined; store(change: Change): Promise<unknown> };
}

const idSchema = z.object({ _id: z.string().min(1).max(100).optional() });

/** What a table does not hold: it follows from the rest, or is nobody's to change. */
const LEFT_OUT = new Set(['version']);

function importExport(served: Served): ImportExportCollection {
  const { roles, schemas } = served;
  return {
    roles,
    fields: ['_id', ...Object.keys(schemas.body.shape).filter((field) => !LEFT_OUT.has(field))],
    list: (db, now) => everyItem(served, db, now),
    prepare: ({ version: _, ...row }) => {
      const { _id: id } = idSchema.parse(row);
      if (id === undefined) {
        const body = schemas.body.parse(row);
        return { id, store: (change) => createItem(change, served, body) };
      }
      const update = schemas.update.parse(row);
      return { id, store: (change) => updateItem(change, served, id, update) };
    },
  };
}

/** The collections that can be brought in and out as a file. */
export const importExportCollections: Readonly<Record<string, ImportExportCollection>> = Object.fromEntries(
  contentTypes.filter(({ type }) => type.imported).map((served) => [served.type.collection, importExport(served)]),
);
