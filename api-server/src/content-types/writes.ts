import { slugKey } from 'api-client';
import { createContent, updateContent } from '../content/change';
import { trashContent } from '../content/trash-content';
import { uniqueSlug } from '../content/unique-slug';
import { publicationMoment } from '../content/publication-day';
import { may } from '../auth/may';
import type { Database } from '../database/database';
import { propertyOf } from '../database/schema/columns-of';
import { absentValue, storedColumns } from './field-kinds';
import { publicationOf, textIn } from './read-body';
import type { AnyEntity } from '../content/stored-content-type';
import type { AnyBody, ServedContentType } from './served-content-type';
import { isSlugged } from './table-parts';
import type { Change } from '../services';

async function columnsOf(tx: Database, { type }: ServedContentType, body: AnyBody): Promise<AnyBody> {
  const columns: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(type.fields)) {
    const given = field.stored === false ? undefined : body[name];
    Object.assign(columns, await storedColumns(tx, field, given, propertyOf(name, field)));
  }
  return columns;
}

async function absentColumns(tx: Database, served: ServedContentType, given: AnyBody, moment: Date): Promise<AnyBody> {
  const columns: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(served.type.fields)) {
    const property = propertyOf(name, field);
    if (field.stored === false || property in given) continue;
    columns[property] = await absentValue(field, { tx, table: served.table, moment });
  }
  return columns;
}

/** The columns of the fields of a new item. */
export async function newColumns(
  tx: Database,
  served: ServedContentType,
  body: AnyBody,
  moment: Date,
): Promise<{ given: AnyBody; absent: AnyBody }> {
  const given = await columnsOf(tx, served, body);
  return { given, absent: await absentColumns(tx, served, given, moment) };
}

/** The fields of a change that only shows an item or takes it away. */
const PUBLICATION = new Set(['status', 'publishAt', 'unpublish', 'version']);

export function createItem(change: Change, served: ServedContentType, body: AnyBody): Promise<AnyEntity> {
  const { type, table, hooks } = served;
  const publication = publicationOf(body);
  const name = textIn(body, type.title) ?? '';
  return createContent(change, served, {
    name,
    publication,
    values: async (tx) => {
      const moment = publicationMoment(publication.publishAt, change.services.clock.now());
      const { given, absent } = await newColumns(tx, served, body, moment);
      return {
        ...given,
        ...absent,
        ...(isSlugged(table) &&
          (await uniqueSlug(tx, table, { slug: textIn(body, 'slug'), name, within: served.shared?.within }))),
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
export function updateItem(change: Change, served: ServedContentType, id: string, body: AnyBody): Promise<AnyEntity> {
  const { type, hooks } = served;
  // A user who publishes a kind without writing it changes nothing else.
  const isPublication = Object.keys(body).every((field) => PUBLICATION.has(field));
  const within: Change =
    isPublication && may(change.viewer, served, 'publish') ? { ...change, isWritten: true } : change;
  const slug = type.slug && textIn(body, 'slug');
  return updateContent(within, served, id, {
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

export function deleteItem(change: Change, served: ServedContentType, id: string): Promise<void> {
  return trashContent(change, served, id, async (tx, row) => served.hooks.beforeDelete?.(tx, row));
}
