import axios from 'axios';
import type { AxiosProgressEvent, AxiosRequestConfig } from 'axios';
import { buildPath } from '../build-path';
import type { Call, LooseOptions } from '../call';
import type { AnyEndpoint } from '../contract/endpoint';
import { TEAM_PATH } from '../team-server';
import { checkedAnswer } from './answer';
import { toApiError } from './failure';
import { progressOf } from './progress';
import { isOwnOrigin } from './origin';

export interface ClientOptions {
  /** With the prefix: `/api/v1` in a browser, `http://host:port/api/v1` on a server. */
  baseUrl: string;
  /** Returns the stored bearer token; called for each request. */
  getToken?: () => string | null | undefined;
  /** Milliseconds; uploads have no limit. */
  timeout?: number;
  /** Called when a call that sent the token was answered 401. */
  onTokenRefused?: () => void;
}

export interface Client {
  call: Call;
}

const DEFAULT_TIMEOUT = 30_000;

function formOf(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

/** The servers of teams are beside the API. */
const baseOf = ({ path }: AnyEndpoint, baseUrl: string): string =>
  path.startsWith(TEAM_PATH) ? baseUrl.replace(/\/v1$/, '') : baseUrl;

/** The client of `/api/v1`. Every failure, of the network, the status or the shape of the answer, is an `ApiError`. */
export function createClient({ baseUrl, getToken, timeout = DEFAULT_TIMEOUT, onTokenRefused }: ClientOptions): Client {
  const http = axios.create({ proxy: false });

  function tokenFor(endpoint: AnyEndpoint, url: string, withToken: boolean | undefined): string | undefined {
    if (!(withToken ?? endpoint.roles !== undefined) || !isOwnOrigin(url, baseUrl)) return undefined;
    return getToken?.() ?? undefined;
  }

  async function perform(endpoint: AnyEndpoint, options: LooseOptions = {}): Promise<unknown> {
    const url = baseOf(endpoint, baseUrl) + buildPath(endpoint.path, options.params, options.query);
    const token = tokenFor(endpoint, url, options.withToken);
    const { onProgress } = options;
    const request: AxiosRequestConfig = {
      method: endpoint.method,
      url,
      headers: {
        Accept:
          endpoint.shape === 'bytes'
            ? '*/*'
            : endpoint.shape === 'text'
              ? 'text/csv, application/json'
              : 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
        // Browsers may show visitors a public answer that is a minute old while they revalidate it; editors always get
        // the current one.
        ...(endpoint.method === 'GET' && getToken?.() && { 'Cache-Control': 'no-cache' }),
        // On a server, axios sends the content type of a form with an empty body.
        ...(options.body === undefined && { 'Content-Type': false }),
        ...(options.idempotencyKey && { 'Idempotency-Key': options.idempotencyKey }),
      },
      timeout: endpoint.multipart ? 0 : timeout,
      responseType: endpoint.shape === 'bytes' ? 'arraybuffer' : endpoint.shape === 'text' ? 'text' : 'json',
      ...(endpoint.shape === 'text' && { transformResponse: (body: unknown) => body }),
      ...(options.body !== undefined && { data: endpoint.multipart ? formOf(options.body) : options.body }),
      ...(options.signal && { signal: options.signal }),
      ...(onProgress && {
        [endpoint.multipart ? 'onUploadProgress' : 'onDownloadProgress']: (event: AxiosProgressEvent) =>
          onProgress(progressOf(event)),
      }),
    };
    try {
      const response = await http.request<unknown>(request);
      return checkedAnswer(
        endpoint,
        response.data,
        response.status,
        String(response.headers['content-type'] ?? ''),
        options.fallback,
      );
    } catch (error) {
      const failure = toApiError(error, options.fallback);
      if (failure.status === 401 && token) onTokenRefused?.();
      throw failure;
    }
  }

  return { call: perform as Call };
}
