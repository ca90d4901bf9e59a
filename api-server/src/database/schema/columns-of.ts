import {
  derive,
  type ContentType,
  type Field,
  type FieldKind,
  type FieldOf,
  type Fields,
} from 'api-client/content-types';
import { sql, type SQL } from 'drizzle-orm';
import { boolean, date, integer, text, type PgColumnBuilderBase } from 'drizzle-orm/pg-core';
import { contentColumns, json, renderedColumns, searchedColumn, slugColumns } from './columns';

const filledText = (name: string) => text(name).notNull();
const emptyText = (name: string) => text(name).notNull().default('');
const word = <Word extends string>(name: string) => text(name).$type<Word>().notNull();
const wordOr = <Word extends string>(name: string, otherwise: Word) => word<Word>(name).default(otherwise);
const switched = (name: string, otherwise: boolean) => boolean(name).notNull().default(otherwise);
const number = (name: string, otherwise: number) => integer(name).notNull().default(otherwise);
const numberOrNull = (name: string) => integer(name);
const day = (name: string) => date(name, { mode: 'string' }).notNull();
const dayOrNull = (name: string) => date(name, { mode: 'string' });
const texts = (name: string) => text(name).array().notNull();
const parts = <Value>(name: string) => json<Value>(name).notNull();
const partsOrNone = <Value>(name: string) =>
  json<Value>(name)
    .notNull()
    .default(sql`'[]'::jsonb`);

/** The column of a field; `Value` is the type of a custom one. */
type ColumnOf<F extends Field, Value> = F extends { kind: 'flag' }
  ? ReturnType<typeof switched>
  : F extends { kind: 'integer' }
    ? F extends { default: null }
      ? ReturnType<typeof numberOrNull>
      : ReturnType<typeof number>
    : F extends { kind: 'select'; options: infer Options extends readonly string[] }
      ? F extends { default: string }
        ? ReturnType<typeof wordOr<Options[number]>>
        : ReturnType<typeof word<Options[number]>>
      : F extends { kind: 'lines' | 'ids' }
        ? ReturnType<typeof texts>
        : F extends { kind: 'date' }
          ? F extends { nullable: true }
            ? ReturnType<typeof dayOrNull>
            : ReturnType<typeof day>
          : F extends { kind: 'custom' }
            ? F extends { default: readonly [] }
              ? ReturnType<typeof partsOrNone<Value>>
              : ReturnType<typeof parts<Value>>
            : F extends { required: true }
              ? ReturnType<typeof filledText>
              : ReturnType<typeof emptyText>;

export type PropertyOf<Name, F extends Field> = F extends { stored: false }
  ? never
  : F extends { property: infer Property extends string }
    ? Property
    : Name;

type ColumnsOf<F extends Fields, Values> = {
  [Name in keyof F as PropertyOf<Name, F[Name]>]: ColumnOf<F[Name], Name extends keyof Values ? Values[Name] : never>;
};

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The property of a table for a field. */
export function propertyOf(name: string, { property = name }: Field): string {
  return property;
}

const textColumn = ({ required }: Field, name: string) => (required === true ? filledText(name) : emptyText(name));

const COLUMNS: { readonly [Kind in FieldKind]: (field: FieldOf<Kind>, name: string) => PgColumnBuilderBase } = {
  line: textColumn,
  text: textColumn,
  richText: textColumn,
  picture: textColumn,
  pdf: textColumn,
  attachment: textColumn,
  webAddress: textColumn,
  mailAddress: textColumn,
  link: textColumn,
  date: ({ nullable }, name) => (nullable ? dayOrNull(name) : day(name)),
  time: textColumn,
  flag: (field, name) => switched(name, field.default),
  integer: (field, name) => (field.default === null ? numberOrNull(name) : number(name, field.default)),
  select: (field, name) => (field.default === undefined ? word(name) : wordOr(name, field.default)),
  lines: (_field, name) => texts(name),
  ids: (_field, name) => texts(name),
  reference: textColumn,
  custom: (field, name) => (field.default ? partsOrNone(name) : parts(name)),
};

const columnOf = <Kind extends FieldKind>(field: FieldOf<Kind>, name: string) => COLUMNS[field.kind](field, name);

/**
 * The columns of some fields.
 *
 * @typeParam Values the types of custom fields: its entity
 */
export function fieldColumns<F extends Fields, Values = unknown>(fields: F): ColumnsOf<F, Values> {
  return derive(
    Object.entries(fields).flatMap(([name, field]) => {
      if (field.stored === false) return [];
      const property = propertyOf(name, field);
      return [[property, columnOf(field, field.column ?? snakeCase(property))] as const];
    }),
  );
}

type SlugColumns<Type> = Type extends { slug: true } ? ReturnType<typeof slugColumns> : Record<never, never>;

type RenderedColumns<F extends Fields> = 'richText' extends F[keyof F]['kind']
  ? ReturnType<typeof renderedColumns>
  : Record<never, never>;

type SearchedColumn<Type> = Type extends { search: { folded: true } }
  ? ReturnType<typeof searchedColumn>
  : Record<never, never>;

/** The searched part of a field: lists are joined to one text by `joined_texts` of the migrations. */
function searchedPart({ fields }: ContentType, name: string): SQL {
  const field = fields[name];
  if (!field) throw new Error(`A search cannot read "${name}": there is no such field.`);
  const column = sql.identifier(field.column ?? snakeCase(propertyOf(name, field)));
  return field.kind === 'lines' ? sql`joined_texts(${column})` : sql`${column}`;
}

/** Whether rows store the rendered form of a rich text. */
export function isRendered({ fields }: Pick<ContentType, 'fields'>): boolean {
  return Object.values(fields).some(({ kind }) => kind === 'richText');
}

/**
 * All columns of a content type: those of all content, its address, its fields, the rendered form of a rich text and
 * the searched text.
 *
 * export const clients = pgTable('clients', columnsOf(definitions.clients));
 */
export function columnsOf<Type extends ContentType, Values = unknown>(type: Type) {
  return {
    ...contentColumns(),
    ...derive<SlugColumns<Type>>(Object.entries(type.slug ? slugColumns() : {})),
    ...derive<RenderedColumns<Type['fields']>>(Object.entries(isRendered(type) ? renderedColumns() : {})),
    ...fieldColumns<Type['fields'], Values>(type.fields),
    ...derive<SearchedColumn<Type>>(
      Object.entries(
        type.search?.folded ? searchedColumn(type.search.fields.map((name) => searchedPart(type, name))) : {},
      ),
    ),
  };
}
