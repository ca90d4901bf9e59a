import type { Role } from 'api-client';

/** The roles with their permissions. */
export const ROLES: readonly { readonly value: Role; readonly label: string }[] = [
  { value: 'editor', label: 'Editor: content and messages, no applications' },
  { value: 'author', label: 'Author: writes content and sends it for review, publishes nothing' },
  { value: 'recruiter', label: 'Recruiter: jobs and applications only' },
  { value: 'translator', label: 'Translator: translations only' },
  { value: 'owner', label: 'Owner: everything' },
];
