/** Dates of the admin lists show as YYYY-MM-DD (specification, section 2). */
export function dayOf(moment: string): string {
  return moment.slice(0, 10);
}

/** What the roles are called, and what they may do. */
export const ROLES = [
  { value: 'editor', label: 'Editor: all content and messages, no applications' },
  { value: 'recruiter', label: 'Recruiter: jobs and applications only' },
  { value: 'owner', label: 'Owner: everything, administrators included' },
] as const;

/** Whether a row is one's own: an address means the same whatever its case. */
export function isOwnEntry(email: string, own: string | undefined): boolean {
  return own !== undefined && email.toLowerCase() === own.toLowerCase();
}
