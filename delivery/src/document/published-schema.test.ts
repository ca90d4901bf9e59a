import Ajv from 'ajv';
import { discoverySchema } from 'federation/discovery';
import { publishFirst } from '../testing/publish-first';
import { remotePackage, shellPackage } from '../testing/packages';
import { canary } from '../traffic/canary';
import { temporaryStore } from '../testing/keys';

/** The requirements of the Frontend Discovery schema (v1-pre); it checks only the first item of each list. */
const PUBLISHED = {
  type: 'object',
  required: ['schema', 'microFrontends'],
  additionalProperties: false,
  properties: {
    schema: { type: 'string' },
    microFrontends: {
      type: 'object',
      additionalProperties: {
        type: 'array',
        uniqueItems: true,
        items: {
          type: 'object',
          required: ['url', 'metadata'],
          additionalProperties: false,
          properties: {
            url: { type: 'string' },
            fallbackUrl: { type: 'string' },
            metadata: {
              type: 'object',
              required: ['integrity', 'version'],
              additionalProperties: false,
              properties: { integrity: { type: 'string' }, version: { type: 'string' } },
            },
            extras: { type: 'object' },
            deployment: {
              type: 'object',
              required: ['traffic', 'default'],
              properties: { traffic: { type: 'number', minimum: 0, maximum: 100 }, default: { type: 'boolean' } },
            },
          },
        },
      },
    },
  },
};

test("the document is valid for the published schema, for every item, and for this project's schema", async () => {
  const store = await temporaryStore();
  await publishFirst(store, 'production', await shellPackage());
  await publishFirst(store, 'production', await remotePackage({ salt: '1' }));
  const { version } = await publishFirst(store, 'production', await remotePackage({ salt: '2' }));
  const document = await canary(store, 'production', 'careers', version, 12.5);
  const validate = new Ajv().compile(PUBLISHED);
  expect(validate(JSON.parse(JSON.stringify(document)))).toBe(true);
  expect(discoverySchema.safeParse(document).success).toBe(true);
});

test("this project's schema is stricter: the sum, and the single default", async () => {
  const store = await temporaryStore();
  await publishFirst(store, 'production', await shellPackage());
  const document = await store.read('production');
  const [shell] = document.microFrontends['shell'] ?? [];
  for (const deployment of [
    { traffic: 90, default: true },
    { traffic: 100, default: false },
  ]) {
    const changed = { ...document, microFrontends: { shell: [{ ...shell, deployment }] } };
    expect(new Ajv().compile(PUBLISHED)(JSON.parse(JSON.stringify(changed)))).toBe(true);
    expect(discoverySchema.safeParse(changed).success).toBe(false);
  }
});
