import { buildPath } from '../build-path';
import type { Call, LooseOptions } from '../call';
import type { AnyEndpoint, Method } from '../contract/endpoint';
import { receivedAnswer } from './answer';
import { ApiError, failureMessage } from './api-error';

/** A call that another program makes for this one. */
export interface RelayedRequest {
  readonly method: Method;
  /** Below the API's prefix, with its query. */
  readonly path: string;
  readonly idempotencyKey?: string;
  /** JSON, or the parts of a form. */
  readonly body?: string | readonly (readonly [name: string, value: string | File])[];
}

export interface RelayedAnswer {
  readonly status: number;
  readonly text: string;
  /** Seconds to wait before trying again. */
  readonly retryAfter?: number;
}

export type Relay = (request: RelayedRequest) => Promise<RelayedAnswer>;

const formParts = (body: object): [string, string | File][] =>
  Object.entries(body).flatMap(([name, value]: [string, unknown]) =>
    value === undefined ? [] : [[name, value instanceof File ? value : String(value)]],
  );

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Rejects as soon as the signal is aborted; the call itself continues. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(new ApiError('The call was given up.', { cancelled: true }));
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/**
 * A client without network access: another program makes its calls, without a token. For the public calls that answer
 * JSON.
 *
 * @param relay rejects without an answer
 */
export function relayedCall(relay: Relay): Call {
  const perform = async (endpoint: AnyEndpoint, options: LooseOptions = {}): Promise<unknown> => {
    const { params, query, body, idempotencyKey, signal, fallback } = options;
    const request: RelayedRequest = {
      method: endpoint.method,
      path: buildPath(endpoint.path, params, query),
      ...(idempotencyKey !== undefined && { idempotencyKey }),
      ...(body && { body: endpoint.multipart ? formParts(body) : JSON.stringify(body) }),
    };
    const sent = relay(request).catch((cause: unknown) => {
      throw new ApiError(failureMessage(undefined, cause, fallback), { cause });
    });
    const { status, text, retryAfter } = await unlessAborted(sent, signal);
    return receivedAnswer(endpoint, { status, body: jsonOf(text), retryAfter }, fallback);
  };
  return perform as Call;
}
