/** The statuses of the answers to a posted form: it is invalid, or it was sent and the browser loads the next page. */
export const INVALID = 422;
export const SEE_OTHER = 303;

/** The text of a field of a posted form, as it was typed; empty if the form has none. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The SHA-256 digest of some bytes, as hexadecimal digits. */
export async function hexDigest(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The idempotency key of a form that was posted without scripts: a hash of the body, so that a second press sends the
 * same key with the same content, and a corrected text gets another key. A key in the form's HTML would be cached with
 * the page and shared by all visitors.
 *
 * @param body as it will be sent
 */
export const idempotencyKeyOf = (body: object): Promise<string> =>
  hexDigest(new TextEncoder().encode(JSON.stringify(body)));

/** The reason why a call failed, for the page that the posted form gets. */
export interface PostFailure {
  readonly status: number;
  readonly message: string;
}

const AWAY: PostFailure = {
  status: 503,
  message: 'The service is not available right now. What you typed is still here: please send it again in a moment.',
};

/** Reads the error of a failed call. Only messages of the API are passed on. */
export function postFailureOf(error: unknown): PostFailure {
  const { status, message }: { status?: unknown; message?: unknown } =
    typeof error === 'object' && error !== null ? error : {};
  if (typeof status !== 'number' || status < 400 || status >= 500 || typeof message !== 'string') return AWAY;
  // 425 is not the visitor's fault: the same form is still being processed.
  return { status, message };
}
