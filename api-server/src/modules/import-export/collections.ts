import type { Role } from 'api-client';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { contentTypes } from '../../content-types';
import { everyItem } from '../../content-types/list';
import { registeredType } from '../../content-types/registered';
import type { Served } from '../../content-types/served';
import { createItem, updateItem } from '../../content-types/writes';
import type { Change } from '../../content/change';
import type { Database } from '../../database/database';

/** A row that was found right. */
interface PreparedRow {
  readonly id: string | undefined;
  /** How it differs from what is there; undefined where nothing is. */
  compare(change: Change): Promise<{ title: string; fields: string[] } | undefined>;
  store(change: Change): Promise<unknown>;
}

/** What import and export know of a collection. */
export interface ImportExportCollection {
  readonly roles: readonly Role[];
  /** The columns of a table, which are the fields of a row. */
  readonly fields: readonly string[];
  /** Whether a row may have a field: what an export writes besides is passed over without a word. */
  knows(field: string): boolean;
  /** Everything that is not in the trash, some at a time. */
  every(db: Database, now: Date): AsyncIterable<readonly object[]>;
  /**
   * Checks a row: nothing is stored before `store` is called.
   * @throws ZodError naming every field that is wrong
   */
  prepare(row: Readonly<Record<string, unknown>>): PreparedRow;
}

const idSchema = z.object({ _id: z.string().min(1).max(100).optional() });

/** What a table does not hold: it follows from the rest, or is nobody's to change. */
const LEFT_OUT = new Set(['version']);

/** What a row says of the change and not of the item. */
const CONSENT = 'unpublish';

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';
const isSame = (a: unknown, b: unknown): boolean => isDeepStrictEqual(a, b) || (isEmpty(a) && isEmpty(b));

function importExport(served: Served): ImportExportCollection {
  const { roles, schemas, type } = served;
  const { current } = registeredType(served);
  return {
    roles,
    fields: ['_id', ...Object.keys(schemas.body.shape).filter((field) => !LEFT_OUT.has(field))],
    knows: (field) => field in schemas.update.shape || field in schemas.entity.shape,
    every: (db, now) => everyItem(served, db, now),
    prepare: ({ version: _, ...row }) => {
      const { _id: id } = idSchema.parse(row);
      if (id === undefined) {
        const body = schemas.body.parse(row);
        return { id, compare: () => Promise.resolve(undefined), store: (change) => createItem(change, served, body) };
      }
      const update = schemas.update.parse(row);
      return {
        id,
        compare: async ({ services: { db, clock } }) => {
          const item = await current(db, id, clock.now());
          if (!item) return undefined;
          const now = new Map<string, unknown>(Object.entries(item));
          const fields = Object.entries(update).flatMap(([name, value]) =>
            name === CONSENT || isSame(value, now.get(name)) ? [] : [name],
          );
          return { title: String(now.get(type.title)), fields };
        },
        store: (change) => updateItem(change, served, id, update),
      };
    },
  };
}

/** The collections that can be brought in and out as a file. */
export const importExportCollections: Readonly<Record<string, ImportExportCollection>> = Object.fromEntries(
  contentTypes.filter(({ type }) => type.imported).map((served) => [served.type.collection, importExport(served)]),
);
