import type { Call } from 'api-client';
import { readToken, type SiteServices } from 'shared-store';
import { saveFile } from 'ui-kit';

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
  let client: Call | undefined;
  const connect = async (): Promise<Call> => {
    const { createClient } = await loadHttp();
    client ??= createClient({ baseUrl: BASE_URL, getToken: readToken, onTokenRefused }).call;
    return client;
  };
  return {
    // Once the code is there a call starts at once, with the token of this moment: signing out removes it right after.
    call: (endpoint, ...options) =>
      client ? client(endpoint, ...options) : connect().then((connected) => connected(endpoint, ...options)),
    downloadPdf: async ({ name, ...source }) => {
      const { fetchPdf } = await loadHttp();
      saveFile(await fetchPdf({ ...source, baseUrl: BASE_URL, getToken: readToken }), `${name}-document.pdf`);
    },
  };
}
