/** Dates of the admin lists show as YYYY-MM-DD (specification, section 2). */
export function dayOf(moment: string): string {
  return moment.slice(0, 10);
}

/** Whether a row is one's own: an address means the same whatever its case. */
export function isOwnEntry(email: string, own: string | undefined): boolean {
  return own !== undefined && email.toLowerCase() === own.toLowerCase();
}
