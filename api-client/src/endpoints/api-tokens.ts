import type { apiTokenCalls } from '../schemas/api-tokens';
import type { EndpointOf } from './endpoint';
import { OWNERS } from '../roles';

type Calls = typeof apiTokenCalls;

const guarded = { auth: 'signedIn', roles: OWNERS } as const;

/** The tokens of other systems, newest first, with those that have expired. */
export const fetchApiTokens: EndpointOf<Calls['fetchApiTokens'], 'apiTokens'> = {
  id: 'fetchApiTokens',
  method: 'GET',
  path: '/api-tokens',
  ...guarded,
  field: 'apiTokens',
};
/** Answers the token, this once. It is sent as `Authorization: Bearer …` and may do what its role may. */
export const createApiToken: EndpointOf<Calls['createApiToken']> = {
  id: 'createApiToken',
  method: 'POST',
  path: '/api-tokens',
  ...guarded,
};
/** The next call with the token is refused. */
export const revokeApiToken: EndpointOf<Calls['revokeApiToken'], 'message'> = {
  id: 'revokeApiToken',
  method: 'DELETE',
  path: '/api-tokens/:id',
  ...guarded,
  field: 'message',
};
