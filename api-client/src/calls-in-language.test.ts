import type { AnyEndpoint, Call } from './index';
import { callsInLanguage, fetchBlog, fetchRevisions, GetProducts, langOf, viewBlog } from './index';
import { calls, endpoints, type CallId } from './calls';
import type { CallSchemas } from './contract/endpoint';
import * as z from 'zod';

/** The query of a call as it is made in Hindi. */
async function queryOf(endpoint: AnyEndpoint, options: object = {}): Promise<unknown> {
  const made: object[] = [];
  const call = (async (_endpoint: AnyEndpoint, given: { query?: object } = {}) => made.push(given.query ?? {})) as Call;
  await (callsInLanguage(call, 'hi') as (one: AnyEndpoint, options: object) => Promise<unknown>)(endpoint, options);
  return made[0];
}

it('reads content in the language, with the other parameters of a read', async () => {
  expect(await queryOf(fetchBlog, { params: { id: 'fog' } })).toEqual({ locale: 'hi' });
  expect(await queryOf(GetProducts, { query: { limit: 3 } })).toEqual({ limit: 3, locale: 'hi' });
  expect(await queryOf(GetProducts, { query: { locale: 'en' } })).toEqual({ locale: 'en' });
});

/** The calls with which visitors agree to the privacy notice; the items of collections have their own bodies. */
const agreements = [
  ...Object.keys(calls).filter((id) => {
    const { body } = calls[id as CallId] as CallSchemas;
    return body instanceof z.ZodObject && 'consent' in body.shape;
  }),
  'addCollectionItem',
];

it('agrees to the privacy notice in the language', async () => {
  expect(agreements.sort()).toEqual(['addCollectionItem', 'contact', 'createJobApplication', 'subscribe']);
  for (const endpoint of endpoints.filter(({ id }) => agreements.includes(id)))
    expect([endpoint.id, await queryOf(endpoint, { body: {} })]).toEqual([endpoint.id, { locale: 'hi' }]);
});

it('leaves calls of editors, and changes, as they are', async () => {
  expect([await queryOf(fetchRevisions), await queryOf(viewBlog)]).toEqual([{}, {}]);
  const guarded = endpoints.filter(
    ({ id, roles, method }) => roles !== undefined || (method !== 'GET' && !agreements.includes(id)),
  );
  for (const endpoint of guarded) expect([endpoint.id, await queryOf(endpoint)]).toEqual([endpoint.id, {}]);
});

it('names the language of each text of an item', () => {
  const item = { locale: 'hi', untranslated: ['summary'] };
  expect([langOf(item, 'title'), langOf(item, 'summary'), langOf({}, 'title')]).toEqual(['hi', 'en', undefined]);
});
