/** Whether a row is the signed-in administrator's; the case of an address does not matter. */
export function isOwnEntry(email: string, own: string | undefined): boolean {
  return own !== undefined && email.toLowerCase() === own.toLowerCase();
}
