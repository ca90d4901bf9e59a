import { slugKey } from 'api-client';
import type { Field } from 'api-client/content-types';
import { createContent, trashContent, updateContent, type Change } from '../content/change';
import { freeSlug } from '../content/free-slug';
import { lastPlace } from '../content/last-place';
import { publicationMoment, storedDay } from '../content/publication-day';
import { siteDates } from '../content/site-dates';
import { storeRichText } from '../content/stored-rich-text';
import type { Database } from '../database/database';
import { propertyOf } from '../database/schema/columns-of';
import { publicationOf, textIn } from './read-body';
import type { AnyBody, AnyEntity, Served } from './served';
import { isPlaced, isSlugged } from './table-parts';

/** A field's value in the form of its column; undefined leaves the column unchanged. */
async function stored(tx: Database, field: Field, value: unknown): Promise<unknown> {
  if (field.kind !== 'date' || value === undefined) return value;
  const day = typeof value === 'string' ? await storedDay(tx, value) : undefined;
  return field.nullable ? (day ?? null) : day;
}

async function columnsOf(tx: Database, { type }: Served, body: AnyBody): Promise<AnyBody> {
  const columns: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(type.fields)) {
    const given = field.stored === false ? undefined : body[name];
    const property = propertyOf(name, field);
    if (field.kind === 'richText' && typeof given === 'string') {
      const { text, ...rendered } = await storeRichText(tx, given);
      Object.assign(columns, rendered, { [property]: text });
    } else {
      const value = await stored(tx, field, given);
      if (value !== undefined) columns[property] = value;
    }
  }
  return columns;
}

/** The value of a new item's field that its body leaves out; undefined if the table has a default. */
async function absent(tx: Database, { table }: Served, field: Field, moment: Date): Promise<unknown> {
  switch (field.kind) {
    case 'lines':
    case 'ids':
    case 'custom':
      return [];
    case 'date':
      return field.nullable ? null : (await siteDates(tx)).dayOf(moment);
    case 'integer':
      return field.whenAbsent === 'last' && isPlaced(table) ? lastPlace(tx, table) : field.whenAbsent;
    case 'select':
      return field.whenAbsent;
    default:
      return undefined;
  }
}

async function absentColumns(tx: Database, served: Served, given: AnyBody, moment: Date): Promise<AnyBody> {
  const columns: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(served.type.fields)) {
    const property = propertyOf(name, field);
    if (field.stored === false || property in given) continue;
    columns[property] = await absent(tx, served, field, moment);
  }
  return columns;
}

/** Adds an item. */
export function createItem(change: Change, served: Served, body: AnyBody): Promise<AnyEntity> {
  const { type, table, kind, hooks } = served;
  const publication = publicationOf(body);
  const name = textIn(body, type.title) ?? '';
  return createContent(change, kind, {
    name,
    publication,
    values: async (tx) => {
      const given = await columnsOf(tx, served, body);
      const moment = publicationMoment(publication.publishAt, change.services.clock.now());
      return {
        ...given,
        ...(await absentColumns(tx, served, given, moment)),
        ...(isSlugged(table) && (await freeSlug(tx, table, { slug: textIn(body, 'slug'), name }))),
        ...(await hooks.beforeSave?.(tx, { change, body, columns: given, before: undefined })),
      };
    },
    after: async (tx, row) => hooks.afterSave?.(tx, { row, before: undefined, body }),
  });
}

/**
 * Changes an item. Its address stays unless the body has another.
 * @throws 404, or 409 after a stale `version`
 */
export function updateItem(change: Change, served: Served, id: string, body: AnyBody): Promise<AnyEntity> {
  const { type, kind, hooks } = served;
  const slug = type.slug && textIn(body, 'slug');
  return updateContent(change, kind, id, {
    version: typeof body['version'] === 'number' ? body['version'] : undefined,
    name: textIn(body, type.title),
    publication: publicationOf(body),
    values: async (tx, before) => {
      const columns = await columnsOf(tx, served, body);
      return {
        ...columns,
        ...(slug !== undefined && { slug, slugKey: slugKey(slug) }),
        ...(await hooks.beforeSave?.(tx, { change, body, columns, before })),
      };
    },
    after: async (tx, row, before) => hooks.afterSave?.(tx, { row, before, body }),
  });
}

/** Moves an item to the trash. */
export function deleteItem(change: Change, { kind, hooks }: Served, id: string): Promise<void> {
  return trashContent(change, kind, id, async (tx, row) => hooks.beforeDelete?.(tx, row));
}
