import type { Role } from 'api-client';

/** The roles with their permissions. */
export const ROLES: readonly { readonly value: Role; readonly label: string }[] = [
  { value: 'editor', label: 'Editor: content and messages, no applications' },
  { value: 'recruiter', label: 'Recruiter: jobs and applications only' },
  { value: 'translator', label: 'Translator: translations only' },
  { value: 'owner', label: 'Owner: everything' },
];
