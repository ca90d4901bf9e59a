import fc from 'fast-check';
import type { Operation } from './document';
import { fromSchema } from './from-schema';
import { formsFor, type Body } from './multipart';
import { mutate, type Mutation } from './mutate';
import { encoded, hostileJson, hostileKey, hostilePath, hostileText } from './hostile-values';
import { idsFor, type KnownData } from './known-data';
import { grammarTable } from './table-grammar';

const ROLES = ['owner', 'editor', 'author', 'recruiter'] as const;
type Role = (typeof ROLES)[number];

/** The caller: a person with a role, a system with an API token of a role, a visitor, or a forged token. */
export type Caller = Role | `${Role} system` | 'visitor' | 'forger';
const CALLERS: readonly Caller[] = [...ROLES, ...ROLES.map((role) => `${role} system` as const), 'visitor', 'forger'];

/** The role of a calling system; undefined for all other callers. */
export const systemRoleOf = (caller: Caller): Role | undefined => ROLES.find((role) => caller === `${role} system`);

/** A request as it is sent, without the token of its caller. */
export interface PlannedCall {
  readonly operation: string;
  readonly caller: Caller;
  readonly method: string;
  /** Path and query, as on the wire. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const mutation: fc.Arbitrary<Mutation> = fc.record({
  place: fc.nat(40),
  way: fc.constantFrom('replace', 'replace', 'replace', 'drop', 'wrap', 'add'),
  value: hostileJson,
  key: hostileKey,
});

const mutations = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Mutation[]>([]) },
  { weight: 5, arbitrary: fc.array(mutation, { minLength: 1, maxLength: 1 }) },
  { weight: 2, arbitrary: fc.array(mutation, { minLength: 2, maxLength: 4 }) },
);

/** Bodies that do not match their type, and types that no call accepts. */
const brokenJson: fc.Arbitrary<Body> = fc.constantFrom(
  ...[
    '',
    '{',
    '[',
    '{"a":',
    'null',
    '"x"',
    '1',
    '{"a":1,}',
    "{'a':1}",
    '{"a":1}{"b":2}',
    '\ufeff{}',
    '{"a":"\\ud800"}',
    '{"a":1e999}',
  ].map((text) => ({ type: 'application/json', bytes: Buffer.from(text) })),
  { type: 'application/json', bytes: Buffer.from('{"a":"\xff\xfe\xed\xa0\x80"}', 'latin1') },
  { type: 'application/json', bytes: Buffer.from(`${'['.repeat(50_000)}${']'.repeat(50_000)}`) },
  { type: 'application/json', bytes: Buffer.from(`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`) },
  { type: 'application/json', bytes: Buffer.from(`{"a":"${'x'.repeat(1_200_000)}"}`) },
  { type: 'application/json; charset=utf-16', bytes: Buffer.from('{}', 'utf16le') },
  ...['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'x', '', 'application/json;;;', '*/*'].map(
    (type) => ({
      type,
      bytes: Buffer.from('{"a":1}'),
    }),
  ),
  { type: 'multipart/form-data; boundary=x', bytes: Buffer.from('--x--') },
);

function bodiesOf({ id, body }: Operation, things: KnownData, costly: boolean): fc.Arbitrary<Body | undefined> {
  if (!body) return fc.oneof({ weight: 8, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: brokenJson });
  if (body.multipart) return formsFor(body.schema, costly);
  const json = fc.tuple(fromSchema(body.schema, '', things), mutations).map(([value, changes]): Body => {
    const changed = changes.reduce<unknown>(mutate, value);
    return { type: 'application/json', bytes: Buffer.from(JSON.stringify(changed) ?? '') };
  });
  return fc.oneof(
    { weight: 12, arbitrary: json },
    {
      weight: 1,
      arbitrary: hostileJson.map((value) => ({ type: 'application/json', bytes: Buffer.from(JSON.stringify(value)) })),
    },
    { weight: 1, arbitrary: brokenJson },
    ...(costly && id === 'importCollection' ? [{ weight: 14, arbitrary: grammarTable }] : []),
  );
}

function pathOf({ path, parameters }: Operation, things: KnownData): fc.Arbitrary<string> {
  const noun = path.split('/')[3] ?? '';
  const parts = path.split('/').map((part) => {
    const name = /^\{(\w+)\}/.exec(part)?.[1];
    if (name === undefined) return fc.constant(part);
    const parameter = parameters.find((known) => known.in === 'path' && known.name === name);
    const known = idsFor(name === 'id' ? noun : name, things);
    const files = things.files.map((address) => address.split('/').at(-1) ?? '');
    const real = name === 'name' ? files : known;
    const fitting = parameter?.schema.enum
      ? fc.constantFrom(...parameter.schema.enum).map(asText)
      : name === 'file'
        ? fc.constantFrom('products.csv', 'products.json', 'clients.csv', 'job-postings.json')
        : name === 'number'
          ? fc.constantFrom('1', '2', '3')
          : fc.constantFrom(...(real.length > 0 ? real : ['x']));
    return fc.oneof({ weight: 7, arbitrary: fitting.map(encoded) }, { weight: 2, arbitrary: hostilePath });
  });
  return fc.tuple(...parts).map((values) => values.join('/'));
}

function queryOf({ parameters }: Operation, things: KnownData): fc.Arbitrary<string> {
  const known = parameters.filter((parameter) => parameter.in === 'query');
  const one = ({ name, schema }: (typeof known)[number]) =>
    fc.oneof(
      { weight: 5, arbitrary: fromSchema(schema, name, things).map((value) => [`${name}=${encoded(asText(value))}`]) },
      { weight: 3, arbitrary: hostileText.map((value) => [`${name}=${encoded(value)}`]) },
      {
        weight: 1,
        arbitrary: fc.tuple(hostileText, hostileText).map((two) => two.map((value) => `${name}=${encoded(value)}`)),
      },
      {
        weight: 1,
        arbitrary: fc
          .constantFrom(
            `${name}=%`,
            `${name}=%ff`,
            `${name}[]=1`,
            `${name}[a]=1`,
            name,
            `${name}=%ED%A0%80`,
            `${name}=&`,
          )
          .map((raw) => [raw]),
      },
    );
  const extra = fc.oneof(
    { weight: 6, arbitrary: fc.constant([]) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.oneof(
            hostileKey,
            fc.constantFrom('field.Grade', 'field.', 'field.__proto__', `field.${'x'.repeat(300)}`, 'field.\0'),
          ),
          hostileText,
        )
        .map(([key, value]) => [`${encoded(key)}=${encoded(value)}`]),
    },
  );
  const chosen = known.map((parameter) =>
    fc.oneof({ weight: 7, arbitrary: fc.constant([]) }, { weight: 3, arbitrary: one(parameter) }),
  );
  return fc.tuple(extra, ...chosen).map((parts) => parts.flat().join('&'));
}

/** Headers that are sent occasionally, if they can be written at all. */
const headers = fc.oneof(
  { weight: 12, arbitrary: fc.constant<Record<string, string>>({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'idempotency-key': 'fuzz-1' },
      { 'idempotency-key': 'x'.repeat(400) },
      { 'idempotency-key': '\xe9' },
      { 'if-none-match': '*' },
      { 'if-none-match': 'W/"x", "' },
      { range: 'bytes=0-' },
      { range: 'bytes=5-1,99999999999-' },
      { range: 'bytes=-0' },
      { accept: 'image/avif;q=x' },
      { 'accept-encoding': 'br;q=9, \xff' },
      { 'x-request-id': '../../x' },
      { 'x-forwarded-for': '::ffff:1.2.3.4, x' },
      { 'x-forwarded-host': 'evil.example' },
      { cookie: 'sign-in-flow=%; a=\x80' },
      { origin: 'null' },
      { 'content-encoding': 'gzip' },
    ),
  },
);

/** Every way in which the fuzzer makes one call of the document. */
export function callsOf(operation: Operation, things: KnownData, costly: boolean): fc.Arbitrary<PlannedCall> {
  return fc
    .record({
      caller: fc.constantFrom(...CALLERS),
      path: pathOf(operation, things),
      query: queryOf(operation, things),
      body: bodiesOf(operation, things, costly),
      headers,
    })
    .map(({ caller, path, query, body, headers: more }) => ({
      operation: operation.id,
      caller,
      method: operation.method,
      target: query === '' ? path : `${path}?${query}`,
      headers: { ...more, ...(body && { 'content-type': body.type }) },
      body: body?.bytes,
    }));
}
