import { counted, plural, type FieldError } from 'api-client';

interface Details {
  errors?: FieldError[];
  /** The current entity, with 409 after a stale `version`. */
  current?: unknown;
  headers?: Record<string, string>;
  /** For the log only. */
  cause?: unknown;
}

/** A failure whose message the caller sees. Any other error becomes a 500 without details. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';

  constructor(
    readonly statusCode: number,
    message: string,
    readonly details: Details = {},
  ) {
    super(message, { cause: details.cause });
  }
}

/** 400. `errors` names every failing field. */
export function invalid(errors: FieldError[]): ApiFailure {
  return new ApiFailure(400, errors[0]?.message ?? 'The request is not valid', { errors });
}

export function invalidField(path: string, message: string): ApiFailure {
  return invalid([{ path, message }]);
}

/** 400 for an item that lacks fields which visitors need. */
export function incomplete(errors: FieldError[]): ApiFailure {
  const [first] = errors;
  const message = errors.length === 1 ? first?.message : errors.map((error) => error.message).join('. ');
  return new ApiFailure(400, `Complete it to publish it: ${message ?? ''}`, { errors });
}

export function unauthorized(message = 'Sign in to do this'): ApiFailure {
  return new ApiFailure(401, message, { headers: { 'www-authenticate': 'Bearer' } });
}

export function forbidden(message = 'You are not authorized to perform this action'): ApiFailure {
  return new ApiFailure(403, message);
}

/** 403 for a role that writes what others publish. */
export function onlyEditorsPublish(): ApiFailure {
  return forbidden('Only an editor or owner can publish. Send it for review.');
}

/** 404; `what` is the beginning of the sentence, such as "Product". */
export function notFound(what: string): ApiFailure {
  return new ApiFailure(404, `${what} not found`);
}

export function conflict(message: string, current?: unknown): ApiFailure {
  return new ApiFailure(409, message, current === undefined ? {} : { current });
}

/**
 * @param version the version that a change is based on; undefined for any
 * @param stored the stored version
 * @throws 409 with the current item when they differ
 */
export function requireVersion(version: number | undefined, stored: number, current: unknown): void {
  if (version !== undefined && version !== stored)
    throw conflict('Someone else has changed this in the meantime', current);
}

export function gone(message: string): ApiFailure {
  return new ApiFailure(410, message);
}

export function tooLarge(message: string): ApiFailure {
  return new ApiFailure(413, message);
}

export function unsupported(message: string): ApiFailure {
  return new ApiFailure(415, message);
}

/** 429; the header is in seconds, always whole minutes. */
export function tooManyRequests(minutes: number): ApiFailure {
  const wait = plural(minutes, 'a minute', counted(minutes, 'minute'));
  return new ApiFailure(429, `Too many attempts. Try again in ${wait}.`, {
    headers: { 'retry-after': String(minutes * 60) },
  });
}

export function unavailable(message: string, cause?: unknown): ApiFailure {
  return new ApiFailure(503, message, { headers: { 'retry-after': '5' }, cause });
}
