import fc from 'fast-check';
import type { Schema } from './document';
import { idsFor, type KnownData } from './known-data';

const anyOf = <T>(values: readonly T[], otherwise: T): fc.Arbitrary<T> =>
  fc.constantFrom(...(values.length > 0 ? values : [otherwise]));

/** Values for a field by its name, if its schema only says that it is text. */
function byName(name: string, things: KnownData): fc.Arbitrary<string> | undefined {
  if (/^email$/i.test(name)) return anyOf(things.emails, 'asha@example.com');
  if (name === 'cursor') return anyOf(things.cursors, 'x');
  if (/ids?$/i.test(name) || name === 'sector' || name === 'subsector') return anyOf(idsFor(name, things), 'x');
  if (/img|image|logo|photo|pdf|resume|url|link|website/i.test(name)) {
    return anyOf([...things.files, 'https://example.com/a.png', '/products'], '/x');
  }
  if (/date|publishAt|validThrough|since/i.test(name)) {
    return fc.constantFrom('2026-05-17', '2027-01-31', '1999-12-31', '2026-05-17T08:30:00.000Z');
  }
  if (/content|html/i.test(name)) return fc.constantFrom('<p>Text</p>', '<h2>A</h2><p><strong>b</strong> &amp; c</p>');
  if (/password/i.test(name)) return fc.constantFrom('three streams, one line', 'seven lanterns on a quiet pier');
  if (name === 'search' || name === 'name') return anyOf(things.names, 'water');
  return undefined;
}

function text(schema: Schema, name: string, things: KnownData): fc.Arbitrary<string> {
  const { pattern, format, minLength = 0, maxLength = 200 } = schema;
  if (format === 'date-time') return fc.constantFrom('2026-05-17T08:30:00.000Z', '2031-12-31T23:59:59+05:30');
  if (pattern !== undefined) {
    const rule = new RegExp(pattern, 'u');
    const known = [...things.files, ...things.emails, ...idsFor(name, things), 'asha@example.com', '/x', 'a-b-1', 'x'];
    return anyOf(known.filter((candidate) => rule.test(candidate)).slice(0, 40), 'x');
  }
  const free = fc.oneof(
    { weight: 6, arbitrary: anyOf(things.names, 'Water') },
    { weight: 4, arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 60) }) },
    { weight: 1, arbitrary: fc.constant('x'.repeat(Math.min(maxLength, 20_000))) },
  );
  const named = byName(name, things);
  return named ? fc.oneof({ weight: 4, arbitrary: named }, { weight: 1, arbitrary: free }) : free;
}

function number({ type, minimum = -1_000, maximum = 1_000_000 }: Schema): fc.Arbitrary<number> {
  const borders = fc.constantFrom(minimum, maximum);
  const min = Math.max(minimum, -1_000);
  const between = { min, max: Math.max(min, Math.min(maximum, 1_000)) };
  const usual = type === 'integer' ? fc.integer(between) : fc.double({ ...between, noNaN: true });
  return fc.oneof({ weight: 5, arbitrary: usual }, { weight: 1, arbitrary: borders });
}

/** Values that match a JSON schema, with real data of the site wherever the schema allows it. */
export function fromSchema(schema: Schema, name: string, things: KnownData): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => fromSchema(choice, name, things)));
  switch (schema.type) {
    case 'string':
      return text(schema, name, things);
    case 'integer':
    case 'number':
      return number(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const { minItems = 0, maxItems = 4, items = {} } = schema;
      const length = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 4)) };
      return fc.array(fromSchema(items, name, things), length);
    }
    case 'object': {
      const properties = Object.entries(schema.properties ?? {});
      if (properties.length === 0) return fc.dictionary(anyOf(things.names, 'name'), fc.string(), { maxKeys: 4 });
      const model = Object.fromEntries(properties.map(([key, inner]) => [key, fromSchema(inner, key, things)]));
      return fc.record(model, { requiredKeys: [...(schema.required ?? [])] });
    }
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}
