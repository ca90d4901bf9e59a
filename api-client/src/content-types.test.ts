import * as z from 'zod';
import { calls } from './calls';
import * as exported from './contracts';
import { endpointOf, type ContentType } from './content-types';
import * as definitions from './content-types';

const types: [name: string, type: ContentType][] = Object.entries(definitions).flatMap(([name, value]) =>
  typeof value === 'object' && 'operations' in value ? [[name, value]] : [],
);

interface Described {
  properties?: Record<string, Described>;
  items?: Described;
  /** A body by the rules of what visitors see, or of a draft. */
  anyOf?: Described[];
}

/** The names of the fields of a body, of an answer, or of the items of a list in an answer. */
function propertiesOf(id: string, part: 'body' | 'answer', field?: string): string[] {
  const schemas: { body?: z.ZodType; answer?: z.ZodType } =
    Object.entries(calls).find(([name]) => name === id)?.[1] ?? {};
  const schema = schemas[part];
  if (!schema) throw new Error(`${id} has no ${part}`);
  const described: Described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described;
  const [whole = described] = described.anyOf ?? [];
  const found = field ? whole.properties?.[field] : whole;
  return Object.keys((found?.items ?? found)?.properties ?? {});
}

it('knows content types', () => {
  expect(types.length).toBeGreaterThan(1);
});

describe.each(types)('%s', (_name, type) => {
  const { fields } = type;
  const names = Object.keys(fields);

  it('names only fields that it has', () => {
    const { title, order, sorts = [], search, filters = {}, bodyBegins = [], form = {} } = type;
    const filtered = Object.values(filters).flatMap((filter) => ('field' in filter && filter.field) || []);
    const alts = Object.values(fields).flatMap((field) => ('alt' in field && field.alt) || []);
    const ordered = [...order, ...sorts].map((name) => name.replace(/^-/, '')).filter((name) => name !== 'createdAt');
    expect(names).toEqual(
      expect.arrayContaining([title, ...ordered, ...(search?.fields ?? []), ...filtered, ...alts, ...bodyBegins]),
    );
    expect([...names, 'slug']).toEqual(expect.arrayContaining([...(form.main ?? []), ...(form.aside ?? [])].flat()));
  });

  it('translates no field of a filter, whose values are its keys, and none that a save does not have', () => {
    const filtered = Object.entries(type.filters ?? {}).flatMap(([name, filter]) =>
      filter.kind === 'several' || filter.kind === 'select' ? [('field' in filter && filter.field) || name] : [],
    );
    const translated = definitions.translatedFields(fields);
    expect(
      translated.filter(
        ([name, field]) => filtered.includes(name) || (field.readOnly && field.kind !== 'custom') || field.personal,
      ),
    ).toEqual([]);
  });

  it('has an endpoint and schemas for each of its operations', () => {
    for (const [operation, id] of Object.entries(type.operations)) {
      const endpoint = endpointOf(type, operation as keyof ContentType['operations']);
      expect(Object.entries(exported)).toContainEqual([id, endpoint]);
      expect(Object.keys(calls)).toContain(id);
    }
  });

  it('shows every field in its entity, and takes those that are not read only in its bodies', () => {
    const writable = names.filter((name) => !fields[name]?.readOnly);
    const created = propertiesOf(type.operations.create, 'body');
    expect(created.filter((name) => names.includes(name)).sort()).toEqual(writable.sort());
    const updated = propertiesOf(type.operations.update, 'body');
    expect(updated.sort()).toEqual([...created, 'unpublish', 'version'].sort());
    const answered = propertiesOf(type.operations.list, 'answer', type.listShape ? undefined : type.items);
    expect(answered).toEqual(expect.arrayContaining([...names, '_id', 'status', ...(type.slug ? ['slug'] : [])]));
    expect(answered.includes('untranslated')).toBe(definitions.translatedFields(fields).length > 0);
  });
});
