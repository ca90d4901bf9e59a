import * as z from 'zod';
import type { ContentTypeDefinition, ListFilter, AnyContentType } from './content-type';
import { derive } from './derive';
import { translatedFields, type Field, type Fields, type WritableName } from './field';
import { facetFields, listFields } from '../validation/answer';
import {
  contentFields,
  entityFields,
  publicationBody,
  sluggedBody,
  unpublishedBody,
  updateBody,
  versionBody,
} from '../validation/entity';
import {
  draftSchema,
  readSchema,
  writtenSchema,
  type Custom,
  type ReadSchema,
  type WrittenSchema,
} from './field-schemas';
import { neededToPublish } from './needed-to-publish';
import { contentListQuerySchema, filter, pageNumberSchema, sortSchema, switchSchema } from '../validation/list-query';
import { optionalLine } from '../validation/text';

type Flat<T> = { [Key in keyof T]: T[Key] extends z.ZodType ? T[Key] : never };

type ReadOf<Name, F extends Field, Parts> = Name extends keyof Parts
  ? Parts[Name] extends { read: infer Schema }
    ? Schema
    : never
  : ReadSchema<F>;

type WrittenOf<Name, F extends Field, Parts> = Name extends keyof Parts
  ? Parts[Name] extends { written: infer Schema extends z.ZodType }
    ? F extends { required: true | 'present' }
      ? Schema
      : z.ZodOptional<Schema>
    : never
  : WrittenSchema<F>;

type ReadShape<F extends Fields, Parts> = { [Name in keyof F]: ReadOf<Name, F[Name], Parts> };
type WrittenShape<F extends Fields, Parts> = { [Name in WritableName<F>]: WrittenOf<Name, F[Name], Parts> };

type SlugField<Type> = Type extends { slug: true } ? { slug: z.ZodString } : unknown;
/** The names of the fields whose texts are translated. */
type TranslatedName<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { translated: true } | { parts: object } ? Name : never;
}[keyof F];

type InLanguageFields<F extends Fields> = [TranslatedName<F>] extends [never] ? unknown : typeof inLanguageFields;
type SlugBody<Type> = Type extends { slug: true } ? typeof sluggedBody : typeof publicationBody;

export type EntityShape<Type extends ContentTypeDefinition, Parts> = Flat<
  typeof contentFields & SlugField<Type> & ReadShape<Type['fields'], Parts> & InLanguageFields<Type['fields']>
>;
export type BodyShape<Type extends ContentTypeDefinition, Parts> = Flat<
  WrittenShape<Type['fields'], Parts> & SlugBody<Type>
>;
export type UpdateShape<Type extends ContentTypeDefinition, Parts> = Flat<
  {
    [Name in keyof BodyShape<Type, Parts>]: BodyShape<Type, Parts>[Name] extends z.ZodType
      ? z.ZodOptional<BodyShape<Type, Parts>[Name]>
      : never;
  } & typeof updateBody
>;

type FilterSchema<Type extends ContentTypeDefinition, F> = F extends { kind: 'several' }
  ? ReturnType<typeof filter>
  : F extends { kind: 'line' | 'except' }
    ? z.ZodOptional<z.ZodString>
    : F extends { kind: 'year' }
      ? typeof yearSchema
      : F extends { kind: 'select'; field: infer Name extends keyof Type['fields'] }
        ? z.ZodOptional<ReadSchema<Type['fields'][Name]>>
        : z.ZodOptional<typeof switchSchema>;

type SortField<Type> = Type extends { sorts: infer Sorts extends readonly string[] }
  ? { sort: ReturnType<typeof sortSchema<Sorts[number]>> }
  : unknown;

export type ListQueryShape<Type extends ContentTypeDefinition> = Flat<
  Omit<typeof contentListQuerySchema.shape, keyof SortField<Type>> &
    SortField<Type> & {
      [Name in keyof Type['filters']]: FilterSchema<Type, Type['filters'][Name]>;
    } & (Type extends { paged: true }
      ? { page: typeof pageNumberSchema; facets: z.ZodOptional<typeof switchSchema> }
      : unknown)
>;

/** The schemas that every content type has, independent of its fields. */
export interface ContentSchemas {
  readonly entity: z.ZodObject;
  /** Of items that visitors see, with every required field filled in. */
  readonly body: z.ZodObject;
  readonly update: z.ZodObject;
  /** The same for drafts, whose fields may be empty or absent if only visitors need them. */
  readonly draft: { readonly body: z.ZodObject; readonly update: z.ZodObject };
  readonly listQuery: z.ZodObject;
  readonly listFields: typeof listFields | typeof facetFields;
}

export interface SchemasOf<Type extends ContentTypeDefinition, Parts = unknown> extends ContentSchemas {
  entity: z.ZodObject<EntityShape<Type, Parts>>;
  body: z.ZodObject<BodyShape<Type, Parts>>;
  update: z.ZodObject<UpdateShape<Type, Parts>>;
  listQuery: z.ZodObject<ListQueryShape<Type>>;
  /** The fields of a list's answer besides its items. */
  listFields: Type extends { paged: true } ? typeof facetFields : typeof listFields;
}

export type EntityOf<Type extends ContentTypeDefinition> = z.output<SchemasOf<Type>['entity']>;
export type BodyOf<Type extends ContentTypeDefinition> = z.input<SchemasOf<Type>['body']>;
export type UpdateOf<Type extends ContentTypeDefinition> = z.input<SchemasOf<Type>['update']>;
export type ListQueryOf<Type extends ContentTypeDefinition> = z.input<SchemasOf<Type>['listQuery']>;

type SingleEntity<Type extends AnyContentType, Parts> = z.ZodObject<
  Flat<typeof entityFields & ReadShape<Type['fields'], Parts> & InLanguageFields<Type['fields']>>
>;
type SingleBody<Type extends AnyContentType, Name extends string, Parts> = z.ZodObject<
  Flat<Pick<WrittenShape<Type['fields'], Parts>, Name & keyof WrittenShape<Type['fields'], Parts>> & typeof versionBody>
>;

export interface SingleSchemasOf<Type extends AnyContentType, Parts = unknown> {
  entity: SingleEntity<Type, Parts>;
  /** The schema of a body with only these fields. */
  bodyOf<const Name extends WritableName<Type['fields']> & string>(...names: Name[]): SingleBody<Type, Name, Parts>;
}

/**
 * Of an item, or of one of its parts, in an answer in another language than English: that language, and the fields whose
 * text is English.
 */
export const inLanguageFields = { locale: z.string().optional(), untranslated: z.array(z.string()).optional() };

const yearSchema = z.coerce
  .number<number | string>({ error: 'Year must be a year' })
  .int('Year must be a year')
  .min(1900, 'Year must be a year')
  .max(2200, 'Year must be a year')
  .optional();

function filterSchema(given: ListFilter, fields: Fields): z.ZodType {
  switch (given.kind) {
    case 'several':
      return filter(given.label);
    case 'line':
      return optionalLine(given.label, given.max).optional();
    case 'year':
      return yearSchema;
    case 'select': {
      const field = fields[given.field];
      if (!field) throw new Error(`There is no field ${given.field} to filter by`);
      return readSchema(field).optional();
    }
    case 'except':
      return optionalLine(given.label, 60).optional();
    case 'switch':
      return switchSchema.optional();
  }
}

function listQuery({ sorts, filters = {}, fields, paged }: ContentTypeDefinition): z.ZodObject {
  return contentListQuerySchema.extend({
    ...Object.fromEntries(Object.entries(filters).map(([name, given]) => [name, filterSchema(given, fields)])),
    ...(sorts && { sort: sortSchema(...sorts) }),
    ...(paged && { page: pageNumberSchema, facets: switchSchema.optional() }),
  });
}

/** The fields of a body, in its order. */
function written({ fields, bodyBegins = [] }: ContentTypeDefinition): [string, Field][] {
  const writable = Object.entries(fields).filter(([, { readOnly }]) => !readOnly);
  const place = new Map(bodyBegins.map((name, at) => [name, at]));
  const placeOf = ([name]: [string, Field]): number => place.get(name) ?? bodyBegins.length;
  return writable.sort((a, b) => placeOf(a) - placeOf(b));
}

/**
 * Builds the schemas of a content type, with fields in the order of its definition.
 *
 * @param custom the schemas of its custom fields
 */
export function schemasOf<const Type extends ContentTypeDefinition, const Parts extends Custom = Record<never, never>>(
  type: Type,
  custom?: Parts,
): SchemasOf<Type, Parts> {
  const of: Custom = custom ?? {};
  const { fields, slug, paged, publicForm }: ContentTypeDefinition = type;
  const entity = z.object({
    ...contentFields,
    ...(slug && { slug: z.string() }),
    ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, readSchema(field, of[name])])),
    ...(translatedFields(fields).length > 0 && inLanguageFields),
  });
  const publication = { ...(slug ? sluggedBody : publicationBody), ...(publicForm && unpublishedBody) };
  const writable = written(type);
  const body = z.object({
    ...Object.fromEntries(writable.map(([name, field]) => [name, writtenSchema(field, of[name])])),
    ...publication,
  });
  const update = body.partial().extend(updateBody);
  const needed = neededToPublish(type);
  const mayBeEmpty = writable
    .filter(([name]) => name in needed || of[name]?.draft !== undefined)
    .map(([name, field]) => [name, draftSchema(field, of[name])]);
  const draft = mayBeEmpty.length === 0 ? body : body.extend(Object.fromEntries(mayBeEmpty));
  return derive(
    Object.entries({
      entity,
      body,
      update,
      draft: { body: draft, update: draft === body ? update : draft.partial().extend(updateBody) },
      listQuery: listQuery(type),
      listFields: paged ? facetFields : listFields,
    }),
  );
}

export function singleSchemasOf<const Type extends AnyContentType, const Parts extends Custom = Record<never, never>>(
  { fields }: Type,
  custom?: Parts,
): SingleSchemasOf<Type, Parts> {
  const of: Custom = custom ?? {};
  const all: Fields = fields;
  const read = Object.entries(all).map(([name, field]) => [name, readSchema(field, of[name])]);
  const bodyOf = (...names: string[]) => {
    const named = Object.entries(all).filter(([name]) => names.includes(name));
    const written = named.map(([name, field]) => [name, writtenSchema(field, of[name])]);
    return z.object({ ...Object.fromEntries(written), ...versionBody });
  };
  const entity = z.object({
    ...entityFields,
    ...Object.fromEntries(read),
    ...(translatedFields(all).length > 0 && inLanguageFields),
  });
  return derive(Object.entries({ entity, bodyOf }));
}
