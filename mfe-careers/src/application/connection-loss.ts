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
