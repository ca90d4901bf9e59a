import { derive, type ContentType, type Field } from 'api-client/content-types';
import { contentFieldsOf } from '../content/columns';
import type { StoredRow } from '../content/content-kind';
import { showRichText } from '../content/stored-rich-text';
import type { Database } from '../database/database';
import { propertyOf, type PropertyOf } from '../database/schema/columns-of';
import type { AnyEntity, AnyHooks, AnyRow } from './served';

function shown(field: Field, value: unknown, columns: ReadonlyMap<string, unknown>): unknown {
  if (field.kind !== 'richText') return value;
  const [html, mark] = [columns.get('renderedHtml'), columns.get('renderedMark')];
  return showRichText(typeof value === 'string' ? value : '', {
    renderedHtml: typeof html === 'string' ? html : null,
    renderedMark: typeof mark === 'string' ? mark : '',
  });
}

/** The fields of an entity that have columns, with the types of their rows. */
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
  const columns = new Map<string, unknown>(Object.entries(row));
  const stored = Object.entries(fields).flatMap(([name, field]) =>
    field.stored === false ? [] : [[name, shown(field, columns.get(propertyOf(name, field)), columns)] as const],
  );
  const slugged = slug ? [['slug', columns.get('slug')] as const] : [];
  return derive([...Object.entries(contentFieldsOf(row, now)), ...slugged, ...stored]);
}

/** Rows in the form of the contract. */
export async function entitiesOf(
  { type, hooks }: { readonly type: ContentType; readonly hooks: AnyHooks },
  rows: readonly AnyRow[],
  now: Date,
  db: Database,
): Promise<AnyEntity[]> {
  const derived = (await hooks.derive?.(rows, now, db)) ?? [];
  return rows.map((row, at) => ({ ...entityOfRow(type, row, now), ...derived[at] }));
}
