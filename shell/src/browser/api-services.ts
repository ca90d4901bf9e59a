import type { Call } from 'api-client';
import { readToken, type SiteServices } from 'shared-store';
import { saveFile } from 'ui-kit';

const BASE_URL = '/api/v1';

type Http = typeof import('api-client/http');

/** The HTTP client's code, loaded with the first call so that the first download does not include it. */
let loading: Promise<Http> | undefined;

function loadHttp(): Promise<Http> {
  loading ??= import(/* webpackChunkName: "http" */ 'api-client/http').catch((error: unknown) => {
    loading = undefined; // After a failed load, the next call loads again.
    throw error;
  });
  return loading;
}

/** The API services of the store in a browser. */
export function browserServices(onTokenRefused: () => void): SiteServices {
  let client: Call | undefined;
  const connect = async (): Promise<Call> => {
    const { createClient } = await loadHttp();
    client ??= createClient({ baseUrl: BASE_URL, getToken: readToken, onTokenRefused }).call;
    return client;
  };
  return {
    // Once the code is loaded, a call starts at once with the current token: signing out removes the token right
    // afterwards.
    call: (endpoint, ...options) =>
      client ? client(endpoint, ...options) : connect().then((connected) => connected(endpoint, ...options)),
    downloadPdf: async ({ name, ...source }) => {
      const { fetchPdf } = await loadHttp();
      saveFile(await fetchPdf({ ...source, baseUrl: BASE_URL, getToken: readToken }), `${name}-document.pdf`);
    },
  };
}
