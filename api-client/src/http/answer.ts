import type { AnyEndpoint } from '../contract/endpoint';
import { NO_SECTORS } from '../read-failure';
import { ApiError, failureDetails, failureMessage } from './api-error';

/**
 * Checks that a successful answer has the promised shape and returns it. An object must have `success: true`, a bare
 * array must not be empty (specification, section 7).
 */
export function checkedAnswer(
  endpoint: AnyEndpoint,
  body: unknown,
  status: number,
  contentType: string,
  fallback?: string,
): unknown {
  switch (endpoint.shape) {
    case 'array':
      if (Array.isArray(body) && body.length > 0) return body;
      throw new ApiError(NO_SECTORS, { status });
    case 'bytes':
      return new Blob(
        body instanceof ArrayBuffer || ArrayBuffer.isView(body) ? [new Uint8Array(body as ArrayBuffer)] : [],
        { type: contentType },
      );
    case 'text':
    case 'json':
      return body;
    case 'empty':
    case 'redirect':
      return undefined;
    case 'named':
    case undefined:
      if (typeof body === 'object' && body !== null && 'success' in body && body.success === true) return body;
      throw new ApiError(failureMessage(body, undefined, fallback), { ...failureDetails(body), status });
  }
}

/** An answer that another program has received: its status, and its parsed body. */
export interface ReceivedAnswer {
  readonly status: number;
  readonly body: unknown;
  /** Seconds to wait before trying again. */
  readonly retryAfter?: number | undefined;
}

/** The checked body of such an answer. @throws {ApiError} for a failure */
export function receivedAnswer(
  endpoint: AnyEndpoint,
  { status, body, retryAfter }: ReceivedAnswer,
  fallback: string | undefined,
): unknown {
  if (status >= 200 && status < 300) return checkedAnswer(endpoint, body, status, 'application/json', fallback);
  throw new ApiError(failureMessage(body, undefined, fallback), { ...failureDetails(body), status, retryAfter });
}
