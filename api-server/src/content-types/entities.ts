import type { ContentType, Field } from 'api-client/content-types';
import { contentFieldsOf } from '../content/columns';
import { showRichText } from '../content/stored-rich-text';
import type { Database } from '../database/database';
import { propertyOf } from '../database/schema/columns-of';
import { textIn } from './read-body';
import type { AnyEntity, AnyHooks, AnyRow } from './served';

function shown(field: Field, value: unknown, row: AnyRow): unknown {
  if (field.kind !== 'richText') return value;
  return showRichText(typeof value === 'string' ? value : '', {
    renderedHtml: textIn(row, 'renderedHtml') ?? null,
    renderedMark: textIn(row, 'renderedMark') ?? '',
  });
}

/** What a row itself says of an entity. */
export function entityOfRow({ fields, slug }: ContentType, row: AnyRow, now: Date): AnyEntity {
  const stored = Object.entries(fields).flatMap(([name, field]) =>
    field.stored === false ? [] : [[name, shown(field, row[propertyOf(name, field)], row)] as const],
  );
  return { ...contentFieldsOf(row, now), ...(slug && { slug: row['slug'] }), ...Object.fromEntries(stored) };
}

/** Rows as the contract shows them. */
export async function entitiesOf(
  { type, hooks }: { readonly type: ContentType; readonly hooks: AnyHooks },
  rows: readonly AnyRow[],
  now: Date,
  db: Database,
): Promise<AnyEntity[]> {
  const derived = (await hooks.derive?.(rows, now, db)) ?? [];
  return rows.map((row, at) => ({ ...entityOfRow(type, row, now), ...derived[at] }));
}
