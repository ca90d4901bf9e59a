import type { PersonData } from 'api-client';

/** Whether the site has no data about a person. */
export function isEmpty({
  applications,
  messages,
  subscriptions,
  registrations,
  mails,
  auditEntries,
}: PersonData): boolean {
  return [applications, messages, subscriptions, registrations, mails, auditEntries].every(
    ({ length }) => length === 0,
  );
}
