import type { Dates } from 'api-client';

/** The hint of a field for a moment, which is in the site's time zone wherever its editor is. */
export function zoneHint({ timeZone }: Dates): string {
  return `In the site’s time zone, ${timeZone}.`;
}
