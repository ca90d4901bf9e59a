import { derive, type ContentType } from 'api-client/content-types';
import { contentFieldsOf, type AnyRow, type StoredRow } from '../content/columns';
import type { Database } from '../database/database';
import { propertyOf, type PropertyOf } from '../database/schema/columns-of';
import { shownValue } from './field-kinds';
import type { AnyEntity } from '../content/stored-content-type';
import type { AnyHooks } from './served-content-type';

type StoredFields<Type extends ContentType, Row> = {
  [Name in keyof Type['fields'] as Type['fields'][Name] extends { stored: false } ? never : Name]: PropertyOf<
    Name,
    Type['fields'][Name]
  > extends infer Property extends keyof Row
    ? Row[Property]
    : never;
};
type SlugOf<Type> = Type extends { slug: true } ? { slug: string } : unknown;

/** The fields of an entity that come from its row alone. */
export function entityOfRow<Type extends ContentType, Row extends StoredRow>(
  { fields, slug }: Type,
  row: Row,
  now: Date,
): ReturnType<typeof contentFieldsOf> & SlugOf<Type> & StoredFields<Type, Row> {
  const columns: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(row));
  const stored = Object.entries(fields).flatMap(([name, field]) =>
    field.stored === false ? [] : [[name, shownValue(field, columns[propertyOf(name, field)], columns)] as const],
  );
  const slugged = slug ? [['slug', columns['slug']] as const] : [];
  return derive([...Object.entries(contentFieldsOf(row, now)), ...slugged, ...stored]);
}

export async function entitiesOf(
  { type, hooks }: { readonly type: ContentType; readonly hooks: AnyHooks },
  rows: readonly AnyRow[],
  now: Date,
  db: Database,
): Promise<AnyEntity[]> {
  const derived = (await hooks.derive?.(rows, now, db)) ?? [];
  return rows.map((row, at) => ({ ...entityOfRow(type, row, now), ...derived[at] }));
}
