import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { contentTypes } from '../../content-types';
import { servedCollections } from '../../content-types/collections/served-collections';
import type { AnyEntity } from '../../content/stored-content-type';
import { everyItem } from '../../content-types/list';
import type { ServedContentType } from '../../content-types/served-content-type';
import { readBody, statusIn } from '../../content-types/read-body';
import { createItem, updateItem } from '../../content-types/writes';
import type { Database } from '../../database/database';
import type { Change, Services } from '../../services';
import { isCustomFieldColumn, withCustomFields } from './custom-field-columns';
import { withIds } from './named-references';
import { undoItem, type ImportedItem } from './undo-item';

type Row = Readonly<Record<string, unknown>>;

interface PreparedRow {
  readonly id: string | undefined;
  /** How it differs from the present item; undefined for a new one. */
  compare(change: Change): Promise<{ title: string; fields: string[] } | undefined>;
  store(change: Change): Promise<AnyEntity>;
}

export interface ImportExportCollection {
  readonly served: ServedContentType;
  /** The columns of a table, which are the fields of a row. */
  readonly fields: readonly string[];
  /** Whether a row may have a field: further fields that an export writes are ignored silently. */
  knows(field: string): boolean;
  /** Everything that is not in the trash, in batches. */
  every(db: Database, now: Date): AsyncIterable<readonly object[]>;
  /**
   * A row with ids in the fields that refer to other items by address or name, and with its columns of custom fields in a list.
   * @throws 400 when several items have the name
   */
  complete(services: Services, row: Row): Promise<Row>;
  /**
   * Validates a row: nothing is stored before `store` is called.
   * @throws 400 naming every wrong field, ZodError for a wrong id
   */
  prepare(row: Row): PreparedRow;
  /**
   * Moves an item that an import created to the trash, or gives one that it changed its earlier values.
   * @throws 409 when it was changed since, or its earlier version was deleted
   */
  undo(change: Change, item: ImportedItem): Promise<'deleted' | 'updated' | 'unchanged'>;
}

const idSchema = z.object({ _id: z.string().min(1).max(100).optional() });

/** Fields that tables leave out: they are derived, or cannot be changed. */
const LEFT_OUT = new Set(['version']);

/** A field of the change, not of the item. */
const CONSENT = 'unpublish';

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';
const isSame = (a: unknown, b: unknown): boolean => isDeepStrictEqual(a, b) || (isEmpty(a) && isEmpty(b));

function importExport(served: ServedContentType): ImportExportCollection {
  const { schemas, type, hooks } = served;
  const rulesOf = (full: z.ZodObject, draft: z.ZodObject) => ({
    full: hooks.imported?.(full) ?? full,
    draft: hooks.imported?.(draft) ?? draft,
  });
  const bodies = rulesOf(schemas.body, schemas.draft.body);
  const updates = rulesOf(schemas.update, schemas.draft.update);
  return {
    served,
    fields: ['_id', ...Object.keys(bodies.full.shape).filter((field) => !LEFT_OUT.has(field))],
    knows: (field) =>
      field in updates.full.shape || field in schemas.entity.shape || isCustomFieldColumn(served, field),
    every: (db, now) => everyItem(served, db, now),
    complete: async (services, row) => withIds(services.db, served, await withCustomFields(services, served, row)),
    prepare: ({ version: _, ...row }) => {
      const { _id: id } = idSchema.parse(row);
      if (id === undefined) {
        const item = readBody(bodies, row, statusIn(row) === 'draft');
        return { id, compare: () => Promise.resolve(undefined), store: (change) => createItem(change, served, item) };
      }
      // Without a status the item's own decides: `store` refuses a row that leaves a published one incomplete.
      const status = statusIn(row);
      const update = readBody(updates, row, status === undefined || status === 'draft');
      return {
        id,
        compare: async ({ services: { db, clock } }) => {
          const item = await served.current(db, id, clock.now());
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
    undo: (change, item) => undoItem(change, served, item),
  };
}

const ofTheSite = contentTypes.filter(({ type }) => type.imported);

/** The collections that can be imported and exported as a file, by name. */
export async function importExportCollections(db: Database): Promise<Readonly<Record<string, ImportExportCollection>>> {
  const types = [...ofTheSite, ...(await servedCollections(db))];
  return Object.fromEntries(types.map((served) => [served.collection, importExport(served)]));
}
