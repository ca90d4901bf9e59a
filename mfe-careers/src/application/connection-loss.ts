/** The delay before each retry after the connection was lost, in milliseconds. */
export const RETRY_DELAYS = [2_000, 5_000, 15_000] as const;

/**
 * Whether a call may have failed only because of the connection, so that a retry can help. 409 means that the server is
 * still processing the first try, whose answer was lost.
 */
export function isConnectionLoss(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { status, cancelled } = error as { status?: unknown; cancelled?: unknown };
  return cancelled !== true && (status === 0 || status === 409 || status === 502 || status === 503 || status === 504);
}
