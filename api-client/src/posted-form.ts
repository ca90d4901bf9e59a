/**
 * The idempotency key of a form that was posted without scripts: made of what is sent, so that a second press sends the
 * same key with the same content, and a corrected text gets another. A key within the form would stand in a cached page
 * and be everybody's.
 *
 * @param body as it will be sent
 */
export async function idempotencyKeyOf(body: object): Promise<string> {
  const written = new TextEncoder().encode(JSON.stringify(body));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', written));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Why a call failed, as the page says it to whom posted the form. */
export interface PostFailure {
  /** What the page is sent with. */
  readonly status: number;
  readonly message: string;
}

const AWAY: PostFailure = {
  status: 503,
  message: 'The service is not available right now. What you typed is still here: please send it again in a moment.',
};

/** Reads what a call failed with. Only what the API itself has said is passed on. */
export function postFailureOf(error: unknown): PostFailure {
  const { status, message }: { status?: unknown; message?: unknown } =
    typeof error === 'object' && error !== null ? error : {};
  if (typeof status !== 'number' || status < 400 || status >= 500 || typeof message !== 'string') return AWAY;
  // Too early is not the visitor's fault: the same form is still under way.
  return { status, message };
}
