import { buildPath } from '../build-path';
import type { Call, LooseOptions } from '../call';
import type { AnyEndpoint } from '../contract/endpoint';
import { receivedAnswer } from './answer';
import { ApiError, failureMessage } from './api-error';

/** Reads a path of the API, below its prefix, for a caller without a token. */
export type SharedRead = (path: string) => Promise<{ readonly status: number; readonly body: unknown }>;

const isSharedRead = ({ method, roles, shape = 'named' }: AnyEndpoint): boolean =>
  method === 'GET' && !roles && ['named', 'array', 'json'].includes(shape);

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
      return receivedAnswer(endpoint, await read(buildPath(endpoint.path, params, query)), fallback);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      throw new ApiError(failureMessage(undefined, error, fallback), { cause: error });
    }
  };
  return callOrRead as Call;
}
