import type { JobAlertFilter } from 'api-client';

/** A short description of a job alert's filter. */
export function filterText({ location, role, department, employmentType }: JobAlertFilter): string {
  const chosen = [location, role, department, employmentType].flatMap((values) =>
    values.length > 0 ? [values.join(' or ')] : [],
  );
  return chosen.length > 0 ? chosen.join('; ') : 'All positions';
}
