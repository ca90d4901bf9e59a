import type { ApiCall } from 'shared-store';
import { readToken } from 'shared-store';

/** The browser's way to the API; the HTTP client is loaded with the first call, after the first paint. */
let client: Promise<ApiCall> | undefined;

function loadClient(): Promise<ApiCall> {
  client ??= import(/* webpackChunkName: "http" */ 'api-client/http').then(
    ({ createClient }) => createClient({ baseUrl: '/api/v1', getToken: readToken }).call,
    (error: unknown) => {
      client = undefined; // A lost connection must not stay lost: the next call loads again.
      throw error;
    },
  );
  return client;
}

/** Calls an endpoint of the contract. */
export const call: ApiCall = async (endpoint, options) => (await loadClient())(endpoint, options);
