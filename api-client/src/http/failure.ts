import { isAxiosError, isCancel } from 'axios';
import { ApiError, failureDetails, failureMessage } from './api-error';

/** Reads the JSON of a failure, which calls for bytes or text receive unparsed. */
function bodyOf(data: unknown): unknown {
  const written = data instanceof ArrayBuffer || ArrayBuffer.isView(data) ? new TextDecoder().decode(data) : data;
  if (typeof written !== 'string') return written;
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}

function secondsToWait(header: unknown): number | undefined {
  const seconds = Number(header);
  return header !== undefined && header !== null && Number.isFinite(seconds) ? seconds : undefined;
}

/** Turns any thrown value into the client's only error type. */
export function toApiError(error: unknown, fallback?: string): ApiError {
  if (error instanceof ApiError) return error;
  if (!isAxiosError(error))
    return new ApiError(failureMessage(undefined, error, fallback), { cancelled: isCancel(error), cause: error });
  const { response } = error;
  const body = bodyOf(response?.data);
  return new ApiError(failureMessage(body, error, fallback), {
    ...failureDetails(body),
    status: response?.status ?? 0,
    cancelled: isCancel(error),
    // Not the error itself: it contains the request with its token, and causes are logged.
    cause: { code: error.code, message: error.message },
    ...(response && { retryAfter: secondsToWait(response.headers['retry-after']) }),
  });
}
