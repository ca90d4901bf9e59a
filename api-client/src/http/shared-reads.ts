import { buildPath } from '../build-path';
import type { Call, CallSettings } from '../call';
import type { AnyEndpoint } from '../contract/endpoint';
import { checkedAnswer } from './answer';
import { ApiError, failureDetails, failureMessage } from './api-error';

/** Reads a path of the API, below its prefix, for a caller without a token. */
export type SharedRead = (path: string) => Promise<{ readonly status: number; readonly body: unknown }>;

interface LooseOptions extends Pick<CallSettings, 'fallback'> {
  params?: object;
  query?: object;
}

const isSharedRead = ({ method, roles, shape = 'named' }: AnyEndpoint): boolean =>
  method === 'GET' && !roles && (shape === 'named' || shape === 'array');

/**
 * A call that makes public reads through `read`, whose results any number of callers share, and makes all other calls
 * itself. For callers without a token.
 */
export function withSharedReads(call: Call, read: SharedRead): Call {
  const callItself = call as (endpoint: AnyEndpoint, options: LooseOptions) => Promise<unknown>;
  const callOrRead = async (endpoint: AnyEndpoint, options: LooseOptions = {}): Promise<unknown> => {
    if (!isSharedRead(endpoint)) return callItself(endpoint, options);
    const { params, query, fallback } = options;
    try {
      const { status, body } = await read(buildPath(endpoint.path, params, query));
      if (status >= 200 && status < 300) return checkedAnswer(endpoint, body, status, 'application/json', fallback);
      throw new ApiError(failureMessage(body, undefined, fallback), { ...failureDetails(body), status });
    } catch (error) {
      if (error instanceof ApiError) throw error;
      throw new ApiError(failureMessage(undefined, error, fallback), { cause: error });
    }
  };
  return callOrRead as Call;
}
