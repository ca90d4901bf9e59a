/** Whether a row is one's own: an address means the same whatever its case. */
export function isOwnEntry(email: string, own: string | undefined): boolean {
  return own !== undefined && email.toLowerCase() === own.toLowerCase();
}
