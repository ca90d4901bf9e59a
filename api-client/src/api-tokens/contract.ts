import { contract, del, get, post } from '../contract/contract';
import { OWNERS } from '../roles';
import type { apiTokenCalls } from './schemas';

export const { fetchApiTokens, createApiToken, revokeApiToken } = contract<typeof apiTokenCalls>()({
  /** The tokens of other systems, newest first, including expired ones. */
  fetchApiTokens: get('/api-tokens', OWNERS, { field: 'apiTokens', tags: ['api-tokens'] }),
  /** Answers the token, only once. Requests send it as `Authorization: Bearer …`; its scopes limit their rights. */
  createApiToken: post('/api-tokens', OWNERS, { changes: ['api-tokens', 'audit'] }),
  /** The next call with the token is refused. */
  revokeApiToken: del('/api-tokens/:id', OWNERS, { changes: ['api-tokens', 'audit'] }),
});
