import * as z from 'zod';
import { MESSAGE_TOPICS } from '../contact-messages/topics';
import { ROLES } from '../roles';
import { FILES_PER_FORM } from '../upload-limits';
import { line, optionalText } from '../validation/text';
import type { CollectionDefinition, CollectionFieldKind } from './define-collection';

/** How much a remote may define. */
export const MAX_COLLECTIONS = 20;
const MAX_FIELDS = 60;
const MAX_OPTIONS = 100;
const MAX_CONFIRMATION = 2_000;

/** A collection in an address. */
export const collectionNameSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/, 'A collection has a name of lower-case letters, digits and hyphens');

/** The same in a history, a file or an event: `events:talks`. */
export const remoteCollectionSchema = z.templateLiteral([collectionNameSchema, ':', collectionNameSchema]);

/** The name of a field. The others are fields of every item, or of every object. */
const RESERVED = new Set([
  ...['id', 'createdAt', 'updatedAt', 'version', 'status', 'publishAt', 'unpublish', 'slug', 'slugKey', 'sortName'],
  ...['statusBeforeTrash', 'deletedAt', 'deletedBy', 'collection', 'data', 'orderKey', 'searched'],
  ...['renderedHtml', 'renderedMark'],
]);
const fieldName = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]{0,39}$/, 'A field has a name of letters and digits')
  .refine((name) => !RESERVED.has(name) && !(name in {}), 'Every item has this field, or none may have it');

const words = line('Text', 200);
const name = z.string().max(41);
const names = z.array(name).max(MAX_FIELDS);
const most = (limit: number) => z.int().min(1).max(limit).optional();

const base = {
  label: line('Label', 80),
  formLabel: words.optional(),
  help: words.optional(),
  form: z.literal(false).optional(),
  personal: z.literal(true).optional(),
  required: z.union([z.literal(true), z.literal('present')]).optional(),
};
const field = <Kind extends CollectionFieldKind, Shape extends z.ZodRawShape>(kind: Kind, own: Shape) =>
  z.strictObject({ kind: z.literal(kind), ...base, ...own });

const fieldSchema = z.discriminatedUnion('kind', [
  field('line', { max: most(2_000), suggestions: z.array(words).max(MAX_OPTIONS).optional() }),
  field('text', { max: most(20_000), rows: most(40) }),
  field('richText', {}),
  field('picture', { alt: name.optional() }),
  field('pdf', {}),
  field('attachment', {}),
  field('webAddress', {}),
  field('mailAddress', {}),
  field('link', {}),
  field('date', { nullable: z.literal(true).optional() }),
  field('time', {}),
  field('flag', { default: z.boolean() }),
  field('integer', {
    range: z.tuple([z.int().min(-1e9), z.int().max(1e9)]).optional(),
    default: z.int().min(-1e9).max(1e9).nullable(),
    whenAbsent: z.int().min(-1e9).max(1e9).optional(),
  }),
  field('select', {
    options: z.tuple([words], words).refine((options) => options.length <= MAX_OPTIONS, 'There are too many options'),
    optionLabels: z.record(words, words).optional(),
    default: words.optional(),
    whenAbsent: words.optional(),
    message: words.optional(),
  }),
  field('lines', { most: most(100), max: most(500), rows: most(40) }),
]);

const label = line('Label', 80);
const filterSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('several'), label, field: name }),
  z.strictObject({ kind: z.literal('line'), label, max: most(200), field: name }),
  z.strictObject({ kind: z.literal('year'), label, field: name }),
  z.strictObject({ kind: z.literal('select'), field: name }),
]);

const LIST_PARAMETERS = new Set(['limit', 'cursor', 'sort', 'search', 'status', 'page', 'facets', 'locale']);
const layout = z.array(z.union([name, names])).max(MAX_FIELDS);
const isIn = (object: object, key: string): boolean => Object.hasOwn(object, key);

/** Visitors send no formatted text and no files. */
const NOT_FROM_VISITORS = new Set<string>(['richText', 'picture', 'pdf']);

function* unfitForVisitors({ fields, publicForm }: CollectionDefinition) {
  const all = Object.entries(fields);
  const isFound = all.some(([, { kind, personal }]) => kind === 'mailAddress' && personal);
  if (!isFound && all.some(([, { personal }]) => personal))
    yield 'A collection with personal fields needs a personal "mailAddress": an erasure finds items by it';
  if (!publicForm) return;
  for (const one of publicForm.fields) {
    if (!isIn(fields, one)) yield `There is no field "${one}"`;
    else if (NOT_FROM_VISITORS.has(fields[one]?.kind ?? '')) yield `Visitors can't fill in "${one}"`;
  }
  const files = publicForm.fields.filter((one) => fields[one]?.kind === 'attachment');
  if (files.length > FILES_PER_FORM) yield `A public form can ask for at most ${FILES_PER_FORM} files`;
  for (const [one, { required }] of all)
    if (required && !publicForm.fields.includes(one)) yield `The public form needs the required field "${one}"`;
}

/** Every name that a definition uses has to be that of a field of the right kind. */
function* misnamed({ fields, title, order, search, filters = {}, table = [], form }: CollectionDefinition) {
  if (Object.keys(fields).length > MAX_FIELDS) yield `A collection has at most ${MAX_FIELDS} fields`;
  if (fields[title]?.kind !== 'line' || fields[title].required !== true) yield `"${title}" has to be a required line`;
  if (Object.values(fields).filter(({ kind }) => kind === 'richText').length > 1)
    yield 'A collection has at most one rich text';
  const sorted = order.replace(/^-/, '');
  const layouts = [...(form?.main ?? []), ...(form?.aside ?? [])].flat().filter((one) => one !== 'slug');
  const mentioned = [
    ...(sorted === 'createdAt' ? [] : [sorted]),
    ...(search?.fields ?? []),
    ...Object.values(filters).flatMap((filter) => ('field' in filter && filter.field ? [filter.field] : [])),
    ...table.filter((column) => column !== 'status' && column !== 'createdAt'),
    ...layouts,
  ];
  for (const one of mentioned) if (!isIn(fields, one)) yield `There is no field "${one}"`;
  for (const [filter, { kind, ...given }] of Object.entries(filters)) {
    if (LIST_PARAMETERS.has(filter)) yield `Every list has the parameter "${filter}"`;
    const filtered = 'field' in given ? fields[given.field ?? ''] : undefined;
    if (kind === 'year' && filtered?.kind !== 'date') yield `"${filter}" needs a date`;
    if (kind === 'select' && filtered?.kind !== 'select') yield `"${filter}" needs a field with options`;
  }
}

/** A definition as a remote publishes it: data from outside, so that everything in it has a limit. */
export const collectionDefinitionSchema: z.ZodType<CollectionDefinition> = z
  .strictObject({
    what: line('Name', 60),
    plural: line('Plural', 60).optional(),
    screen: z
      .strictObject({ title: words, one: words, many: words, add: words, deleted: words, purpose: words })
      .partial()
      .optional(),
    form: z.strictObject({ main: layout.optional(), aside: layout.optional(), invalid: words.optional() }).optional(),
    title: name,
    fields: z.record(fieldName, fieldSchema),
    order: name,
    search: z.strictObject({ fields: names, folded: z.literal(true).optional() }).optional(),
    filters: z.record(fieldName, filterSchema).optional(),
    table: names.optional(),
    roles: z.array(z.enum(ROLES)).min(1).max(ROLES.length).optional(),
    pages: z
      .strictObject({
        list: z
          .string()
          .max(200)
          .regex(/^(\/[a-z0-9-]+)+$/, 'The address of a list is a path such as /talks'),
        item: z
          .string()
          .max(200)
          .regex(/^(\/[a-z0-9-]+)+\/:slug$/, 'The address of an item ends with /:slug'),
      })
      .partial()
      .optional(),
    publicForm: z
      .strictObject({
        fields: names.min(1),
        keptMonths: z.int().min(1).max(120),
        agreement: words,
        button: line('Button', 40),
        desk: z.enum(MESSAGE_TOPICS).optional(),
        confirmation: optionalText('Confirmation', MAX_CONFIRMATION).optional(),
        anonymous: z.literal(true).optional(),
      })
      .optional(),
  })
  .superRefine((given, context) => {
    const definition = given as CollectionDefinition;
    for (const message of [...misnamed(definition), ...unfitForVisitors(definition)])
      context.addIssue({ code: 'custom', message });
  }) as z.ZodType<CollectionDefinition>;

/** The collections of a remote. */
export const collectionDefinitionsSchema = z
  .record(collectionNameSchema, collectionDefinitionSchema)
  .refine((all) => Object.keys(all).length <= MAX_COLLECTIONS, `A remote has at most ${MAX_COLLECTIONS} collections`)
  .refine(
    (all) => Object.values(all).every(({ publicForm }) => !publicForm?.anonymous),
    'Only the forms of editors take reports without a name',
  );
