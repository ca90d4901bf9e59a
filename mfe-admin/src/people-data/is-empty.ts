import type { PersonData } from 'api-client';

/** Whether the site holds nothing of a person. */
export function isEmpty({ applications, messages, registrations, mails, auditEntries }: PersonData): boolean {
  return [applications, messages, registrations, mails, auditEntries].every(({ length }) => length === 0);
}
