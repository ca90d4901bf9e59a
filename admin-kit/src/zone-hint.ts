import type { Dates } from 'api-client';

/** The hint of a field for a moment, which uses the site's time zone, not the editor's. */
export function zoneHint({ timeZone }: Dates): string {
  return `In the site’s time zone, ${timeZone}.`;
}
