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

const TIMEOUT_CODES: ReadonlySet<string | undefined> = new Set(['ECONNABORTED', 'ETIMEDOUT']);

/** The message of a call that got no answer; the HTTP library's own is for developers. */
const noAnswerMessage = (code: string | undefined): string =>
  TIMEOUT_CODES.has(code)
    ? 'The server did not answer in time. Try again.'
    : 'The server could not be reached. Check your connection and try again.';

/** Turns any thrown value into the client's only error type. */
export function toApiError(error: unknown, fallback?: string): ApiError {
  if (error instanceof ApiError) return error;
  if (!isAxiosError(error))
    return new ApiError(failureMessage(undefined, error, fallback), { cancelled: isCancel(error), cause: error });
  const { response } = error;
  const body = bodyOf(response?.data);
  const own = response ? error : new Error(noAnswerMessage(error.code));
  return new ApiError(failureMessage(body, own, fallback), {
    ...failureDetails(body),
    status: response?.status ?? 0,
    cancelled: isCancel(error),
    // Not the error itself: it contains the request with its token, and causes are logged.
    cause: { code: error.code, message: error.message },
    ...(response && { retryAfter: secondsToWait(response.headers['retry-after']) }),
  });
}
