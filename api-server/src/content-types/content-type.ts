import { collectionOf, type ContentType } from 'api-client/content-types';
import type { FieldError } from 'api-client';
import { z } from 'zod';
import { fieldErrors } from '../contract/validation';
import { missingFields } from '../content/assert-complete';
import type { SharedTable } from '../content/shared-table';
import type { AnyEntity, ContentTable, StoredContentType } from '../content/stored-content-type';
import { versioned } from '../content/versioned-content-type';
import { entitiesOf } from './entities';
import { textIn } from './read-body';
import type { AnyHooks, AnySchemas, ServedContentType } from './served-content-type';
import { updateItem } from './writes';

/** The errors in the parts of an item, of fields whose parts may be incomplete in a draft. */
function missingParts({ fields }: ContentType, { body, draft }: AnySchemas, item: AnyEntity): FieldError[] {
  return Object.entries(fields).flatMap(([name, { kind }]) => {
    const full = body.shape[name];
    if (kind !== 'custom' || full === undefined || full === draft.body.shape[name]) return [];
    const { error } = z.object({ [name]: full }).safeParse(item);
    return error ? fieldErrors(error) : [];
  });
}

/** Serves a content type: from its definition, its schemas, its table and its hooks. */
export function contentType(
  type: ContentType,
  {
    schemas,
    table,
    hooks = {},
    shared,
  }: {
    schemas: AnySchemas;
    table: ContentTable;
    hooks?: AnyHooks | undefined;
    shared?: SharedTable;
  },
): ServedContentType {
  const { afterChange } = hooks;
  const stored: StoredContentType = {
    collection: collectionOf(type),
    what: type.what,
    fields: type.fields,
    table,
    shared,
    isIndependent: !shared && !hooks.afterSave && (!hooks.beforeSave || hooks.isIndependent === true),
    entitiesOf: (rows, now, db) => entitiesOf({ type, hooks }, rows, now, db),
    missingIn: (item) => [
      ...missingFields(type, item),
      ...missingParts(type, schemas, item),
      ...(hooks.missing?.(item) ?? []),
    ],
    // The audit log names no visitors: it has the reference of an item that one sent.
    titleOf: (row) => textIn(row, type.publicForm ? 'slug' : type.title) ?? '',
    ...(afterChange && { afterChange }),
  };
  const served: ServedContentType = {
    ...stored,
    ...versioned(stored, {
      schema: hooks.revision?.(schemas.draft.update) ?? schemas.draft.update,
      change: (change, id, body) => updateItem(change, served, id, body),
    }),
    type,
    roles: type.roles,
    schemas,
    hooks,
  };
  return served;
}
