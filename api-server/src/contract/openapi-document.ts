import { API_PREFIX, isAllowed, ROLES, type AnyEndpoint, type CallSchemas, type Right } from 'api-client';
import { calls, endpoints } from 'api-client/calls';
import { failureSchema } from 'api-client/schemas';
import { scopeOf, takesApiTokens } from 'api-client/token-scopes';
import { z } from 'zod';
import { presetGrants } from '../auth/role-rights';
import { failuresOf, FAILURE_RESPONSES, HEADERS, requestHeaders } from './openapi-failures';

type JsonSchema = z.core.JSONSchema.BaseSchema;

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const described = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: node }) => {
      if (zodSchema._zod.def.type === 'custom') Object.assign(node, { type: 'string', format: 'binary' });
    },
  });
  delete described.$schema;
  return described;
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: described,
  }));
}

/** The summary and the successful status of each operation, which its route gives, by operation id. */
export type Operations = ReadonlyMap<string, { readonly summary: string; readonly status: number }>;

function success(endpoint: AnyEndpoint, schemas: CallSchemas, status: number): object {
  switch (endpoint.shape) {
    case 'empty':
      return { 204: { description: 'Done' } };
    case 'redirect':
      return { 302: { description: 'Continues elsewhere' } };
    case 'bytes':
      return {
        200: { description: 'The bytes', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } },
      };
    case 'text':
      return { 200: { description: 'A table', content: { 'text/csv': { schema: { type: 'string' } } } } };
    case 'named':
    case 'array':
    case 'json':
    case undefined:
      return {
        [status]: {
          description: 'Success',
          ...(endpoint.method === 'GET' && { headers: HEADERS }),
          content: { 'application/json': { schema: jsonSchema(schemas.answer, 'output') } },
        },
      };
  }
}

function tagOf({ path }: AnyEndpoint): string {
  const [, noun = ''] = path.split('/');
  return noun.replace(/^:.*/, 'content').replace(/\..*$/, '');
}

const ROLES_WITH = new Map(ROLES.map((role) => [role, presetGrants(role).rights]));

/** The roles of every site that may make a call, and the right that other roles need for it. */
function neededText(needed: readonly Right[]): string {
  const roles = ROLES.filter((role) => isAllowed([role, ...(ROLES_WITH.get(role) ?? [])], needed));
  const rights = needed.filter((right) => right.includes(':'));
  return [
    `For these roles: ${roles.join(', ')}.`,
    ...(rights.length > 0 ? [`A role that owners made needs the right ${rights.join(' or ')}.`] : []),
  ].join(' ');
}

function whoMay(endpoint: AnyEndpoint): object {
  const scope = scopeOf(endpoint);
  const tokens = [{ session: [] }, ...(takesApiTokens(endpoint) ? [{ apiToken: scope ? [scope] : [] }] : [])];
  if (!endpoint.roles) return { description: 'For everyone.', security: [{}, ...tokens] };
  return { description: neededText(endpoint.roles), security: tokens };
}

function operation(endpoint: AnyEndpoint, operations: Operations): object {
  const schemas: CallSchemas | undefined = Object.entries(calls).find(([id]) => id === endpoint.id)?.[1];
  if (!schemas) throw new Error(`The contract has no schemas for ${endpoint.id}`);
  const route = operations.get(endpoint.id);
  if (!route) throw new Error(`No route serves ${endpoint.id}`);
  return describeOperation(endpoint, schemas, route);
}

/** A call as an operation of the document. */
export function describeOperation(
  endpoint: AnyEndpoint,
  schemas: CallSchemas,
  route: { readonly summary: string; readonly status: number },
): object {
  return {
    operationId: endpoint.id,
    summary: route.summary,
    tags: [tagOf(endpoint)],
    parameters: [
      ...parameters(schemas.params, 'path'),
      ...parameters(schemas.query, 'query'),
      ...requestHeaders(endpoint),
    ],
    ...(schemas.body && {
      requestBody: {
        required: true,
        content: {
          [endpoint.multipart ? 'multipart/form-data' : 'application/json']: {
            schema: jsonSchema(schemas.body, 'input'),
          },
        },
      },
    }),
    responses: { ...success(endpoint, schemas, route.status), ...failuresOf(endpoint, schemas) },
    ...whoMay(endpoint),
  };
}

/** The description of the API at the head of the document. */
export const INFO = {
  title: 'Tridhara Energy & Chemicals: site API',
  version: '1.0.0',
  description: 'The content of the site, its forms and its administration. Failures have one shape, whatever the call.',
  contact: { name: 'Tridhara Energy & Chemicals' },
};

/**
 * The contract as an OpenAPI 3.1 document.
 *
 */
export function describeApi(operations: Operations) {
  const paths: Record<string, object> = {};
  const tags = new Set(endpoints.map(tagOf));
  for (const endpoint of endpoints) {
    const path = API_PREFIX + endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, operations) };
  }
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: [{ url: '/' }],
    tags: [...tags].sort().map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token of a signed-in person' },
        apiToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'A token that an owner has created for another system; each call names the scope that it needs',
        },
      },
      responses: FAILURE_RESPONSES,
      schemas: { Failure: jsonSchema(failureSchema, 'output') },
    },
  };
}
