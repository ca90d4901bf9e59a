import { API_PREFIX, rolesOf, type AnyEndpoint, type CallSchemas } from 'api-client';
import * as contract from 'api-client';
import { calls, failureSchema } from 'api-client/schemas';
import { scopeOf, takesApiTokens } from 'api-client/token-scopes';
import { z } from 'zod';

/** Every endpoint of the contract, told from its other exports by what it has. */
function endpoints(): AnyEndpoint[] {
  return Object.values(contract).flatMap((value) => (typeof value === 'object' && 'id' in value ? [value] : []));
}

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

function success(endpoint: AnyEndpoint, schemas: CallSchemas): object {
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
    case undefined:
      return {
        '2XX': {
          description: 'Success',
          content: { 'application/json': { schema: jsonSchema(schemas.answer, 'output') } },
        },
      };
  }
}

/** With what a call can be made, and by which roles. */
function whoMay(endpoint: AnyEndpoint): object {
  const scope = scopeOf(endpoint);
  const tokens = [{ session: [] }, ...(takesApiTokens(endpoint) ? [{ apiToken: scope ? [scope] : [] }] : [])];
  if (endpoint.auth === 'public') return { security: [{}, ...tokens] };
  return { description: `For these roles: ${rolesOf(endpoint).join(', ')}.`, security: tokens };
}

function operation(endpoint: AnyEndpoint): object {
  const schemas: CallSchemas | undefined = Object.entries(calls).find(([id]) => id === endpoint.id)?.[1];
  if (!schemas) throw new Error(`The contract has no schemas for ${endpoint.id}`);
  const [, noun = ''] = endpoint.path.split('/');
  return {
    operationId: endpoint.id,
    tags: [noun.replace(/^:.*/, 'content').replace(/\..*$/, '')],
    parameters: [...parameters(schemas.params, 'path'), ...parameters(schemas.query, 'query')],
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
    responses: { ...success(endpoint, schemas), default: { $ref: '#/components/responses/Failure' } },
    ...whoMay(endpoint),
  };
}

/** The contract as an OpenAPI 3.1 document. */
export function describeApi() {
  const paths: Record<string, object> = {};
  for (const endpoint of endpoints()) {
    const path = API_PREFIX + endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Tridhara Energy & Chemicals: site API', version: '1.0.0' },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token of somebody who is signed in' },
        apiToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'A token that an owner has created for another system; each call names the scope that it needs',
        },
      },
      responses: {
        Failure: {
          description: 'Failure',
          content: { 'application/json': { schema: jsonSchema(failureSchema, 'output') } },
        },
      },
    },
  };
}
