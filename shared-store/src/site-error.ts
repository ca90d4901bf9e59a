import type { FieldError } from 'api-client';
import { fieldErrorsOf, SOMETHING_WENT_WRONG } from 'api-client';

/** A failed call in the store: plain data, with the message to show. */
export interface SiteError {
  message: string;
  /** The HTTP status; 0 without an answer. */
  status: number;
  errors: FieldError[];
  requestId?: string;
  /** The stored entity, after a stale `version`. */
  current?: unknown;
  /** Seconds to wait before trying again. */
  retryAfter?: number;
}

interface Failure extends Partial<SiteError> {
  cancelled?: boolean;
}

/** Converts any error of a call. `cancelled` is separate, because a cancelled call shows no message. */
export function toSiteError(error: unknown): { error: SiteError; cancelled: boolean } {
  const failure: Failure = typeof error === 'object' && error !== null ? error : {};
  const { message, status, errors, requestId, current, retryAfter, cancelled } = failure;
  return {
    cancelled: cancelled === true,
    error: {
      message: message || SOMETHING_WENT_WRONG,
      status: status ?? 0,
      errors: errors ?? [],
      ...(requestId !== undefined && { requestId }),
      ...(current !== undefined && { current }),
      ...(retryAfter !== undefined && { retryAfter }),
    },
  };
}

/** The message of a failed mutation or thunk, for a toast. */
export function messageOf(error: unknown, fallback = SOMETHING_WENT_WRONG): string {
  if (
    typeof error === 'object' &&
    error !== null &&
    'message' in error &&
    typeof error.message === 'string' &&
    error.message !== ''
  ) {
    return error.message;
  }
  return fallback;
}

/** The messages of a failed call of a form: the general one, and those of single fields. */
export const failureOf = (error: unknown): Pick<SiteError, 'message' | 'errors'> => ({
  message: messageOf(error),
  errors: fieldErrorsOf(error),
});

/** Whether a read failed because the item does not exist or its name is invalid. */
export const isNotFound = (error: unknown): boolean => [400, 404].includes(statusOf(error));

/** The HTTP status of a failed call; 0 without an answer. */
export function statusOf(error: unknown): number {
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : 0;
}
