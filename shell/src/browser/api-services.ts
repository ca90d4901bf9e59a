import type { Call } from 'api-client';
import { readToken, type SiteServices } from 'shared-store';

const BASE_URL = '/api/v1';

type Http = typeof import('api-client/http');

/** The HTTP client's code, loaded with the first call so that it is no part of the first download. */
let loading: Promise<Http> | undefined;

function loadHttp(): Promise<Http> {
  loading ??= import(/* webpackChunkName: "http" */ 'api-client/http').catch((error: unknown) => {
    loading = undefined; // A lost connection must not stay lost: the next call loads again.
    throw error;
  });
  return loading;
}

/** What the store reaches the API with in a browser. */
export function browserServices(onTokenRefused: () => void): SiteServices {
  const connecting = (): Promise<Call> =>
    loadHttp().then(
      ({ createClient }) => createClient({ baseUrl: BASE_URL, getToken: readToken, onTokenRefused }).call,
    );
  let client: Promise<Call> | undefined;
  const call: Call = async (endpoint, ...options) => {
    client ??= connecting().catch((error: unknown) => {
      client = undefined;
      throw error;
    });
    return (await client)(endpoint, ...options);
  };
  return {
    call,
    downloadPdf: async (request) =>
      (await loadHttp()).downloadPdf({ ...request, baseUrl: BASE_URL, getToken: readToken }),
  };
}
