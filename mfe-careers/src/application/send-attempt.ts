import type { SendAttempt } from './application-draft';

/** 128 random bits; `randomUUID` is missing where the page is not served securely. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The attempt to send some content: the last one again when the content is the same, because its answer may only have
 * been lost on the way; else a new one with a key of its own.
 *
 * @param last the attempt that did not end in success, if there was one
 * @param content the body as it will be sent
 */
export function attemptFor(last: SendAttempt | undefined, content: object): SendAttempt {
  const written = JSON.stringify(content);
  return last?.content === written ? last : { key: randomKey(), content: written };
}

/** Milliseconds before each new try after the connection was lost. */
export const RETRY_DELAYS = [2_000, 5_000, 15_000] as const;

/**
 * Whether a failed call may have failed only because of the connection, so that trying again can help. 409 means that
 * the first try, whose answer was lost, is still being worked on.
 */
export function isConnectionLoss(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { status, cancelled } = error as { status?: unknown; cancelled?: unknown };
  return cancelled !== true && (status === 0 || status === 409 || status === 502 || status === 503 || status === 504);
}
