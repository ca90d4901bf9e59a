import type { FieldError } from '../validation/answer';
import { fieldErrorsOf } from '../field-errors';
import { SOMETHING_WENT_WRONG } from '../read-failure';

interface Circumstances {
  /** The HTTP status; 0 without an answer. */
  status?: number;
  errors?: FieldError[];
  requestId?: string;
  /** The stored entity, after a stale `version`. */
  current?: unknown;
  /** Seconds to wait before trying again. */
  retryAfter?: number;
  cancelled?: boolean;
  cause?: unknown;
}

/** The only error of a call. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly errors: FieldError[];
  readonly requestId: string | undefined;
  readonly current: unknown;
  readonly retryAfter: number | undefined;
  readonly cancelled: boolean;

  constructor(message: string, circumstances: Circumstances = {}) {
    super(message, { cause: circumstances.cause });
    this.status = circumstances.status ?? 0;
    this.errors = circumstances.errors ?? [];
    this.requestId = circumstances.requestId;
    this.current = circumstances.current;
    this.retryAfter = circumstances.retryAfter;
    this.cancelled = circumstances.cancelled ?? false;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function nonEmptyText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/**
 * The message of a failure (specification, section 8): the response's message, else its data's
 * message, else the error's own message, else the default.
 */
export function failureMessage(body: unknown, error: unknown, fallback = SOMETHING_WENT_WRONG): string {
  const response = isRecord(body) ? body : {};
  const data = isRecord(response.data) ? response.data : {};
  const own = error instanceof Error ? error.message : undefined;
  return nonEmptyText(response.message) ?? nonEmptyText(data.message) ?? nonEmptyText(own) ?? fallback;
}

/** The details in a failure's body besides its message; ignores fields with an unexpected shape. */
export function failureDetails(body: unknown): Circumstances {
  if (!isRecord(body)) return {};
  const details: Circumstances = {};
  if (typeof body.requestId === 'string') details.requestId = body.requestId;
  if ('current' in body) details.current = body.current;
  if (Array.isArray(body.errors)) details.errors = fieldErrorsOf(body);
  return details;
}
