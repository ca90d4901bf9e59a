/** The command was called with wrong arguments; the message explains the usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
