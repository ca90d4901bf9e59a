import { derive, emptyItem, emptyValue } from 'api-client/content-types';
import type { AnyContentType, ContentType, Field, Fields, WritableName } from 'api-client/content-types';
import { formValue, sentValue } from '../fields/field-kinds';
import type { PublicationValues } from '../publication-fields';

type ValueOf<F extends Field> = F extends { kind: 'flag' }
  ? boolean
  : F extends { kind: 'ids' }
    ? string[]
    : F extends { kind: 'select'; options: readonly (infer Option)[] }
      ? Option
      : F extends { kind: 'custom' }
        ? unknown
        : string;

type FormName<F extends Fields> = {
  [Name in WritableName<F>]: F[Name] extends { form: false } ? never : Name;
}[WritableName<F>];

/** The values of a form for the fields of a content type: strings, except for checkboxes and lists of ids. */
export type FieldValuesOf<Type extends AnyContentType> = {
  [Name in FormName<Type['fields']>]: ValueOf<Type['fields'][Name]>;
};

/** The same with the publication and, if the type has one, the address. */
export type ValuesOf<Type extends AnyContentType> = FieldValuesOf<Type> &
  (Type extends ContentType ? PublicationValues : unknown) &
  (Type extends { slug: true } ? { slug: string } : unknown);

/** The fields of a form, in the order of the definition. */
export function formFields({ fields }: AnyContentType): [name: string, field: Field][] {
  return Object.entries(fields).filter(([, { readOnly, form }]) => !readOnly && form !== false);
}

/** The labels of the fields for a form and a history. */
export function formLabels({ fields }: AnyContentType): Readonly<Record<string, string>> {
  const labels = Object.entries(fields).map(([name, { label, formLabel = label }]) => [name, formLabel]);
  const publication = {
    status: 'Status',
    publishAt: 'Publish at',
    changesAt: 'Publish the changes at',
    unpublishAt: 'Unpublish at',
  };
  return { ...Object.fromEntries(labels), slug: 'Address', ...publication };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const read = (item: object | undefined, name: string): unknown => (item ? Reflect.get(item, name) : undefined);

/** The values of an item's fields for its form; initial values without an item. */
export function fieldValues<Type extends AnyContentType>(type: Type, item?: object): FieldValuesOf<Type> {
  return derive(
    formFields(type).map(([name, field]) => [name, formValue(field, read(item, name) ?? emptyValue(field))] as const),
  );
}

/** The values of an item for its form, without its publication; initial values without an item. */
export function toValues<Type extends AnyContentType>(
  type: Type,
  item?: object,
): Omit<ValuesOf<Type>, keyof PublicationValues> {
  const anyType: AnyContentType = type;
  return derive([
    ...Object.entries(fieldValues(anyType, item)),
    ...('slug' in type ? [['slug', textOf(read(item, 'slug'))] as const] : []),
  ]);
}

/**
 * The API's request body for the values of a form, without its publication. `Body` is the content type's request type.
 *
 * @param item undefined for a new one
 */
export function toBody<Body>(type: AnyContentType, values: object, item?: object): Body {
  const sent = formFields(type).map(([name, field]) => [name, sentValue(field, read(values, name))] as const);
  const slug = textOf(read(values, 'slug'));
  return derive([
    ...sent.filter(([, value]) => value !== undefined),
    ...('slug' in type && slug && slug !== read(item, 'slug') ? [['slug', slug] as const] : []),
  ]);
}

/**
 * An item as visitors will see it, from the values of a form.
 *
 * @param now the current time with the offset of the site's time zone; the default of empty dates
 * @typeParam Item the content type's response type
 */
export function previewItem<Item extends object>(
  type: ContentType,
  body: object,
  item: Item | undefined,
  now: string,
): Item {
  return { ...emptyItem<Item>(type, now), ...item, ...body, updatedAt: now, publishAt: null };
}
