import type { Role } from 'api-client';

/** The roles, with what each may do. */
export const ROLES: readonly { readonly value: Role; readonly label: string }[] = [
  { value: 'editor', label: 'editor: the site’s content' },
  { value: 'recruiter', label: 'recruiter: jobs and applications' },
  { value: 'owner', label: 'owner: everything, and the people' },
];
