import { emptyValue, type ContentType } from 'api-client/content-types';
import { eq, getTableColumns, or, sql } from 'drizzle-orm';
import type { SharedTable } from '../../content/shared-table';
import { collectionItems } from '../../database/schema';
import type { AnySchemas } from '../served-content-type';

const { data, orderKey } = collectionItems;
const COLUMNS = getTableColumns(collectionItems);

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

/** The values of a new item whose body leaves fields out. */
export const emptyData = ({ fields }: ContentType): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyValue(field)]));

/** The rows of one collection in the table of all collections. */
export function collectionRows(type: ContentType, { entity }: AnySchemas): SharedTable {
  const empty = emptyData(type);
  const ordered = type.order[0]?.replace(/^-/, '');
  /** A value of an older definition, or an absent one, is answered as one that is not filled in. */
  const shown = ([name, otherwise]: [string, unknown], values: Readonly<Record<string, unknown>>) => {
    const value = values[name];
    return [name, entity.shape[name]?.safeParse(value).success ? value : otherwise];
  };
  return {
    within: eq(collectionItems.collection, type.collection),
    // A day by which the list is ordered has an index.
    column: (field) =>
      field === ordered && type.fields[field]?.kind === 'date' ? sql`${orderKey}` : sql`(${data} ->> ${field})`,
    matches: (field, values) =>
      or(
        ...values.map((value) => {
          const held = type.fields[field]?.kind === 'lines' ? [value] : value;
          return sql`${data} @> ${json({ [field]: held })}`;
        }),
      ),
    orderKey: { by: orderKey, kind: 'text', of: (row) => String(row['orderKey']) },
    pack: (values, isNew) => {
      const entries = Object.entries(values).filter(([, value]) => value !== undefined);
      const own = Object.fromEntries(entries.filter(([name]) => name in COLUMNS && !Object.hasOwn(type.fields, name)));
      const fields = Object.fromEntries(entries.filter(([name]) => !(name in own)));
      return isNew
        ? { ...own, collection: type.collection, data: { ...empty, ...fields } }
        : { ...own, ...(Object.keys(fields).length > 0 && { data: sql`${data} || ${json(fields)}` }) };
    },
    unpack: (row) => {
      const values = Object(row['data']) as Readonly<Record<string, unknown>>;
      const rendered = { renderedHtml: values['renderedHtml'], renderedMark: values['renderedMark'] };
      return { ...row, ...rendered, ...Object.fromEntries(Object.entries(empty).map((one) => shown(one, values))) };
    },
  };
}
