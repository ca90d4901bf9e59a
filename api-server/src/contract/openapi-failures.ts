import type { AnyEndpoint, CallSchemas } from 'api-client';

const failure = (description: string, headers?: object): object => ({
  description,
  ...(headers && { headers }),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
});

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds until the call may be made again', schema: { type: 'integer', minimum: 0 } },
};

/** The answers to calls that fail, by the names that operations refer to. */
export const FAILURE_RESPONSES = {
  BadRequest: failure('A part of the request is malformed or breaks a rule; `errors` names each field'),
  Unauthorized: failure('There is no valid token'),
  Forbidden: failure('The role or the API token does not allow this call'),
  NotFound: failure('There is no such item'),
  Conflict: failure('The item has changed meanwhile, exists already or is in use'),
  TooLarge: failure('The file is too large'),
  UnsupportedFile: failure('The file is of another kind than its name says, or of a kind that is not accepted'),
  TooManyRequests: failure('The caller has made too many calls', RETRY_AFTER),
  Unavailable: failure('The server is busy, or its database cannot be reached', RETRY_AFTER),
  Failure: failure('Another failure'),
};

const reference = (name: keyof typeof FAILURE_RESPONSES): object => ({ $ref: `#/components/responses/${name}` });

/** Changes may conflict with the state of the data. */
const isChange = ({ method }: AnyEndpoint): boolean => method !== 'GET';

/**
 * The failures that a call can answer.
 *
 * @param schemas the call's schemas
 */
export function failuresOf(endpoint: AnyEndpoint, schemas: CallSchemas): object {
  return {
    400: reference('BadRequest'),
    ...(endpoint.roles && { 401: reference('Unauthorized'), 403: reference('Forbidden') }),
    ...(schemas.params && { 404: reference('NotFound') }),
    ...(isChange(endpoint) && { 409: reference('Conflict') }),
    ...(endpoint.multipart && { 413: reference('TooLarge'), 415: reference('UnsupportedFile') }),
    429: reference('TooManyRequests'),
    503: reference('Unavailable'),
    default: reference('Failure'),
  };
}

export const HEADERS = {
  ETag: { description: 'Names this state of the answer, for `If-None-Match`', schema: { type: 'string' } },
};

/**
 * The headers that a call accepts beside its token.
 *
 * @returns `Idempotency-Key` for calls that create, `If-None-Match` for reads
 */
export function requestHeaders({ method, multipart, path }: AnyEndpoint): object[] {
  if (method === 'GET') {
    const description = 'The `ETag` of an answer that the caller has: 304 when it is current';
    return [{ name: 'If-None-Match', in: 'header', required: false, description, schema: { type: 'string' } }];
  }
  if (method !== 'POST' || multipart || path.startsWith('/auth/')) return [];
  const description = 'A key of the call: repeated with the same body, it answers the first result again';
  const schema = { type: 'string', minLength: 1, maxLength: 200 };
  return [{ name: 'Idempotency-Key', in: 'header', required: false, description, schema }];
}
